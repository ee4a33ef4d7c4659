/// The outermost view: it fills the screen and hands out events, as `UIWindow`.
///
/// A window is hidden at first. ``makeKeyAndVisible()`` puts it among its application's windows,
/// which hold it as long as it is visible.
open class Window: View {
  private weak var owner: Application?
  private var rootSlot = Owned<ViewController>()
  private var level = Level.normal

  /// How far in front a window is, as `UIWindow.Level`.
  public enum Level {
    public static let normal = 0.0
    public static let statusBar = 1000.0
    public static let alert = 2000.0
  }

  public static let didBecomeVisibleNotification = "UIWindowDidBecomeVisibleNotification"
  public static let didBecomeHiddenNotification = "UIWindowDidBecomeHiddenNotification"
  public static let didBecomeKeyNotification = "UIWindowDidBecomeKeyNotification"
  public static let didResignKeyNotification = "UIWindowDidResignKeyNotification"

  /// - Parameters:
  ///   - frame: the place on the screen.
  ///   - application: where the window will be shown.
  public init(frame: Rect, application: Application) {
    owner = application
    super.init(frame: frame)
    flags.insert(.hidden)
    windowReference = self
  }

  /// Makes a window that fills the screen.
  public convenience init(application: Application) {
    self.init(frame: application.screen.bounds, application: application)
  }

  deinit { forgetDescendants() }

  open override var application: Application? { owner }

  open override var next: Responder? { owner }

  /// The screen that the window is on.
  public final var screen: Screen? { owner?.screen }

  /// How far in front the window is; windows of one level are ordered by when they were shown.
  public final var windowLevel: Double {
    get { level }
    set {
      if newValue == level { return }
      level = newValue
      if !isHidden { owner?.show(self) }
    }
  }

  /// Whether keys go to this window.
  public final var isKeyWindow: Bool { owner?.keyWindow === self }

  /// Makes it the window that keys go to. The former one is told first.
  public final func makeKey() {
    guard let owner, owner.keyWindow !== self else { return }
    owner.changeKeyWindow(to: self)
  }

  /// Keys go to this window now.
  open func becomeKey() {}

  /// Keys go to this window no more.
  open func resignKey() {}

  /// Shows the window in front of those of its level, and makes it the key one.
  public final func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false } else { owner?.show(self) }
  }

  /// The controller whose view fills the window.
  public final var rootViewController: ViewController? {
    get { rootSlot.value }
    set {
      let old = rootSlot.value
      if newValue === old { return }
      old?.viewIfLoaded?.removeFromSuperview()
      rootSlot.set(newValue, in: self)
      if !isHidden { showRootView() }
    }
  }

  override func visibilityDidChange() {
    guard let owner else { return }
    if isHidden {
      owner.hide(self)
      if owner.keyWindow === self { owner.changeKeyWindow(to: nil) }
      owner.notificationCenter.post(name: Self.didBecomeHiddenNotification, object: self)
    } else {
      owner.show(self)
      showRootView()
      owner.notificationCenter.post(name: Self.didBecomeVisibleNotification, object: self)
    }
  }

  private func showRootView() {
    guard let controller = rootSlot.value else { return }
    let view = controller.view
    guard view.superview !== self else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    // The only refusal left is a hierarchy that is too deep, and it is reported.
    do throws(InvalidUse) {
      try insertSubview(view, at: 0)
    } catch {
      owner?.record(Report(.invalidUse, error.description))
    }
  }

  private func forgetDescendants() {
    for view in subtree() { view.windowReference = nil }
  }

  // MARK: Events

  /// Gives the touches of an event to their views, as `UIWindow.sendEvent(_:)`.
  open func sendEvent(_ event: Event) {
    deliver(event)
  }

  /// A point of the screen in this window.
  public final func convertFromScreen(_ point: Point) -> Point { fromSuperview(point) }

  /// A point of this window on the screen.
  public final func convertToScreen(_ point: Point) -> Point { toSuperview(point) }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.number("windowLevel", windowLevel)
    visitor.bool("isKeyWindow", isKeyWindow)
  }
}
