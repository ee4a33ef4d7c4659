/// The control at the right edge of a cell by which a finger moves the row.
public final class CellReorderControl: Control {
  init() {
    super.init()
    // UIKit's name of it.
    accessibilityLabel = "Reorder"
  }

  override var keepsTaps: Bool { true }
  override var keepsFingers: Bool { true }

  private func tell(_ touches: [Touch], _ phase: Touch.Phase) {
    guard let touch = touches.first else { return }
    (superview as? TableViewCell)?.reorderControlWasDragged(touch, phase)
  }

  public override func touchesBegan(_ touches: [Touch], with event: Event?) {
    super.touchesBegan(touches, with: event)
    tell(touches, .began)
  }

  public override func touchesMoved(_ touches: [Touch], with event: Event?) {
    super.touchesMoved(touches, with: event)
    tell(touches, .moved)
  }

  public override func touchesEnded(_ touches: [Touch], with event: Event?) {
    super.touchesEnded(touches, with: event)
    tell(touches, .ended)
  }

  public override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    super.touchesCancelled(touches, with: event)
    tell(touches, .cancelled)
  }
}
