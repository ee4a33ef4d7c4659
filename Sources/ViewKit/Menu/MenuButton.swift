/// An item of the edit menu, which a finger can press: `tap "Copy"`.
public final class MenuButton: Control {
  /// What it says.
  public let title: String
  private let action: () -> Void

  init(_ title: String, _ action: @escaping () -> Void) {
    self.title = title
    self.action = action
    super.init()
  }

  public override func touchesEnded(_ touches: [Touch], with event: Event?) {
    let isPressed = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isPressed { action() }
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("title", title)
  }
}
