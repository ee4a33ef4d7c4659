/// The shadow of a layer; the values are those of a new `CALayer`.
public struct LayerShadow: Equatable, Sendable {
  /// Nil is clear.
  public var color: Color? = .black
  /// How much it covers what is behind, 0…1: none is seen before it is set.
  public var opacity = 0.0
  public var offset = Size(width: 0, height: -3)
  /// How far it is blurred, in points.
  public var radius = 3.0
  /// What throws it; nil is the layer itself.
  public var path: Path?
}
