/// A motion of the content that goes on without a finger: it is shown frame by frame.
final class ScrollMotion {
  enum Kind {
    /// What a finger has thrown, or let go beyond the edge.
    case deceleration
    /// What code asked for.
    case animation
    /// What a tap on the status bar asked for.
    case scrollToTop
  }

  let kind: Kind
  let x: AxisMotion
  let y: AxisMotion
  /// The time of its beginning, and that of the frame in which it has come to rest.
  let start: Double
  let end: Double
  /// Whether it goes to a place of its own, a page or what a delegate has chosen, and not as far as
  /// it is carried.
  let isAimed: Bool
  /// What the host waits for.
  var transition: Transition?
  /// The next frame.
  var call: ScheduledCall?
  /// How far code has moved the content meanwhile, and where the last frame has left it.
  var shift = Point.zero
  var shown: Point

  init(
    _ kind: Kind, x: AxisMotion, y: AxisMotion, at time: Double, from offset: Point, isAimed: Bool
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.isAimed = isAimed
    start = time
    let frames = Metrics.framesPerSecond
    // The clock counts whole nanoseconds.
    let last = ((time + max(x.duration, y.duration)) * frames - 1e-6).rounded(.up)
    end = Clock.round(max(last, Self.frame(at: time) + 1) / frames)
    shown = offset
  }

  /// The number of the frame that is seen at a time.
  static func frame(at time: Double) -> Double {
    (time * Metrics.framesPerSecond + 1e-6).rounded(.down)
  }

  /// The time of the frame after that.
  static func nextFrame(after time: Double) -> Double {
    (frame(at: time) + 1) / Metrics.framesPerSecond
  }

  /// Where it has brought the content, apart from what code did.
  func place(at time: Double) -> Point {
    time >= end ? rest : Point(x: x.place(at: time - start), y: y.place(at: time - start))
  }

  func velocity(at time: Double) -> Point {
    Point(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  var rest: Point { Point(x: x.rest, y: y.rest) }
}
