/// The window in which the keyboard is shown, in front of the one that it types into. It is never
/// the key window, and no script sees it among the application's windows.
public final class KeyboardWindow: Window {
  private var keysSlot = Owned<KeyboardView>()
  /// The keys, which it keeps while they are not shown.
  var keys: KeyboardView? { keysSlot.value }

  init(_ keyboard: Keyboard, application: Application) {
    super.init(frame: .zero, application: application)
    keysSlot.set(KeyboardView(keyboard), in: self)
  }

  public override var isOfSystem: Bool { true }

  /// It comes and goes without a word.
  override func visibilityDidChange() {
    guard let application else { return }
    if isHidden { application.hide(self) } else { application.show(self) }
  }

  func show(_ content: Keyboard.Content, in frame: Rect) {
    let input = content.inputView ?? (content.traits == nil ? nil : keys)
    let wanted = [content.accessoryView, input].compactMap(\.self)
    for view in subviews where !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    self.frame = frame
    var top = 0.0
    for view in wanted {
      let height = view === keys ? Metrics.keyboardHeight : max(0, view.bounds.height)
      view.frame = Rect(x: 0, y: top, width: frame.width, height: height)
      top += height
      // A view that cannot stand here, as a window, is left out.
      if view.superview !== self { try? addSubview(view) }
    }
    isHidden = false
  }

  func clear() {
    isHidden = true
    for view in subviews { view.removeFromSuperview() }
  }
}
