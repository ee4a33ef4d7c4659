/// The control at the left edge of a cell in edit mode: −, + or the circle of a selection.
public final class CellEditControl: Control {
  public enum Kind: String, CaseIterable, Sendable {
    case delete, insert, select
  }

  public internal(set) var kind = Kind.delete {
    didSet { if kind != oldValue { kindDidChange() } }
  }

  init(_ kind: Kind) {
    super.init()
    self.kind = kind
    kindDidChange()
  }

  private func kindDidChange() {
    // UIKit's names of them.
    accessibilityLabel =
      switch kind {
      case .delete: "Delete"
      case .insert: "Insert"
      case .select: nil
      }
    // A tap on the circle is one on the row.
    isUserInteractionEnabled = kind != .select
    setNeedsDisplay()
  }

  override var keepsTaps: Bool { true }

  public override func touchesEnded(_ touches: [Touch], with event: Event?) {
    let isPressed = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isPressed { (superview as? TableViewCell)?.editControlWasTapped(kind) }
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("kind", kind.rawValue, isDefault: false)
  }
}
