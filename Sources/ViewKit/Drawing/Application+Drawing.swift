// The stack of contexts, `UIGraphicsGetCurrentContext` and what goes with it.
extension Application {
  /// The context that is drawn in; nil outside of ``View/draw(_:)`` and of image contexts.
  public var currentContext: CGContext? { contexts.current(in: self) }

  /// Draws in a context until ``popContext()``.
  public func pushContext(_ context: CGContext) { contexts.push(context, in: self) }

  /// Draws in the context again that was current before ``pushContext(_:)``; false when the current
  /// one was not pushed.
  @discardableResult
  public func popContext() -> Bool { contexts.pop(in: self) }

  /// Draws in an image until ``endImageContext()``, `UIGraphicsBeginImageContextWithOptions`.
  ///
  /// - Parameter scale: pixels per point; 0 for those of the screen.
  @discardableResult
  public func beginImageContext(
    size: Size, isOpaque: Bool = false, scale: Double = 1
  ) -> CGContext {
    let context = CGContext(
      size: size, scale: scale == 0 ? screen.scale : scale, isOpaque: isOpaque)
    contexts.beginImage(context, in: self)
    return context
  }

  /// What was drawn in the image that was begun last; nil where none is drawn in, or it has no size.
  public func imageFromCurrentContext() -> Image? {
    guard let context = contexts.image(in: self), let pixels = context.makeImage() else {
      return nil
    }
    return Image(cgImage: pixels, scale: context.scale)
  }

  /// Ends the image that was begun last; false when none is drawn in.
  @discardableResult
  public func endImageContext() -> Bool { contexts.endImage(in: self) }

  /// Ends what scripts have begun outside of views and not ended in this turn.
  func endOpenContexts() {
    if contexts.isEmpty { return }
    warn(about: contexts.removeAll(in: self), by: "this turn")
  }

  /// Has a view draw itself, and keeps what it drew.
  func draw(_ view: View) {
    let bounds = view.bounds
    contexts.beginView(
      size: bounds.size, origin: bounds.origin, scale: view.contentScaleFactor)
    view.perform.draw(bounds)
    let (context, left) = contexts.endView(in: self)
    warn(about: left, by: "\(view.className).draw")
    guard let context else { return view.keep(nil) }
    warn(aboutStatesOf: context, of: view)
    let list = context.finish()
    view.keep(list.isEmpty ? nil : list)
  }

  private func warn(about left: ContextStack.LeftOpen, by name: String) {
    func tell(_ count: Int, _ what: String, _ end: String) {
      guard count > 0 else { return }
      onWarning(
        "\(name) has left \(count) \(what)\(count == 1 ? "" : "s") open, which end now: "
          + "call \(end)")
    }
    tell(left.images, "image context", "ui.graphicsEndImageContext()")
    tell(left.pushed, "pushed context", "ui.graphicsPopContext()")
  }

  private func warn(aboutStatesOf context: CGContext, of view: View) {
    func tell(_ count: Int, _ begin: String, _ end: String) {
      guard count > 0 else { return }
      onWarning(
        "\(view.className).draw has called \(begin) \(count == 1 ? "once" : "\(count) times") more "
          + "than \(end)")
    }
    tell(context.savedStates, "saveGState", "restoreGState")
    tell(context.layers, "beginTransparencyLayer", "endTransparencyLayer")
  }
}
