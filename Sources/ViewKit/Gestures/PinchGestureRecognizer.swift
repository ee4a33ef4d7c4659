/// Follows two fingers that move apart or together, as `UIPinchGestureRecognizer`. Continuous.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The distance of the fingers by that at which ``scale`` was 1.
  ///
  /// Setting it makes it go on from there; the velocity becomes nothing.
  public final var scale: Double {
    get { factor }
    set {
      factor = newValue > 0 && newValue.isFinite ? newValue : 1
      start = distance.map { $0 / factor }
    }
  }

  /// How fast ``scale`` changes, in a second.
  public final var velocity: Double { speed.velocity(at: application?.clock.time ?? 0).x }

  private var factor = 1.0
  /// The distance of the fingers at which the scale is 1.
  private var start: Double?
  private var speed = Speedometer()

  /// The distance of two fingers, in points of the screen; nil unless there are two.
  private var distance: Double? {
    let down = tracks.filter(\.isDown)
    guard down.count == 2 else { return nil }
    return max(down[0].location.distance(to: down[1].location), 1)
  }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    let fingers = tracks.count(where: \.isDown)
    if fingers > 2, storedState == .possible { state = .failed }
    start = distance.map { $0 / factor }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let distance, let start else { return }
    let new = distance / start
    if storedState == .possible {
      guard abs(distance - start) >= Metrics.pinchHysteresis else { return }
      // The way to here is not counted.
      self.start = distance
      state = .began
      return
    }
    speed.add(Point(x: new - factor, y: 0), at: event.timestamp)
    factor = new
    state = .changed
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    endWithLastFinger()
  }

  open override func reset() {
    factor = 1
    start = nil
    speed = Speedometer()
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.number("scale", scale, default: 1)
  }
}
