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

/// One property of a view that is on its way.
struct PropertyAnimation {
  let change: Change
  let group: AnimationGroup

  enum Property {
    case center, bounds, alpha, transform, backgroundColor
  }

  /// What is left of a change: it comes on top of the value that holds already, so that animations of
  /// one property add up, as iOS 8 has it.
  enum Change {
    case center(Point)
    case bounds(Rect)
    case alpha(Double)
    /// Done before what holds.
    case transform(AffineTransform)
    /// Red, green, blue, alpha; and what stands for a clear colour, which has none of its own.
    case backgroundColor([Double], clear: Color)

    var property: Property {
      switch self {
      case .center: .center
      case .bounds: .bounds
      case .alpha: .alpha
      case .transform: .transform
      case .backgroundColor: .backgroundColor
      }
    }
  }

  /// Brings what a view looks like to where it is seen.
  func apply(to look: inout ViewLook, at time: Double) {
    let left = 1 - group.progress(at: time)
    if left == 0 { return }
    switch change {
    case .center(let way):
      look.center = look.center.offset(dx: way.x * left, dy: way.y * left)
    case .bounds(let way):
      look.bounds.origin.x += way.origin.x * left
      look.bounds.origin.y += way.origin.y * left
      look.bounds.size.width = max(look.bounds.size.width + way.size.width * left, 0)
      look.bounds.size.height = max(look.bounds.size.height + way.size.height * left, 0)
    case .alpha(let way): look.alpha = min(max(look.alpha + way * left, 0), 1)
    case .transform(let way):
      look.transform = way.interpolated(to: .identity, 1 - left).concatenating(look.transform)
    case .backgroundColor(let way, let clear):
      let color = look.backgroundColor.flatMap { $0.alpha == 0 ? nil : $0 } ?? clear
      look.backgroundColor = color.adding(way.map { $0 * left })
    }
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
