extension Path {
  /// The part of the path from one place to another, as parts of its length from 0 to 1, in straight
  /// lines; all of it as it is.
  public func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0, end >= 1 { return self }
    var result = Path()
    guard start < end else { return result }
    let lines = PathWay(self).lines
    let whole = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
    var passed = 0.0
    for line in lines {
      defer { passed += line.length }
      guard passed + line.length > first, passed < last, line.length > 0 else { continue }
      let from = line.point(at: max(first - passed, 0) / line.length)
      if result.currentPoint != from { result.move(to: from) }
      result.addLine(to: line.point(at: min((last - passed) / line.length, 1)))
    }
    return result
  }
}
