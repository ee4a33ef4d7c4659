/// A value made of numbers, which can be infinite or undefined.
public protocol Finiteness {
  /// Whether each number is finite.
  var isFinite: Bool { get }
  /// The numbers, in the order of the initialiser.
  var components: [Double] { get }
}

extension Double: Finiteness {
  public var components: [Double] { [self] }
}

extension Point: Finiteness {
  // A product with zero is not zero for what is infinite or undefined.
  @inlinable public var isFinite: Bool { x * 0 + y * 0 == 0 }
  public var components: [Double] { [x, y] }
}

extension Size: Finiteness {
  @inlinable public var isFinite: Bool { width * 0 + height * 0 == 0 }
  public var components: [Double] { [width, height] }
}

extension Rect: Finiteness {
  @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }
  public var components: [Double] { origin.components + size.components }
}

extension EdgeInsets: Finiteness {
  public var isFinite: Bool { components.allSatisfy(\.isFinite) }
  public var components: [Double] { [top, left, bottom, right] }
}

extension AffineTransform: Finiteness {
  public var isFinite: Bool { components.allSatisfy(\.isFinite) }
  public var components: [Double] { [a, b, c, d, tx, ty] }
}
