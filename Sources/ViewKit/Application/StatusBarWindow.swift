/// The window of the status bar, where fingers meet it. It is not among the application's windows:
/// the bar itself belongs to the system, and is rendered by what the application says of it.
public final class StatusBarWindow: Window {
  private var barSlot = Owned<StatusBar>()
  public var bar: StatusBar? { barSlot.value }

  init(application: Application) {
    super.init(frame: application.statusBarFrame, application: application)
    windowLevel = Window.Level.statusBar
    isHidden = false
    let bar = StatusBar(frame: bounds)
    barSlot.set(bar, in: self)
    // A new window has room for a view.
    try? addSubview(bar)
  }

  public override var isOfSystem: Bool { true }

  /// It comes and goes without a word.
  override func visibilityDidChange() {}
}

/// The status bar: a tap on it scrolls to the top.
public final class StatusBar: View {
  public override func touchesEnded(_ touches: [Touch], with event: Event?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    application?.scrollToTop()
  }
}
