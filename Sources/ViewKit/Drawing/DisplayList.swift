/// What was drawn, in order: the recording of a ``CGContext``.
///
/// Each item says what is painted; the style in which it is painted, transform and clip included,
/// is shared between items that were painted alike.
public struct DisplayList: Hashable, Sendable {
  /// One thing that is painted.
  public struct Item: Hashable, Sendable {
    public var form: Form
    /// The index of its style in ``DisplayList/styles``.
    public var style: Int
  }

  /// What is painted, in the coordinates of its style's transform.
  public enum Form: Hashable, Sendable {
    case fill(Path, FillRule)
    case stroke(Path)
    /// Makes a rectangle transparent, `CGContextClearRect`.
    case clear(Rect)
    case linearGradient(Gradient, from: Point, to: Point, GradientOptions)
    case radialGradient(
      Gradient, from: Point, startRadius: Double, to: Point, endRadius: Double, GradientOptions)
    /// An image over all of a rectangle; mirrored top to bottom where Core Graphics draws it so,
    /// which is for pixels (`CGContextDrawImage`), not for images (`-[UIImage drawInRect:]`).
    case image(Image, Rect, isFlipped: Bool)
    /// A text in a rectangle, broken into lines where that has a width that ends. Each part has a
    /// font and a colour.
    case text(AttributedString, Rect)
    /// Until the matching end what is painted is put together first, and then shown as one.
    case beginLayer
    case endLayer
  }

  /// How something is painted.
  public struct Style: Hashable, Sendable {
    /// From the item's coordinates to those of the view or image that is drawn.
    public var transform = AffineTransform.identity
    public var fillColor = Color.black
    public var strokeColor = Color.black
    public var line = LineStyle()
    public var alpha = 1.0
    public var blendMode = BlendMode.normal
    public var shadow: DrawnShadow?
    /// The index of what cuts it off in ``DisplayList/clips``; nil when nothing does.
    public var clip: Int?

    public init() {}
  }

  /// What cuts off all that is outside of it.
  public struct Clip: Hashable, Sendable {
    public enum Form: Hashable, Sendable {
      /// A path in the coordinates of the view or image.
      case path(Path, FillRule)
      /// The opaque parts of an image over a rectangle, in the coordinates of a transform. The image
      /// is upside down in them, as Core Graphics has it: its top lies at the bottom of the
      /// rectangle. One without a size, or an empty rectangle, leaves nothing.
      case mask(CGImage, Rect, AffineTransform)
    }

    public var form: Form
    /// The index of the clip around it.
    public var outer: Int?
  }

  /// The size of the view or image in points.
  public let size: Size
  public private(set) var items: [Item] = []
  public private(set) var styles: [Style] = []
  public private(set) var clips: [Clip] = []

  public init(size: Size) { self.size = size }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { items.isEmpty }

  /// About how many bytes it has.
  var heldBytes: Int {
    items.count * 160 + styles.count * MemoryLayout<Style>.stride
      + clips.count * MemoryLayout<Clip>.stride
  }

  /// The style of an item.
  public func style(of item: Item) -> Style { styles[item.style] }

  mutating func add(_ form: Form, style: Int) { items.append(Item(form: form, style: style)) }

  mutating func addStyle(_ style: Style) -> Int {
    styles.append(style)
    return styles.count - 1
  }

  mutating func addClip(_ clip: Clip) -> Int {
    clips.append(clip)
    return clips.count - 1
  }
}
