/// A view that shows an image, or several one after the other, as `UIImageView`.
///
/// `ImageView+Animation.swift` has what moves.
open class ImageView: View {
  /// The image. Setting another one leaves the frame as it is.
  public final var image: Image? {
    didSet { if image != oldValue { imageDidChange() } }
  }

  /// The image that is shown while the view is highlighted; nil for ``image``.
  public final var highlightedImage: Image? {
    didSet { if highlightedImage != oldValue { imageDidChange() } }
  }

  /// Whether the ``highlightedImage`` is shown, or the ``highlightedAnimationImages``.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  // MARK: What startAnimating shows

  /// The images that are shown one after the other, in the place of ``image``, from
  /// ``startAnimating()`` on. An animation under way goes on with those that it began with, and ends
  /// when there are none any more.
  public final var animationImages: [Image]? {
    didSet { framesDidChange() }
  }

  /// The same while the view is highlighted.
  public final var highlightedAnimationImages: [Image]? {
    didSet { framesDidChange() }
  }

  /// How many seconds it takes to show all images once; 0 stands for a thirtieth of a second for
  /// each.
  public final var animationDuration = 0.0

  /// How often the images are shown; 0, or less, is for ever.
  public final var animationRepeatCount = 0

  /// What moves now, or begins to when the view comes into a window; nil while nothing does.
  final var sequence: FrameSequence?
  /// Whether it is an image that is several, rather than ``animationImages``.
  final var isImageSequence = false
  /// When it began, by the application's clock; nil outside of a window.
  final var sequenceStart: Double?
  /// The next change of what is seen.
  final var nextFrame: ScheduledCall?

  /// Makes an image view, which takes no touches unless told so.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view of the size of its image, `init(image:highlightedImage:)`.
  public convenience init(image: Image?, highlightedImage: Image? = nil) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.highlightedImage = highlightedImage
    self.image = image
    // An initialiser calls no observers of properties.
    imageDidChange()
  }

  override var takesTouchesByDefault: Bool { false }

  // MARK: What is seen

  /// The image that is seen now.
  public final var displayedImage: Image? {
    if let frame = displayedFrame { return frame }
    let image = stillImage
    return image?.images?.first ?? image
  }

  /// The image that is shown while nothing moves.
  final var stillImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  /// Where the image is drawn, in the view's coordinates: its ``contentMode`` says so. Nil while
  /// there is no image.
  public final var imageRect: Rect? {
    displayedImage.map { contentMode.rect(of: $0.size, in: bounds) }
  }

  // MARK: Size

  /// The size of the image, or the present one where there is none.
  open override func sizeThatFits(_ size: Size) -> Size {
    stillImage?.size ?? super.sizeThatFits(size)
  }

  open override var intrinsicContentSize: Size { stillImage?.size ?? super.intrinsicContentSize }

  // MARK: Windows

  override func windowDidCome() {
    if sequence != nil { startSequence() }
  }

  override func windowWillGo() {
    super.windowWillGo()
    pauseSequence()
  }

  // MARK: Description

  open override var heldBytes: Int {
    super.heldBytes + 8 * ((animationImages ?? []).count + (highlightedAnimationImages ?? []).count)
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.image("image", image, restore: { [self] in image = $0 })
    visitor.image(
      "highlightedImage", highlightedImage, restore: { [self] in highlightedImage = $0 })
    visitor.bool("isHighlighted", isHighlighted, restore: { [self] in isHighlighted = $0 })
    visitor.images("animationImages", animationImages)
    visitor.images("highlightedAnimationImages", highlightedAnimationImages)
    visitor.number("animationDuration", animationDuration)
    visitor.integer("animationRepeatCount", animationRepeatCount)
    visitor.bool(
      "isAnimating", isAnimating,
      restore: { [self] in $0 ? startAnimating() : stopAnimating() })
    let displayed = displayedImage
    visitor.image("displayedImage", displayed == image ? nil : displayed)
    visitor.visit(
      "imageRect", imageRect.map { .rect($0) } ?? .none, isDefault: displayed == nil, restore: nil)
  }
}
