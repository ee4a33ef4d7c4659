/// What an item of a bar has in common with others, as `UIBarItem`: a title or an image, and whether
/// it can be used.
open class BarItem: Object {
  final var observers = BarObservers()
  final var textAttributes = StateValues<TextAttributes>()
  /// The looks that were set on this item by hand, which `appearance()` leaves alone.
  public final var ownLooks: Looks = []

  /// What the item says.
  public final var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }
  /// What the item shows in the place of a title.
  public final var image: Image? {
    didSet { if image != oldValue { contentDidChange() } }
  }
  /// The image in the low bars of a phone that lies on its side; nil for ``image``.
  public final var landscapeImagePhone: Image? {
    didSet { if landscapeImagePhone != oldValue { contentDidChange() } }
  }
  /// How far the edges of the image are moved inwards, in points.
  public final var imageInsets = EdgeInsets.zero {
    didSet { if imageInsets != oldValue { contentDidChange() } }
  }
  /// Whether the item can be used.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }
  /// A number by which a script tells items apart.
  public final var tag = 0
  /// The name by which queries find what shows the item, `accessibilityIdentifier`.
  public final var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { contentDidChange() } }
  }
  /// The name that is read out, `accessibilityLabel`.
  public final var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { contentDidChange() } }
  }

  /// Sets how the title looks in a state; nil takes it away.
  public final func setTitleTextAttributes(
    _ attributes: TextAttributes?, for state: Control.State
  ) {
    if textAttributes[state] == attributes { return }
    textAttributes[state] = attributes
    contentDidChange()
  }

  /// How the title looks in a state, as far as it was set for that state.
  public final func titleTextAttributes(for state: Control.State) -> TextAttributes? {
    textAttributes[state]
  }

  /// The bars that show the item have to look at it again.
  final func contentDidChange() { observers.tell() }

  open override var heldBytes: Int {
    super.heldBytes + title.heldBytes + accessibilityIdentifier.heldBytes
      + accessibilityLabel.heldBytes
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("title", title ?? "")
    visitor.image("image", image)
    visitor.insets("imageInsets", imageInsets)
    visitor.bool("isEnabled", isEnabled, default: true)
    visitor.integer("tag", tag)
    let attributes = textAttributes.entries.map {
      PropertyValue.Field($0.state.joinedNames, .fields($0.value.fields))
    }
    visitor.visit(
      "titleTextAttributes", .fields(attributes), isDefault: attributes.isEmpty, restore: nil)
    visitor.string("accessibilityIdentifier", accessibilityIdentifier ?? "")
    visitor.string("accessibilityLabel", accessibilityLabel ?? "")
  }
}
