extension Point {
  /// Whether both numbers are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  /// Whether all numbers are finite.
  @inlinable public var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension Path {
  /// Whether there is more than places where subpaths would begin.
  public var hasSegments: Bool {
    elements.contains {
      if case .move = $0 { return false }
      return true
    }
  }

  /// Adds the arc of a circle that touches two lines, as `CGContextAddArcToPoint`: the one from the
  /// current point to `corner`, and the one from there to `end`; before it a line to where it
  /// touches the first. Without a current point nothing is added.
  public mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
    guard let start = currentPoint else { return }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (first, second) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard radius > 0, first > 0, second > 0, abs(cross) > 1e-12 * first * second else {
      // There is no corner to round.
      return addLine(to: corner)
    }
    let along = ax * bx + ay * by
    // The cotangent of half of the angle between the two lines, by a formula that rounds little.
    let reach = radius * (first * second + along) / abs(cross)
    let touch = Point(x: corner.x + ax / first * reach, y: corner.y + ay / first * reach)
    // The centre lies at a right angle to the first line, on the side of the second.
    let side = cross > 0 ? 1.0 : -1.0
    let center = Point(
      x: touch.x - ay / first * radius * side, y: touch.y + ax / first * radius * side)
    let sweep = (Double.pi - angle(ofSine: abs(cross), cosine: along)) * -side
    let from = angle(ofSine: touch.y - center.y, cosine: touch.x - center.x)
    addArc(Arc(center: center, radius: radius, start: from, sweep: sweep))
  }
}
