/// A sign at the right edge of a cell that takes no touches.
public final class CellMark: View {
  public enum Kind: String, CaseIterable, Sendable {
    case chevron, checkmark

    /// The size of the device's picture.
    var size: Size { self == .chevron ? Metrics.chevronSize : Metrics.checkmarkSize }
  }

  public internal(set) var kind = Kind.chevron {
    didSet { if kind != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override var takesTouchesByDefault: Bool { false }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("kind", kind.rawValue, isDefault: false)
  }
}
