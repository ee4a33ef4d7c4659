import ViewKit

// Paths, and the figures that have elements of their own.
extension SVGWriter {
  /// Begins the element of a path, without its end: `<rect x="0" …` or `<path d="…"`.
  mutating func beginFigure(_ path: Path) {
    if path.elements.count == 1, beginFigure(path.elements[0]) { return }
    if path.elements.count == 2, case .move(let start) = path.elements[0],
      case .line(let end) = path.elements[1]
    {
      bytes.append("<line")
      bytes.attribute("x1", coordinate: start.x)
      bytes.attribute("y1", coordinate: start.y)
      bytes.attribute("x2", coordinate: end.x)
      bytes.attribute("y2", coordinate: end.y)
      return
    }
    bytes.append("<path d=\"")
    bytes.append(dataOf: path)
    bytes.append("\"")
  }

  private mutating func beginFigure(_ element: Path.Element) -> Bool {
    switch element {
    case .rect(let rect):
      bytes.append("<rect")
      bytes.attributes(of: rect)
    case .roundedRect(let rect, let radius):
      bytes.append("<rect")
      bytes.attributes(of: rect)
      bytes.attribute("rx", coordinate: radius)
    case .ellipse(let rect) where rect.width == rect.height:
      beginCircle(rect.center, rect.width / 2)
    case .ellipse(let rect):
      bytes.append("<ellipse")
      bytes.attribute("cx", coordinate: rect.midX)
      bytes.attribute("cy", coordinate: rect.midY)
      bytes.attribute("rx", coordinate: rect.width / 2)
      bytes.attribute("ry", coordinate: rect.height / 2)
    case .arc(let arc) where arc.isCircle: beginCircle(arc.center, arc.radius)
    default: return false
    }
    return true
  }

  private mutating func beginCircle(_ center: Point, _ radius: Double) {
    bytes.append("<circle")
    bytes.attribute("cx", coordinate: center.x)
    bytes.attribute("cy", coordinate: center.y)
    bytes.attribute("r", coordinate: radius)
  }
}

extension [UInt8] {
  /// The data of a path, `M0 0L10 10Z`.
  mutating func append(dataOf path: Path) {
    var hasPoint = false
    for element in path.elements {
      switch element {
      case .move(let point): step("M", point)
      case .line(let point): step("L", point)
      case .quadCurve(let control, let point):
        step("Q", control)
        step(" ", point)
      case .curve(let first, let second, let point):
        step("C", first)
        step(" ", second)
        step(" ", point)
      case .close: append(UInt8(ascii: "Z"))
      case .arc(let arc): append(arc, hasPoint: hasPoint)
      case .rect(let rect): append(rect)
      case .ellipse(let rect): append(ellipse: rect)
      case .roundedRect(let rect, let radius): append(rect, radius)
      }
      hasPoint = true
    }
  }

  private mutating func step(_ letter: StaticString, _ point: Point) {
    append(letter)
    append(point)
  }

  private mutating func append(_ arc: Path.Arc, hasPoint: Bool) {
    step(hasPoint ? "L" : "M", arc.startPoint)
    // An arc of SVG that ends where it begins is none.
    let isWhole = abs(arc.sweep) > 1.9 * .pi
    if isWhole { turn(arc.radius, arc.radius, arc.sweep / 2, to: arc.point(after: 0.5)) }
    turn(arc.radius, arc.radius, isWhole ? arc.sweep / 2 : arc.sweep, to: arc.endPoint)
  }

  private mutating func append(_ rect: Rect) {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    step("M", Point(x: left, y: top))
    step("L", Point(x: right, y: top))
    step("L", Point(x: right, y: bottom))
    step("L", Point(x: left, y: bottom))
    append(UInt8(ascii: "Z"))
  }

  private mutating func append(ellipse rect: Rect) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    step("M", Point(x: rect.maxX, y: rect.midY))
    turn(x, y, .pi, to: Point(x: rect.minX, y: rect.midY))
    turn(x, y, .pi, to: Point(x: rect.maxX, y: rect.midY))
    append(UInt8(ascii: "Z"))
  }

  private mutating func append(_ rect: Rect, _ radius: Double) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let quarter = Double.pi / 2
    step("M", Point(x: left + radius, y: top))
    step("L", Point(x: right - radius, y: top))
    turn(radius, radius, quarter, to: Point(x: right, y: top + radius))
    step("L", Point(x: right, y: bottom - radius))
    turn(radius, radius, quarter, to: Point(x: right - radius, y: bottom))
    step("L", Point(x: left + radius, y: bottom))
    turn(radius, radius, quarter, to: Point(x: left, y: bottom - radius))
    step("L", Point(x: left, y: top + radius))
    turn(radius, radius, quarter, to: Point(x: left + radius, y: top))
    append(UInt8(ascii: "Z"))
  }

  /// A part of an ellipse to a point.
  private mutating func turn(_ x: Double, _ y: Double, _ sweep: Double, to end: Point) {
    append("A")
    append(Point(x: x, y: y))
    append(abs(sweep) > .pi ? " 0 1 " : " 0 0 ")
    append(sweep > 0 ? "1 " : "0 ")
    append(end)
  }
}

extension Path.Arc {
  /// The point at a part of its way.
  fileprivate func point(after part: Double) -> Point {
    var half = self
    half.sweep *= part
    return half.endPoint
  }
}
