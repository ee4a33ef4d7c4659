extension Path {
  /// Whether a point is inside, as `CGPathContainsPoint`. Parts that are open are closed for it.
  public func contains(_ point: Point, _ rule: FillRule = .winding) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    for polygon in polygons {
      var last = polygon.last ?? .zero
      for next in polygon {
        // What crosses the line from the point to the right, upwards or downwards.
        if (last.y <= point.y) != (next.y <= point.y) {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The subpaths with curves as so many straight lines that nobody sees the difference.
  private var polygons: [[Point]] {
    var polygons: [[Point]] = []
    var current: [Point] = []
    func curve(_ first: Point, _ second: Point, _ end: Point) {
      let start = current.last ?? first
      let count = Self.linesPerCurve
      for index in 1...count {
        let t = Double(index) / Double(count)
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        current.append(
          Point(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y))
      }
    }
    for element in outline.elements {
      switch element {
      case .move(let point):
        polygons.append(current)
        current = [point]
      case .line(let point): current.append(point)
      case .quadCurve(let control, let end):
        let start = current.last ?? control
        curve(
          Self.between(start, control, 2.0 / 3), Self.between(end, control, 2.0 / 3), end)
      case .curve(let first, let second, let end): curve(first, second, end)
      case .close:
        let start = current.first
        polygons.append(current)
        current = start.map { [$0] } ?? []
      // An outline has none of them.
      case .arc, .rect, .ellipse, .roundedRect: break
      }
    }
    polygons.append(current)
    return polygons.filter { $0.count > 1 }
  }

  private static let linesPerCurve = 32

  private static func between(_ from: Point, _ to: Point, _ part: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
