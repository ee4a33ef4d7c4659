#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a motion is spread over its time, as `UIView.AnimationCurve`.
public enum AnimationCurve: String, CaseIterable, Sendable {
  case easeInOut, easeIn, easeOut, linear

  /// The part of the way that is done after a part of the time, both from 0 to 1.
  ///
  /// The curves are Core Animation's: cubic Béziers between (0, 0) and (1, 1), whose control points
  /// `CAMediaTimingFunction` publishes.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return switch self {
    case .linear: time
    case .easeIn: Self.bezier(0.42, 0, 1, 1, at: time)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, at: time)
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, at: time)
    }
  }

  static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
    // The x of such a curve grows with its parameter, so halving finds it; 40 halvings are exact to
    // the last bits that matter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }
}

/// How the progress of an animation follows from its time.
enum AnimationTiming: Equatable {
  case curve(AnimationCurve)
  /// A spring that comes to rest in the duration.
  ///
  /// - Parameters:
  ///   - damping: 1 comes to rest without swinging, less swings.
  ///   - velocity: at the start, in ways per second.
  case spring(damping: Double, velocity: Double)

  func progress(at time: Double, of duration: Double) -> Double {
    guard time < duration else { return 1 }
    switch self {
    case .curve(let curve): return curve.progress(at: time / duration)
    case .spring(let damping, let velocity):
      let part = Self.spring(max(damping, 0.01), velocity, time: time, duration: duration)
      // A spring that is thrown hard is not seen beyond all bounds.
      return part.isFinite ? min(max(part, -1000), 1000) : 1
    }
  }

  /// The part of the way that a spring of unit length has come.
  private static func spring(
    _ damping: Double, _ velocity: Double, time: Double, duration: Double
  ) -> Double {
    if time <= 0 { return 0 }
    // As stiff as it has to be, so that a thousandth of the way is left at the end.
    let left = log(1000.0)
    if damping < 1 {
      let frequency = left / (damping * duration)
      let swing = frequency * (1 - damping * damping).squareRoot()
      let decay = exp(-damping * frequency * time)
      let sine = (damping * frequency - velocity) / swing
      return 1 - decay * (cos(swing * time) + sine * sin(swing * time))
    }
    // Without swinging: (1 + ωt)·e^(−ωt) is a thousandth at ωt = 9.2334.
    let frequency = 9.2334 / duration
    return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
  }
}
