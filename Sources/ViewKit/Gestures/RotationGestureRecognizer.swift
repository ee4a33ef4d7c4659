#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Follows two fingers that turn around each other, as `UIRotationGestureRecognizer`. Continuous.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned since the gesture began, in radians, clockwise.
  ///
  /// Setting it makes it go on from there; the velocity becomes nothing.
  public final var rotation: Double {
    get { turned }
    set {
      turned = newValue.isFinite ? newValue : 0
    }
  }

  /// How fast the fingers turn, in radians a second.
  public final var velocity: Double { speed.velocity(at: application?.clock.time ?? 0).x }

  private var turned = 0.0
  private var lastAngle: Double?
  private var speed = Speedometer()

  private var fingers: (TouchTrack, TouchTrack)? {
    let down = tracks.filter(\.isDown)
    return down.count == 2 ? (down[0], down[1]) : nil
  }

  /// The direction from the first finger to the second.
  private var angle: Double? {
    fingers.map {
      atan2($1.location.y - $0.location.y, $1.location.x - $0.location.x)
    }
  }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if tracks.count(where: \.isDown) > 2, storedState == .possible { state = .failed }
    lastAngle = angle
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let angle, let lastAngle, let fingers else { return }
    var change = angle - lastAngle
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    self.lastAngle = angle
    turned += change
    if storedState == .possible {
      let radius = fingers.0.location.distance(to: fingers.1.location) / 2
      guard abs(turned) * radius >= Metrics.rotationHysteresis else { return }
      // The way to here is not counted.
      turned = 0
      state = .began
      return
    }
    speed.add(Point(x: change, y: 0), at: event.timestamp)
    state = .changed
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    endWithLastFinger()
  }

  open override func reset() {
    turned = 0
    lastAngle = nil
    speed = Speedometer()
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.number("rotation", rotation)
  }
}
