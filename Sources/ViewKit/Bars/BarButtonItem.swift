/// A button of a navigation bar or a toolbar, as `UIBarButtonItem`: a title, an image, a system item,
/// a view of one's own, or room between others.
public final class BarButtonItem: BarItem {
  /// How a button looks, as `UIBarButtonItem.Style`.
  public enum Style: String, CaseIterable, Sendable {
    case plain
    /// Had a border before iOS 7, and looks like ``plain`` since.
    case bordered
    /// Bold: it ends what a person does.
    case done
  }

  /// The item of the system that this one is; nil for one with a title, an image or a view.
  public let systemItem: SystemItem?

  /// How the button looks.
  public var style: Style {
    didSet { if style != oldValue { contentDidChange() } }
  }

  /// Points: the width of a fixed space, which may be negative, and of a button; 0 is for the bar to
  /// say.
  public var width = 0.0 {
    didSet { if width != oldValue { contentDidChange() } }
  }

  /// Titles that the button may get: it is as wide as the widest of them.
  public var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { contentDidChange() } }
  }

  /// The colour of the title or image; nil is that of the bar.
  public var tintColor: Color? {
    didSet { if tintColor != oldValue { contentDidChange() } }
  }

  private var customViewSlot = Owned<View>()
  /// A view that stands in the place of a button, and takes its touches itself.
  public var customView: View? {
    get { customViewSlot.value }
    set {
      if newValue === customView { return }
      customViewSlot.set(newValue, in: self)
      contentDidChange()
    }
  }

  private var targetSlot = Referred<Object>()
  /// Who performs the action; nil for whoever on the responder chain handles it when it comes.
  public var target: Object? {
    get { targetSlot.value }
    set { targetSlot.set(newValue, in: self) }
  }
  /// What is performed when a person taps the button, with the item as its sender.
  public var action: Selector?

  /// Makes an item without a content, `init()`.
  public init(style: Style = .plain) {
    systemItem = nil
    self.style = style
    super.init()
  }

  /// Makes an item with a title, `init(title:style:target:action:)`.
  public convenience init(
    title: String?, style: Style = .plain, target: Object? = nil, action: Selector? = nil
  ) {
    self.init(style: style)
    self.title = title
    self.target = target
    self.action = action
  }

  /// Makes an item with an image, `init(image:style:target:action:)`.
  public convenience init(
    image: Image?, style: Style = .plain, target: Object? = nil, action: Selector? = nil
  ) {
    self.init(style: style)
    self.image = image
    self.target = target
    self.action = action
  }

  /// Makes an item of the system, `init(barButtonSystemItem:target:action:)`.
  public init(
    barButtonSystemItem systemItem: SystemItem, target: Object? = nil, action: Selector? = nil
  ) {
    self.systemItem = systemItem
    style = systemItem == .done ? .done : .plain
    super.init()
    title = systemItem.title
    self.target = target
    self.action = action
  }

  /// Makes an item that shows a view, `init(customView:)`.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  // MARK: Taps

  /// What a button asks its item for when it is tapped.
  static let tap: Selector = "(tap)"

  public override func handles(_ action: Selector) -> Bool { action == Self.tap }

  /// A button of the item was tapped: sends the action, with the item as sender.
  public override func handle(_ action: Selector, sender: Object?, event: Event?) {
    guard action == Self.tap, let action = self.action else { return }
    let button = sender as? View
    let application = button?.application
    // The item is no responder, so a search along the chain begins at its button.
    let receiver =
      target ?? application?.firstResponder?.perform.target(forAction: action, withSender: self)
      ?? button?.perform.target(forAction: action, withSender: self)
    guard let receiver else { return }
    if let application {
      application.sendAction(action, to: receiver, from: self, for: event)
    } else {
      receiver.performAction(action, sender: self, event: event)
    }
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let target, isGone(target) else { return count }
    self.target = nil
    action = nil
    return count + 1
  }

  // MARK: Description

  public override var heldBytes: Int {
    (possibleTitles ?? []).reduce(super.heldBytes) { $0 + $1.heldBytes }
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("systemItem", systemItem?.rawValue ?? "", isDefault: systemItem == nil)
    visitor.text("style", style.rawValue, isDefault: style == .plain)
    visitor.number("width", width)
    visitor.color("tintColor", tintColor)
  }
}
