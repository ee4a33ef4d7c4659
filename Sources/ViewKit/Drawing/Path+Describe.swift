extension Path {
  /// What renderings show of a path: a figure by its name, steps as in SVG (`M 0 0 L 10 10 Z`), and
  /// a list where there are both.
  var propertyValue: PropertyValue {
    var parts: [PropertyValue] = []
    var steps: [String] = []
    func endSteps() {
      if !steps.isEmpty { parts.append(.text(steps.joined(separator: " "))) }
      steps = []
    }
    for element in elements {
      if let step = element.step {
        steps.append(step)
      } else {
        endSteps()
        parts.append(.fields(element.figure))
      }
    }
    endSteps()
    return parts.count == 1 ? parts[0] : .list(parts)
  }
}

extension Path.Element {
  /// A line or curve as SVG writes it; nil for a figure.
  fileprivate var step: String? {
    switch self {
    case .move(let point): "M \(point.text)"
    case .line(let point): "L \(point.text)"
    case .quadCurve(let control, let point): "Q \(control.text) \(point.text)"
    case .curve(let first, let second, let point): "C \(first.text) \(second.text) \(point.text)"
    case .close: "Z"
    case .arc, .rect, .ellipse, .roundedRect: nil
    }
  }

  /// A figure by its name; angles in degrees from the right on, clockwise on the screen.
  fileprivate var figure: [PropertyValue.Field] {
    switch self {
    case .arc(let arc):
      [
        .init("arc", .point(arc.center)), .init("radius", .number(arc.radius)),
        .init("from", .number(arc.start.degrees)), .init("to", .number(arc.end.degrees)),
      ]
    case .rect(let rect): [.init("rect", .rect(rect))]
    case .ellipse(let rect): [.init("ellipse", .rect(rect))]
    case .roundedRect(let rect, let radius):
      [.init("roundedRect", .rect(rect)), .init("cornerRadius", .number(radius))]
    case .move, .line, .quadCurve, .curve, .close: []
    }
  }
}

extension Point {
  fileprivate var text: String { "\(x.pathText) \(y.pathText)" }
}

extension Double {
  /// A number of a path: whole ones without a fraction, others to the millionth.
  fileprivate var pathText: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// An angle in degrees, to the millionth, as nobody sees more.
  fileprivate var degrees: Double { (self * 180 / .pi * 1e6).rounded() / 1e6 }
}
