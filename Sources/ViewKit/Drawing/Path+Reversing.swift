extension Path {
  /// One subpath, step by step.
  private struct Subpath {
    var start: Point
    /// Each with the point where it ends.
    var steps: [(element: Element, end: Point)] = []
    var isClosed = false

    var end: Point { steps.last?.end ?? start }

    /// The same from its end to its beginning.
    func addReversed(to path: inout Path) {
      path.move(to: end)
      for (index, step) in steps.enumerated().reversed() {
        let start = index > 0 ? steps[index - 1].end : start
        switch step.element {
        case .line: path.addLine(to: start)
        case .quadCurve(let control, _): path.addQuadCurve(to: start, control: control)
        case .curve(let first, let second, _):
          path.addCurve(to: start, control1: second, control2: first)
        case .arc(let arc):
          path.addArc(
            Arc(center: arc.center, radius: arc.radius, start: arc.end, sweep: -arc.sweep))
        case .move, .close, .rect, .ellipse, .roundedRect: break
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }

  /// The same path with each subpath run through from its end to its beginning.
  public var reversed: Path {
    var subpaths: [Subpath] = []
    func step(_ element: Element, to end: Point) {
      subpaths[subpaths.count - 1].steps.append((element, end))
    }
    func begin(at point: Point) { subpaths.append(Subpath(start: point)) }
    /// What follows the end of a subpath begins another one where it began.
    func ensure(at point: Point) {
      guard let last = subpaths.last else { return begin(at: point) }
      if last.isClosed { begin(at: last.start) }
    }
    for element in elements.flatMap(Self.withoutFigures) {
      switch element {
      case .move(let point): begin(at: point)
      case .line(let point):
        ensure(at: point)
        step(element, to: point)
      case .quadCurve(_, let point), .curve(_, _, let point):
        ensure(at: point)
        step(element, to: point)
      case .arc(let arc):
        ensure(at: arc.startPoint)
        if let end = subpaths.last?.end, end != arc.startPoint {
          step(.line(arc.startPoint), to: arc.startPoint)
        }
        step(element, to: arc.endPoint)
      case .close:
        if let start = subpaths.last?.start {
          if subpaths.last?.end != start { step(.line(start), to: start) }
          subpaths[subpaths.count - 1].isClosed = true
        }
      case .rect, .ellipse, .roundedRect: break
      }
    }
    var result = Path()
    for subpath in subpaths { subpath.addReversed(to: &result) }
    return result
  }

  /// A figure as its lines and curves; other steps as they are.
  private static func withoutFigures(_ element: Element) -> [Element] {
    switch element {
    case .rect, .ellipse, .roundedRect:
      var path = Path()
      path.elements = [element]
      return path.outline.elements
    default: return [element]
    }
  }
}
