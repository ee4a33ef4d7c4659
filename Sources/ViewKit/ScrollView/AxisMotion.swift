#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The way of an offset along one axis, from its beginning to its rest. Each place follows from the
/// time alone, so that no error adds up and each frame can be left out. Points and seconds.
///
/// The forms are those that Ilya Lobanov found by measuring (medium.com/@esskeetit, "Deceleration
/// mechanics of UIScrollView" and "How UIScrollView works").
struct AxisMotion {
  /// How long it moves.
  let duration: Double
  /// Where it comes to rest.
  let rest: Double
  private let way: (_ time: Double) -> (place: Double, velocity: Double)

  private init(
    duration: Double, rest: Double,
    way: @escaping (_ time: Double) -> (place: Double, velocity: Double) = { _ in (0, 0) }
  ) {
    self.duration = duration
    self.rest = rest
    self.way = way
  }

  func place(at time: Double) -> Double { time < duration ? way(time).place : rest }

  func velocity(at time: Double) -> Double { time < duration ? way(time).velocity : 0 }

  // MARK: Forms

  /// What has some way to go is seen to go it.
  private static let shortest = 1 / Metrics.framesPerSecond

  /// No motion.
  static func resting(at place: Double) -> AxisMotion { AxisMotion(duration: 0, rest: place) }

  /// A motion that takes a time, such as one that code asks for.
  static func eased(from start: Double, to end: Double, for duration: Double) -> AxisMotion {
    let curve = AnimationCurve.easeInOut
    return AxisMotion(duration: duration, rest: end) { time in
      (start + (end - start) * curve.progress(at: time / duration), 0)
    }
  }

  /// A motion that slows down evenly: it loses the same part of its speed in each moment.
  ///
  /// - Parameter rate: the part of the way that is left falls by this logarithm in a second.
  static func gliding(from start: Double, to end: Double, rate: Double) -> AxisMotion {
    let way = end - start
    let duration = log(max(abs(way) / Metrics.scrollRestDistance, 1)) / rate
    if way == 0 { return resting(at: end) }
    return AxisMotion(duration: max(duration, shortest), rest: end) { time in
      let left = way * exp(-rate * time)
      return (end - left, rate * left)
    }
  }

  /// A glide that meets the edge of the content: it is carried over it and swings back, or stops
  /// there.
  static func gliding(
    from start: Double, to end: Double, rate: Double, meeting edge: Double, bounces: Bool
  ) -> AxisMotion {
    let glide = gliding(from: start, to: end, rate: rate)
    let arrival = log((end - start) / (end - edge)) / rate
    if !bounces {
      return AxisMotion(duration: arrival, rest: edge, way: glide.way)
    }
    let spring = springing(from: edge, velocity: rate * (end - edge), to: edge)
    return AxisMotion(duration: arrival + spring.duration, rest: edge) { time in
      time < arrival ? glide.way(time) : spring.way(time - arrival)
    }
  }

  /// A motion back to the edge of the content, without swinging.
  static func springing(
    from start: Double, velocity: Double, to edge: Double
  ) -> AxisMotion {
    let frequency = Metrics.scrollSpringFrequency
    let distance = start - edge
    let speed = velocity + frequency * distance
    let near = Metrics.scrollRestDistance
    let duration = max(
      log(max(2 * abs(distance) / near, 1)) / frequency,
      2 * log(max(4 * abs(speed) / (M_E * frequency * near), 1)) / frequency)
    return AxisMotion(duration: max(duration, shortest), rest: edge) { time in
      let decay = exp(-frequency * time)
      let place = distance + speed * time
      return (edge + decay * place, decay * (speed - frequency * place))
    }
  }
}
