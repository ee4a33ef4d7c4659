/// How fast something moves, from its last two moves: the latest counts most, so that a velocity
/// follows a finger and one odd move does not make it jump.
struct Speedometer {
  private var last = Point.zero
  private var before: Point?
  private var time: Double?

  /// Notes a move that has just ended.
  mutating func add(_ way: Point, at now: Double) {
    guard let time else {
      self.time = now
      return
    }
    let seconds = now - time
    self.time = now
    // Two moves at one moment are one.
    guard seconds > 0 else { return }
    before = seconds > Metrics.restingTime ? nil : last
    last = Point(x: way.x / seconds, y: way.y / seconds)
  }

  /// Points a second; nothing once it rests.
  func velocity(at now: Double) -> Point {
    // The clock counts whole nanoseconds.
    guard let time, now - time < Metrics.restingTime - 1e-9 else { return .zero }
    guard let before, before != .zero else { return last }
    return Point(x: 0.75 * last.x + 0.25 * before.x, y: 0.75 * last.y + 0.25 * before.y)
  }
}
