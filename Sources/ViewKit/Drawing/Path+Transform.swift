#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }
func angle(ofSine sine: Double, cosine: Double) -> Double { atan2(sine, cosine) }

extension Path {
  /// The path moved, scaled or turned, `CGPathCreateCopyByTransformingPath`.
  ///
  /// Figures stay figures where the transform leaves them such.
  public func applying(_ transform: AffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path()
    for element in elements { result.add(element, transform) }
    return result
  }

  /// The path as moves, lines, curves and closes alone.
  public var outline: Path {
    var result = Path()
    for element in elements { result.addOutline(of: element, .identity) }
    return result
  }

  /// The smallest rectangle that holds what is on the path, `CGPathGetBoundingBox`, with the
  /// control points of its curves; null for an empty path.
  public var boundingBox: Rect {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quadCurve(let control, let point):
        box.add(control)
        box.add(point)
      case .curve(let first, let second, let point):
        box.add(first)
        box.add(second)
        box.add(point)
      case .arc(let arc):
        box.add(arc.startPoint)
        box.add(arc.endPoint)
        for point in arc.extremes { box.add(point) }
      case .close: break
      case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _):
        box.add(Point(x: rect.minX, y: rect.minY))
        box.add(Point(x: rect.maxX, y: rect.maxY))
      }
    }
    return box.rect
  }

  private struct Box {
    var rect = Rect.null

    mutating func add(_ point: Point) {
      guard !rect.isNull else {
        rect = Rect(origin: point, size: .zero)
        return
      }
      let (left, top) = (min(rect.minX, point.x), min(rect.minY, point.y))
      rect = Rect(
        x: left, y: top, width: max(rect.maxX, point.x) - left,
        height: max(rect.maxY, point.y) - top)
    }
  }

  // MARK: Elements

  private mutating func add(_ element: Element, _ transform: AffineTransform) {
    let isUpright = transform.b == 0 && transform.c == 0
    switch element {
    case .rect(let rect) where isUpright: addRect(rect.applying(transform))
    case .ellipse(let rect) where isUpright: addEllipse(in: rect.applying(transform))
    case .roundedRect(let rect, let radius)
    where isUpright && abs(transform.a) == abs(transform.d):
      addRoundedRect(rect.applying(transform), cornerRadius: radius * abs(transform.a))
    case .arc(let arc):
      if let arc = arc.applying(transform) {
        addArc(arc)
      } else {
        addOutline(of: element, transform)
      }
    default: addOutline(of: element, transform)
    }
  }

  private mutating func addOutline(of element: Element, _ transform: AffineTransform) {
    switch element {
    case .move(let point): move(to: point.applying(transform))
    case .line(let point): addLine(to: point.applying(transform))
    case .quadCurve(let control, let point):
      addQuadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let first, let second, let point):
      addCurve(
        to: point.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .close: closeSubpath()
    case .arc(let arc): addCurves(of: arc, transform)
    case .rect(let rect):
      let (left, top, right, bottom) =
        (
          rect.origin.x, rect.origin.y, rect.origin.x + rect.size.width,
          rect.origin.y + rect.size.height
        )
      move(to: Point(x: left, y: top).applying(transform))
      addLine(to: Point(x: right, y: top).applying(transform))
      addLine(to: Point(x: right, y: bottom).applying(transform))
      addLine(to: Point(x: left, y: bottom).applying(transform))
      closeSubpath()
    case .ellipse(let rect):
      let shape = AffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
        .concatenating(AffineTransform(translationX: rect.midX, y: rect.midY))
      let circle = Arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
      move(to: circle.startPoint.applying(shape.concatenating(transform)))
      addCurves(of: circle, shape.concatenating(transform))
      closeSubpath()
    case .roundedRect(let rect, let radius):
      addOutline(of: rect, radius, transform)
    }
  }

  private mutating func addOutline(
    of rect: Rect, _ radius: Double, _ transform: AffineTransform
  ) {
    let inner = Rect(
      x: rect.minX + radius, y: rect.minY + radius, width: rect.width - 2 * radius,
      height: rect.height - 2 * radius)
    move(to: Point(x: inner.minX, y: rect.minY).applying(transform))
    let corners = [
      Point(x: inner.maxX, y: inner.minY), Point(x: inner.maxX, y: inner.maxY),
      Point(x: inner.minX, y: inner.maxY), Point(x: inner.minX, y: inner.minY),
    ]
    for (index, center) in corners.enumerated() {
      let start = Double(index - 1) * .pi / 2
      addCurves(of: Arc(center: center, radius: radius, start: start, sweep: .pi / 2), transform)
    }
    closeSubpath()
  }

  /// An arc as curves, each of at most a quarter of the circle.
  private mutating func addCurves(of arc: Arc, _ transform: AffineTransform) {
    let start = arc.startPoint.applying(transform)
    if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
    let count = max(Int((abs(arc.sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let part = arc.sweep / Double(count)
    // The known length of the control lines of a curve that follows a circle.
    let reach = 4.0 / 3 * tan(part / 4)
    for index in 0..<count {
      let from = arc.start + part * Double(index)
      let (first, last) = (arc.point(at: from), arc.point(at: from + part))
      addCurve(
        to: last.applying(transform),
        control1: Point(
          x: first.x - reach * arc.radius * sin(from), y: first.y + reach * arc.radius * cos(from)
        ).applying(transform),
        control2: Point(
          x: last.x + reach * arc.radius * sin(from + part),
          y: last.y - reach * arc.radius * cos(from + part)
        ).applying(transform))
    }
  }
}

extension Path.Arc {
  /// The arc after a transform that leaves circles round; nil after another one.
  func applying(_ transform: AffineTransform) -> Path.Arc? {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let scale = (a * a + b * b).squareRoot()
    let slack = scale * 1e-12
    let turns = abs(a - d) <= slack && abs(b + c) <= slack
    let mirrors = abs(a + d) <= slack && abs(b - c) <= slack
    guard turns || mirrors else { return nil }
    let turn = scale == 0 ? 0 : atan2(b, a)
    return Path.Arc(
      center: center.applying(transform), radius: radius * scale,
      start: turns ? start + turn : turn - start, sweep: turns ? sweep : -sweep)
  }

  /// The points of the arc that are furthest right, down, left and up on its circle.
  fileprivate var extremes: [Point] {
    let (low, high) = (min(start, end), max(start, end))
    let quarter = Double.pi / 2
    let first = (low / quarter).rounded(.up)
    return (0..<4).map { (first + Double($0)) * quarter }.filter { $0 <= high }.map(point(at:))
  }
}
