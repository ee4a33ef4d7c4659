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

  /// Called with the action when the button is tapped.
  public var handler: ((TableViewRowAction) -> Void)?

  /// Makes an action, `init(style:title:handler:)`.
  public init(
    style: Style, title: String? = nil, handler: ((TableViewRowAction) -> Void)? = nil
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The colour that the button has.
  public var displayedColor: Color {
    backgroundColor ?? (style == .normal ? Metrics.normalActionColor : Metrics.destructiveColor)
  }

  public override var heldBytes: Int { super.heldBytes + title.heldBytes }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("style", style.rawValue, isDefault: style == .default)
    visitor.string("title", title ?? "")
    visitor.color("backgroundColor", backgroundColor)
  }
}
