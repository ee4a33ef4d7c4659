/// A part of a control that a person means by itself, such as a segment.
///
/// It takes no touches: they go to the control, which finds its part by place.
open class ControlPart: View {
  /// The text that it shows; a part shows a title or an image.
  public final var title: String? {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }
  /// The image that it shows in the place of a title.
  public final var image: Image? {
    didSet { if image != oldValue { setNeedsDisplay() } }
  }
  /// Whether it can be used, as far as it is for the part to say.
  public final internal(set) var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  /// Whether it is chosen.
  public final internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }
  /// Whether a finger is on it.
  public final internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// The control that it is a part of.
  public final var control: Control? { superview as? Control }

  override var takesTouchesByDefault: Bool { false }

  open override var heldBytes: Int { super.heldBytes + title.heldBytes }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("title", title ?? "")
    visitor.image("image", image)
    visitor.bool("isEnabled", isEnabled, default: true)
    visitor.bool("isSelected", isSelected)
    visitor.bool("isHighlighted", isHighlighted)
  }
}
