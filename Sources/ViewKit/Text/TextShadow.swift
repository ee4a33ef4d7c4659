/// The shadow of a text, as `NSShadow`.
public struct TextShadow: Hashable, Sendable {
  /// How far right and down of the text it lies, in points.
  public var shadowOffset: Size
  /// How far its edge is blurred, in points.
  public var shadowBlurRadius: Double
  public var shadowColor: Color

  /// Black with a third of its opacity, as in UIKit, unless given.
  public init(
    offset: Size = .zero, blurRadius: Double = 0, color: Color = Color(white: 0, alpha: 1.0 / 3)
  ) {
    shadowOffset = offset
    shadowBlurRadius = blurRadius
    shadowColor = color
  }
}
