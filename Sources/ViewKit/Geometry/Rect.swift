/// A rectangle in points, as `CGRect`; y grows downwards.
///
/// As in Core Graphics a size may be negative: the derived members see the rectangle as
/// ``standardized``. The null rectangle is what two rectangles without a common point have in
/// common; it has infinite coordinates.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle that has no place, `CGRect.null`.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  // The edges of the standardized rectangle.

  @inlinable public var minX: Double { min(origin.x, origin.x + size.width) }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var maxX: Double { max(origin.x, origin.x + size.width) }
  @inlinable public var minY: Double { min(origin.y, origin.y + size.height) }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var maxY: Double { max(origin.y, origin.y + size.height) }

  /// The width, never negative.
  @inlinable public var width: Double { abs(size.width) }
  /// The height, never negative.
  @inlinable public var height: Double { abs(size.height) }

  /// The middle of the rectangle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Whether this is the null rectangle.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether no point lies in it: it is null, or one of its sides is zero.
  @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same rectangle with a width and a height that are not negative.
  @inlinable public var standardized: Rect {
    if isNull { return .null }
    if size.width >= 0 && size.height >= 0 { return self }
    return Rect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle of whole coordinates that holds this one.
  public var integral: Rect {
    if isNull { return .null }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
