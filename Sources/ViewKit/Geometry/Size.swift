/// A width and a height in points, as `CGSize`.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The distance that the size stands for, after a transform without its translation.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Size {
    Size(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}
