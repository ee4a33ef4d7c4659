/// A button that appears when a row is swiped, as `UITableViewRowAction`.
public final class TableViewRowAction: Object {
  /// How the button looks, `UITableViewRowAction.Style`.
  public enum Style: String, CaseIterable, Sendable {
    /// Red.
    case destructive
    /// Grey.
    case normal

    /// `default` is another name of ``destructive``.
    public static let `default` = Style.destructive
  }

  public let style: Style

  /// What the button says.
  public var title: String?

  /// The colour of the button; nil is that of the style.
  public var backgroundColor: Color?

  /// Called with the action and the row's place when the button is tapped.
  public var handler: ((TableViewRowAction, IndexPath) -> Void)?

  private var targetSlot = Referred<Object>()
  /// A script's function that is called in the place of the ``handler``.
  public var target: Object? {
    get { targetSlot.value }
    set { targetSlot.set(newValue, in: self) }
  }

  /// Makes an action, `init(style:title:handler:)`.
  public init(
    style: Style, title: String? = nil,
    handler: ((TableViewRowAction, IndexPath) -> Void)? = nil
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The colour that the button has.
  public var displayedColor: Color {
    backgroundColor ?? (style == .normal ? Metrics.normalActionColor : Metrics.destructiveColor)
  }

  /// The button was tapped in the row at a place.
  func run(_ path: IndexPath) {
    if let target, target.callBack(.handler, self, path) != nil { return }
    handler?(self, path)
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let target, isGone(target) else { return count }
    self.target = nil
    return count + 1
  }

  public override var heldBytes: Int { super.heldBytes + title.heldBytes }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("style", style.rawValue, isDefault: style == .default)
    visitor.string("title", title ?? "")
    visitor.color("backgroundColor", backgroundColor)
  }
}
