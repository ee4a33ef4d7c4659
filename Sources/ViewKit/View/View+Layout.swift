// Marks for the next layout and display.
extension View {
  /// Marks the view: its subviews get their frames in the next pass.
  public final func setNeedsLayout() {
    if layoutWork.isPending { return }
    layoutWork.isPending = true
    LayoutPass.announce(self)
  }

  /// Whether the view is marked for layout.
  public final var needsLayout: Bool { layoutWork.isPending }

  /// Lays out at once what is marked in this view and inside it, beginning with those views
  /// around it that are marked.
  public final func layoutIfNeeded() {
    var top = self
    while let superview = top.superview, superview.layoutWork.isPending { top = superview }
    LayoutPass.run(from: top, application: application)
  }

  /// Marks the view: it draws itself anew in the next pass.
  public final func setNeedsDisplay() {
    if displayWork.isPending { return }
    displayWork.isPending = true
    DisplayPass.announce(self)
  }

  /// Marks the view, as ``setNeedsDisplay()``: what is drawn is always the whole view.
  public final func setNeedsDisplay(_ rect: Rect) {
    setNeedsDisplay()
  }

  /// The intrinsic size may have changed; for autoresizing views this marks the layout.
  public final func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// Forgets what a leaving subview had to do.
  final func forgetWork(of subview: View) {
    layoutWork.forget(subview)
    displayWork.forget(subview)
  }
}
