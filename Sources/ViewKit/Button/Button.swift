/// A control with a title or an image that sends `touchUpInside` when it is tapped, as `UIButton`.
///
/// This file has what is stored; `Button+….swift` have titles, images, layout and sizes.
open class Button: Control {
  /// The kind of the button, given when it is made.
  public final let buttonType: ButtonType

  final var titles = StateValues<String>()
  final var titleColors = StateValues<Color>()
  final var titleShadowColors = StateValues<Color>()
  final var attributedTitles = StateValues<AttributedString>()
  final var images = StateValues<Image>()
  final var backgroundImages = StateValues<Image>()
  final var label = Owned<Label>()
  /// Whether the shadow of the title falls the other way now.
  final var isShadowReversed = false

  /// The distances from the edges to the content, in points.
  public final var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The distances from the edges of its room to the title; the size ignores them.
  public final var titleEdgeInsets = EdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The distances from the edges of its room to the image; the size ignores them.
  public final var imageEdgeInsets = EdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether the button glows while a finger is on it.
  public final var showsTouchWhenHighlighted = false {
    didSet { if showsTouchWhenHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the title's shadow falls the other way while the button is highlighted.
  public final var reversesTitleShadowWhenHighlighted = false {
    didSet { if reversesTitleShadowWhenHighlighted != oldValue { contentDidChange() } }
  }

  /// Whether an image is darkened while the button is highlighted and has none for that state.
  public final var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether an image is dimmed while the button is off and has none for that state.
  public final var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { setNeedsDisplay() } }
  }

  /// Makes a button, as `UIButton(type:)`; one with a glyph has the glyph's size.
  public init(type: ButtonType, frame: Rect = .zero) {
    buttonType = type
    var frame = frame
    if type.glyph != nil, frame.size == .zero {
      frame.size = Size(width: Metrics.buttonGlyphSide, height: Metrics.buttonGlyphSide)
    }
    super.init(frame: frame)
  }

  /// Makes a button without a look of its own, as `UIButton(frame:)`.
  public override convenience init(frame: Rect = .zero) {
    self.init(type: .custom, frame: frame)
  }

  // MARK: Rectangles

  /// The rectangle of the background in the bounds: all of it.
  open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  /// The rectangle for title and image in the bounds.
  open func contentRect(forBounds bounds: Rect) -> Rect {
    perform.backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// The rectangle of the title in the content's; without a width while there is an image.
  open func titleRect(forContentRect contentRect: Rect) -> Rect {
    var insets = titleEdgeInsets
    insets.left += imageSize.width
    let room = contentRect.inset(by: insets)
    let place = place(titleSize(in: room.size), in: room)
    return hasImage ? Rect(origin: place.origin, size: .zero) : place
  }

  /// The rectangle of the image in the content's; an image that is too large is made to fit.
  open func imageRect(forContentRect contentRect: Rect) -> Rect {
    let room = contentRect.inset(by: imageEdgeInsets)
    var size = imageSize
    size.height = max(0, min(size.height, room.size.height))
    return place(size, in: room)
  }

  // MARK: Size

  /// The size of the content, whatever `size` says.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize }

  open override var intrinsicContentSize: Size { fittingSize }

  // MARK: Layout and changes

  /// Gives the title label what it shows now, and its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTitle()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if buttonType.isTinted { updateTitleLabel() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateTitleLabel()
  }

  override var keepsTaps: Bool { true }

  // MARK: Description

  open override var heldBytes: Int {
    titles.entries.reduce(super.heldBytes) { $0 + $1.value.heldBytes }
      + attributedTitles.entries.reduce(0) { $0 + $1.value.heldBytes }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeButton(visitor)
  }
}
