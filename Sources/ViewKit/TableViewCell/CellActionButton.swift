/// A button that a swipe uncovers, or a tap on the red −.
public final class CellActionButton: Button {
  private var actionSlot = Owned<TableViewRowAction>()

  /// The row action that it stands for; nil for the deletion of the row.
  public var action: TableViewRowAction? { actionSlot.value }

  /// The button of a row action.
  convenience init(_ action: TableViewRowAction) {
    self.init(title: action.title ?? "", color: action.displayedColor)
    actionSlot.set(action, in: self)
  }

  init(title: String, color: Color) {
    super.init(type: .custom, frame: .zero)
    setTitle(title, for: .normal)
    titleLabel.font = Metrics.actionFont
    backgroundColor = color
  }

  /// The width that the title needs.
  var fittingWidth: Double {
    roundUpToPixel(Metrics.actionFont.width(of: currentTitle ?? "")) + 2 * Metrics.actionPadding
  }

  public override func touchesEnded(_ touches: [Touch], with event: Event?) {
    let isPressed = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isPressed { (superview as? TableViewCell)?.actionButtonWasTapped(self) }
  }
}
