/// How the time of an animation is stretched, as `CAMediaTimingFunction`: a cubic Bézier curve from
/// (0, 0) to (1, 1). It never changes.
public final class MediaTimingFunction: Object {
  /// The names that Core Animation has for some.
  public enum Name: String, CaseIterable, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut
    case `default`

    /// The two control points, as Core Animation publishes them.
    var controlPoints: [Double] {
      switch self {
      case .linear: [0, 0, 1, 1]
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      }
    }
  }

  /// Nil for one of control points of its own.
  public let name: Name?
  /// The x and the y of the first control point, then of the second.
  public let controlPoints: [Double]

  public init(name: Name) {
    self.name = name
    controlPoints = name.controlPoints
    super.init()
  }

  /// - Parameter numbers: the x and the y of two points. The x lie from 0 to 1; what is outside is
  ///   brought in.
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    name = nil
    controlPoints = [min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2]
    super.init()
  }

  /// The part of the way that is done after a part of the time, both from 0 to 1; a curve may lead
  /// beyond its ends.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if name == .linear { return time }
    return AnimationCurve.bezier(
      controlPoints[0], controlPoints[1], controlPoints[2], controlPoints[3], at: time)
  }

  /// For messages and renderings: its name, or its numbers.
  public var text: String {
    name?.rawValue ?? controlPoints.map { "\($0)" }.joined(separator: " ")
  }
}
