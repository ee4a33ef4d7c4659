#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What of a view can be seen to move.
public struct ViewLook: Equatable {
  public var center: Point
  public var bounds: Rect
  public var transform: AffineTransform
  public var alpha: Double
  public var backgroundColor: Color?
  let anchorPoint: Point

  public init(of view: View) {
    center = view.center
    bounds = view.bounds
    transform = view.transform
    alpha = view.alpha
    backgroundColor = view.backgroundColor
    anchorPoint = view.anchorPoint
  }

  /// The look of a picture of a view's layer.
  init(of layer: Layer) {
    center = layer.position
    bounds = layer.bounds
    transform = layer.affineTransform
    alpha = layer.opacity
    backgroundColor = layer.backgroundColor
    anchorPoint = layer.anchorPoint
  }

  /// The box in the superview.
  public var frame: Rect {
    let size = bounds.size
    let box = Rect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    return box.applying(transform).offset(dx: center.x, dy: center.y)
  }

  /// From the view's own coordinates to those of its superview.
  public var transformToSuperview: AffineTransform {
    AffineTransform(
      translationX: -bounds.origin.x - anchorPoint.x * bounds.size.width,
      y: -bounds.origin.y - anchorPoint.y * bounds.size.height
    )
    .concatenating(transform)
    .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }
}

extension AffineTransform {
  /// A transform between this one and another: scale, slant, turn and place each on its way, as
  /// Core Animation has it.
  func interpolated(to other: AffineTransform, _ part: Double) -> AffineTransform {
    if part == 0 { return self }
    if part == 1 { return other }
    let (start, end) = (Parts(self), Parts(other))
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    // The shorter way around.
    var turn = end.angle - start.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let angle = start.angle + turn * part
    let (x, y) = (between(start.x, end.x), between(start.y, end.y))
    let slant = between(start.slant, end.slant)
    return AffineTransform(
      a: cos(angle) * x, b: sin(angle) * x,
      c: cos(angle) * x * slant - sin(angle) * y, d: sin(angle) * x * slant + cos(angle) * y,
      tx: between(tx, other.tx), ty: between(ty, other.ty))
  }

  /// A transform as a scale, a slant and a turn.
  private struct Parts {
    var angle: Double
    var x: Double
    var y: Double
    var slant: Double

    init(_ transform: AffineTransform) {
      let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      x = (a * a + b * b).squareRoot()
      angle = x == 0 ? 0 : atan2(b, a)
      y = x == 0 ? d : (a * d - b * c) / x
      slant = x == 0 ? 0 : (a * c + b * d) / (x * x)
    }
  }
}
