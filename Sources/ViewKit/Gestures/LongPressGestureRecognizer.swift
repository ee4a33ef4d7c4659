/// Recognises fingers that rest for a while, as `UILongPressGestureRecognizer`. Continuous.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// Seconds that the fingers stay down before the gesture begins.
  public final var minimumPressDuration = Metrics.minimumPressDuration
  /// How many fingers there are; at least 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }
  /// How many taps come before the press.
  public final var numberOfTapsRequired = 0 {
    didSet { numberOfTapsRequired = max(numberOfTapsRequired, 0) }
  }
  /// Points that the fingers may move before the gesture begins.
  public final var allowableMovement = Metrics.maximumPressMovement

  private var taps = 0
  private var deadline: ScheduledCall?

  override var isUndecided: Bool { taps > 0 && storedState == .possible }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    let fingers = tracks.count(where: \.isDown)
    guard storedState == .possible else { return }
    guard fingers <= numberOfTouchesRequired else { return fail() }
    guard fingers == numberOfTouchesRequired else { return wait(Metrics.maximumTapDuration) }
    if taps < numberOfTapsRequired { return wait(Metrics.maximumTapDuration) }
    deadline?.cancel()
    deadline = application?.runLoop.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, storedState == .possible, hasFingers else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    if storedState != .possible {
      state = .changed
    } else if tracks.contains(where: { $0.location.distance(to: $0.start) > allowableMovement }) {
      fail()
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if storedState != .possible {
      deadline?.cancel()
      state = .ended
    } else if taps < numberOfTapsRequired {
      if hasFingers { return }
      taps += 1
      wait(Metrics.multipleTapInterval)
    } else {
      fail()
    }
  }

  open override func reset() {
    taps = 0
    deadline?.cancel()
    deadline = nil
  }

  private func fail() {
    deadline?.cancel()
    state = .failed
  }

  /// Fails unless something comes in time.
  private func wait(_ seconds: Double) {
    deadline?.cancel()
    deadline = application?.runLoop.schedule(after: seconds) { [weak self] in
      if let self, storedState == .possible { state = .failed }
    }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.number(
      "minimumPressDuration", minimumPressDuration, default: Metrics.minimumPressDuration)
    visitor.integer("numberOfTouchesRequired", numberOfTouchesRequired, default: 1)
    visitor.integer("numberOfTapsRequired", numberOfTapsRequired)
    visitor.number("allowableMovement", allowableMovement, default: Metrics.maximumPressMovement)
  }
}
