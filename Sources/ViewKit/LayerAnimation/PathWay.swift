/// Points along a path, and when each is reached: each line and each curve takes as long as the
/// others, as in Core Animation.
struct PathWay {
  private(set) var points: [Point] = []
  private(set) var times: [Double] = []
  /// The straight lines of which it consists, without the jumps to other subpaths.
  private(set) var lines: [Line] = []

  struct Line {
    let from: Point
    let to: Point

    var length: Double {
      let (x, y) = (to.x - from.x, to.y - from.y)
      return (x * x + y * y).squareRoot()
    }

    func point(at part: Double) -> Point {
      part >= 1
        ? to : Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  /// The points of one curve; fewer where there are very many.
  private static let steps = 32
  private static let maximumPoints = 100_000

  /// About how many points a path has.
  static func count(of path: Path) -> Int {
    let count = path.elements.count
    return max(min(count * steps, maximumPoints), count)
  }

  init(_ path: Path) {
    let elements = path.outline.elements
    let steps = min(max(Self.maximumPoints / max(elements.count, 1), 1), Self.steps)
    var sections: [[Point]] = []
    var current = Point.zero
    var start = Point.zero
    func draw(_ section: [Point]) {
      for point in section {
        lines.append(Line(from: current, to: point))
        current = point
      }
      sections.append(section)
    }
    func curve(_ point: (Double) -> Point) -> [Point] {
      (1...steps).map { point(Double($0) / Double(steps)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        sections.append([point])
        (current, start) = (point, point)
      case .line(let point): draw([point])
      case .quadCurve(let control, let end):
        let begin = current
        draw(
          curve { t in
            let rest = 1 - t
            return Self.sum((rest * rest, begin), (2 * rest * t, control), (t * t, end))
          })
      case .curve(let first, let second, let end):
        let begin = current
        draw(
          curve { t in
            let rest = 1 - t
            return Self.sum(
              (rest * rest * rest, begin), (3 * rest * rest * t, first),
              (3 * rest * t * t, second), (t * t * t, end))
          })
      case .close: if current != start { draw([start]) }
      // An outline has none of these.
      case .arc, .rect, .ellipse, .roundedRect: break
      }
    }
    let count = Double(max(sections.count - 1, 1))
    for (index, section) in sections.enumerated() {
      for (step, point) in section.enumerated() {
        points.append(point)
        let part = Double(step + 1) / Double(section.count)
        times.append(index == 0 ? 0 : (Double(index - 1) + part) / count)
      }
    }
  }

  private static func sum(_ parts: (Double, Point)...) -> Point {
    parts.reduce(Point.zero) { $0.offset(dx: $1.0 * $1.1.x, dy: $1.0 * $1.1.y) }
  }
}
