/// A value made of numbers that can be too large, infinite or undefined.
public protocol Placeable {
  /// Whether each number is finite and at most ``Metrics/maximumCoordinate`` away from zero, so
  /// that it can be, or lead to, a place on the screen.
  var isPlaceable: Bool { get }
  /// The numbers, in the order of the initialiser.
  var components: [Double] { get }
}

extension Double: Placeable {
  // A comparison is false for what is undefined.
  @inlinable public var isPlaceable: Bool { abs(self) <= Metrics.maximumCoordinate }
  public var components: [Double] { [self] }

  /// The nearest number that is placeable; 0 for what is undefined.
  var placed: Double {
    isNaN ? 0 : min(max(self, -Metrics.maximumCoordinate), Metrics.maximumCoordinate)
  }
}

extension Point: Placeable {
  @inlinable public var isPlaceable: Bool { x.isPlaceable && y.isPlaceable }
  public var components: [Double] { [x, y] }

  var placed: Point { Point(x: x.placed, y: y.placed) }
}

extension Size: Placeable {
  @inlinable public var isPlaceable: Bool { width.isPlaceable && height.isPlaceable }
  public var components: [Double] { [width, height] }
}

extension Rect: Placeable {
  @inlinable public var isPlaceable: Bool { origin.isPlaceable && size.isPlaceable }
  public var components: [Double] { origin.components + size.components }
}

extension EdgeInsets: Placeable {
  public var isPlaceable: Bool { components.allSatisfy(\.isPlaceable) }
  public var components: [Double] { [top, left, bottom, right] }
}

extension AffineTransform: Placeable {
  public var isPlaceable: Bool { components.allSatisfy(\.isPlaceable) }
  public var components: [Double] { [a, b, c, d, tx, ty] }
}

extension Transform3D: Placeable {
  public var isPlaceable: Bool { components.allSatisfy(\.isPlaceable) }
  public var components: [Double] { rows }
}
