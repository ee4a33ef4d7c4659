/// The edit menu of an application, as `UIMenuController`: a bar above, or below, what is selected,
/// with those actions that the responder with the focus, or one after it, can perform.
///
/// Texts show it by themselves; a script can show it for a view that has the focus.
public final class MenuController: Object {
  public static let willShowMenuNotification = "UIMenuControllerWillShowMenuNotification"
  public static let didShowMenuNotification = "UIMenuControllerDidShowMenuNotification"
  public static let willHideMenuNotification = "UIMenuControllerWillHideMenuNotification"
  public static let didHideMenuNotification = "UIMenuControllerDidHideMenuNotification"
  public static let menuFrameDidChangeNotification =
    "UIMenuControllerMenuFrameDidChangeNotification"

  /// The side of the menu on which its arrow is, as `UIMenuController.ArrowDirection`.
  public enum ArrowDirection: String, CaseIterable, Sendable {
    /// Wherever there is room; above what is selected, if there is any.
    case `default`
    case up, down, left, right
  }

  /// An item that is shown.
  public struct Entry: Hashable {
    public var title: String
    public var action: Selector
    /// Who performs it in any case.
    weak var target: Object?

    public static func == (left: Entry, right: Entry) -> Bool {
      left.title == right.title && left.action == right.action && left.target === right.target
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(title) }
  }

  private(set) weak var host: Application?
  private var itemList = OwnedList<MenuItem>()
  private var windowSlot = Owned<MenuWindow>()
  private weak var targetView: View?
  private var targetRect = Rect.zero
  private var motion: Transition?
  /// The touch at whose landing the menu went.
  private weak var hidingTouch: Touch?

  /// What is shown now, from left to right; empty while the menu is hidden.
  public private(set) var entries: [Entry] = []
  /// Where the arrow is to be.
  public var arrowDirection = ArrowDirection.default

  init(_ application: Application) {
    host = application
    super.init()
  }

  /// The window in which it is shown; nil before it was needed.
  public var window: MenuWindow? { windowSlot.value }

  /// The items of the script, which come after those of the system.
  public var menuItems: [MenuItem] {
    get { itemList.elements }
    set {
      Object.keep(newValue) {
        itemList.removeAll(in: self)
        for item in newValue { itemList.append(item, in: self) }
      }
      if isMenuVisible { update() }
    }
  }

  /// Whether the menu is on the screen.
  public var isMenuVisible: Bool { !entries.isEmpty }

  /// The place of the menu on the screen, with its arrow; empty while it is hidden.
  public var menuFrame: Rect { isMenuVisible ? window?.frame ?? .zero : .zero }

  /// Says what the menu points at.
  public func setTargetRect(_ rect: Rect, in view: View) {
    targetRect = rect
    targetView = view
    if isMenuVisible { place() }
  }

  /// Shows the menu, or hides it. It is not shown while there is no item for it, as when nothing has
  /// the focus.
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {
    if isVisible { show(animated) } else { dismiss(animated) }
  }

  /// Looks anew at what can be performed.
  public func update() {
    guard isMenuVisible else { return }
    let wanted = performableEntries
    if wanted.isEmpty { return hide(false) }
    if wanted == entries { return }
    entries = wanted
    place()
  }

  /// Whether the landing of a touch has hidden the menu: then its lifting does not show it again.
  func wasHidden(by touch: Touch) -> Bool { hidingTouch === touch }

  /// A finger has landed somewhere: outside of the menu that hides it.
  func touchLanded(_ touch: Touch) {
    hidingTouch = nil
    guard isMenuVisible, touch.window !== window else { return }
    hidingTouch = touch
    dismiss(true)
  }

  /// What a text was, for which the menu was shown, is different.
  func hide(for view: View) {
    if isMenuVisible, targetView === view { hide(true) }
  }

  /// An item was chosen: the menu goes, then who can performs the action.
  public func choose(_ entry: Entry) {
    guard let responder = host?.firstResponder else { return hide(true) }
    let target = performer(of: entry, responder)
    hide(true)
    target?.performAction(entry.action, sender: self, event: nil)
  }

  // MARK: Coming and going

  private func show(_ animated: Bool) {
    let wanted = performableEntries
    if wanted.isEmpty { return hide(animated) }
    let wasVisible = isMenuVisible
    entries = wanted
    if !wasVisible { post(Self.willShowMenuNotification) }
    // Who was told may have hidden it again.
    guard isMenuVisible else { return }
    place()
    if !wasVisible { move(animated, Self.didShowMenuNotification) }
  }

  /// Hides the menu without a choice. A row whose menu it was gives up the focus.
  private func dismiss(_ animated: Bool) {
    hide(animated)
    (host?.firstResponder as? TableViewCell)?.hideMenu()
  }

  private func hide(_ animated: Bool) {
    guard isMenuVisible else { return }
    post(Self.willHideMenuNotification)
    entries = []
    window?.clear()
    move(animated, Self.didHideMenuNotification)
  }

  /// Tells of the end of a motion when it is there.
  private func move(_ animated: Bool, _ notification: String) {
    if let motion { host?.cancelTransition(motion) }
    motion = nil
    guard animated else { return post(notification) }
    motion = host?.beginTransition(named: "edit menu", duration: Metrics.menuDuration) {
      [weak self] isFinished in
      guard let self, isFinished else { return }
      motion = nil
      post(notification)
    }
  }

  /// The application has ended.
  func end() {
    entries = []
    motion = nil
    window?.clear()
    itemList.removeAll(in: self)
  }

  private func post(_ name: String) {
    host?.notificationCenter.post(name: name, object: self)
  }

  /// The items of the system, then those of the script, as far as somebody performs them.
  private var performableEntries: [Entry] {
    guard let responder = host?.firstResponder else { return [] }
    let all =
      EditAction.allCases.map { Entry(title: $0.title, action: $0.selector) }
      + menuItems.map { Entry(title: $0.title, action: $0.action, target: $0.target) }
    return all.filter { performer(of: $0, responder) != nil }
  }

  private func performer(of entry: Entry, _ responder: Responder) -> Object? {
    guard let target = entry.target else {
      return responder.perform.target(forAction: entry.action, withSender: self)
    }
    if let own = target as? Responder {
      return own.perform.canPerformAction(entry.action, withSender: self) ? own : nil
    }
    return target.responds(to: entry.action) ? target : nil
  }

  private func place() {
    guard let host, isMenuVisible else { return }
    let window = windowSlot.value ?? MenuWindow(self, application: host)
    windowSlot.set(window, in: self)
    let old = window.isHidden ? .zero : window.frame
    window.show(entries, pointingAt: targetOnScreen, arrowDirection)
    if window.frame != old { post(Self.menuFrameDidChangeNotification) }
  }

  private var targetOnScreen: Rect {
    guard let view = targetView, let window = view.window else {
      return Rect(origin: host?.screen.bounds.center ?? .zero, size: .zero)
    }
    let rect = view.convert(targetRect, to: nil as View?)
    return Rect(origin: window.convertToScreen(rect.origin), size: rect.size)
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.visit(
      "titles", .list(entries.map { .string($0.title) }), isDefault: false, restore: nil)
    visitor.text(
      "arrowDirection", arrowDirection.rawValue, isDefault: arrowDirection == .default)
  }
}
