/// The title of a bar, or its prompt. A reload carries over what the item says, and not this.
public final class BarLabel: Label {
  override var takesTouchesByDefault: Bool { false }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    textAlignment = .center
  }

  /// Shows a text with the attributes that a bar has for it.
  func show(_ title: String, _ attributes: TextAttributes?, font: Font, color: Color) {
    self.font = attributes?.font ?? font
    textColor = attributes?.foregroundColor ?? color
    if let attributes {
      attributedText = AttributedString(title, attributes: attributes)
    } else {
      text = title
    }
    textAlignment = .center
  }

  public override func describe(_ visitor: PropertyVisitor) {
    if !visitor.restores { super.describe(visitor) }
  }
}
