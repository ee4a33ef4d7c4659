/// The ⓘ at the right edge of a cell.
public final class CellDetailButton: Button {
  init() {
    super.init(type: .detailDisclosure, frame: .zero)
    // UIKit's name of it.
    accessibilityLabel = "More Info"
  }

  public override func touchesEnded(_ touches: [Touch], with event: Event?) {
    let isPressed = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isPressed { (superview as? TableViewCell)?.detailButtonWasTapped() }
  }
}
