/// The button at the right edge of a text field that empties it.
final class ClearButton: Button {
  private weak var field: TextField?

  init(_ field: TextField) {
    self.field = field
    super.init(type: .custom, frame: .zero)
    // UIKit's name of it.
    accessibilityLabel = "Clear text"
  }

  override func touchesEnded(_ touches: [Touch], with event: Event?) {
    let isPressed = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isPressed { field?.clearByButton() }
  }
}
