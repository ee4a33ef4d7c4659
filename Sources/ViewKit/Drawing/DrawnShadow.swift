/// A shadow below what is painted.
public struct DrawnShadow: Hashable, Sendable {
  /// To the right and down, in points, whatever the transform is.
  public var offset: Size
  /// How far its edge is blurred, in points.
  public var blur: Double
  public var color: Color

  public init(offset: Size, blur: Double, color: Color = Color(white: 0, alpha: 1.0 / 3)) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
