/// The outermost view: it fills the screen and hands out events, as `UIWindow`.
///
/// A window is hidden at first. ``makeKeyAndVisible()`` puts it among its application's windows,
/// which hold it as long as it is visible.
open class Window: View {
  private weak var owner: Application?
  private var rootSlot = Owned<ViewController>()
  private var level = Level.normal
  private var isShowingRoot = false
  /// Whether changes of its views are being recorded, so as to be seen to move.
  @exclusivity(unchecked) final var recordsAnimations = false
  private var undoSlot = Owned<UndoManager>()

  /// How far in front a window is, as `UIWindow.Level`.
  public enum Level {
    public static let normal = 0.0
    /// That of the keyboard, unless the window that it types into lies further in front.
    static let keyboard = 1.0
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
    application.allWindows.add(self)
    recordsAnimations = application.animations.recording != nil
  }

  /// Makes a window that fills the screen.
  public convenience init(application: Application) {
    self.init(frame: application.screen.bounds, application: application)
  }

  deinit {
    forgetDescendants()
    owner?.allWindows.remove(self)
  }

  open override var application: Application? { owner }

  open override var next: Responder? { owner }

  /// The changes that can be taken back, for all that has no manager of its own.
  open override var undoManager: UndoManager? { ownedUndoManager }

  final override var ownedUndoManager: UndoManager? {
    let manager = undoSlot.value ?? UndoManager()
    undoSlot.set(manager, in: self)
    manager.follow(owner)
    return manager
  }

  /// Whether the system shows something in it, such as the keyboard, that is no script's window.
  open var isOfSystem: Bool { false }

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

  /// Shows the window in front of those of its level, then makes it the key one.
  public final func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { owner?.show(self) }
    makeKey()
  }

  /// The controller whose view fills the window.
  ///
  /// A controller fills one window: one that is the root of another leaves that without a root.
  public final var rootViewController: ViewController? {
    get { rootSlot.value }
    set {
      if newValue === rootSlot.value { return }
      if let other = newValue?.rootWindow { other.rootViewController = nil }
      let old = rootSlot.value
      old?.rootWindow = nil
      newValue?.rootWindow = self
      rootSlot.set(newValue, in: self)
      // A script may have put it elsewhere, as into the view of the new root.
      withExtendedLifetime(old) {
        old?.endPresentations()
        if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      }
      showRootView()
    }
  }

  override func visibilityDidChange() {
    guard let owner else { return }
    if isHidden {
      // The application may hold the last reference.
      withExtendedLifetime(self) {
        owner.takeFocus(from: self)
        owner.hide(self)
        owner.passOnKey(of: self)
        owner.notificationCenter.post(name: Self.didBecomeHiddenNotification, object: self)
      }
    } else {
      owner.show(self)
      showRootView()
      if isHidden { return }
      owner.notificationCenter.post(name: Self.didBecomeVisibleNotification, object: self)
      owner.giveBackKey(to: self)
      owner.keyboardIfMade?.follow()
    }
  }

  /// Puts the root's view into the window, unless it is there or the window is hidden.
  ///
  /// What the controller does as it comes may give the window another root, or the controller
  /// another view: then that is what is shown, and the former root goes again.
  final func showRootView() {
    if isShowingRoot { return }
    isShowingRoot = true
    defer { isShowingRoot = false }
    for _ in 0..<Metrics.maximumRoundsPerPass {
      guard !isHidden, let controller = rootSlot.value else { return }
      let view = controller.view
      guard rootSlot.value === controller else { continue }
      if controller.isCovered { return }
      if view.superview === self { return }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      // The only refusal left is a hierarchy that is too deep, and it is reported.
      do throws(InvalidUse) {
        try checkRoom(for: view)
        try view.move(to: self, at: .index(0)) { !isHidden && rootSlot.value === controller }
      } catch {
        owner?.record(Report(.invalidUse, error.description))
        return
      }
      if rootSlot.value === controller { return }
    }
    owner?.record(
      Report(
        .endless,
        "the root of \(pathName) does not come to rest: \(Metrics.maximumRoundsPerPass) roots in a "
          + "row have set another rootViewController while they were coming",
        origin: owner?.originOfObject(self)))
  }

  private func forgetDescendants() {
    for view in subtree() { view.windowReference = nil }
  }

  // MARK: Events

  /// Gives the touches of an event to their views, as `UIWindow.sendEvent(_:)`.
  open func sendEvent(_ event: Event) {
    if let owner { owner.deliver(event, in: self) } else { deliver(event.allTouches, of: event) }
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
