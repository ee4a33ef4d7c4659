/// Recognises one or more taps of one or more fingers, as `UITapGestureRecognizer`. Discrete.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in quick succession make the gesture; at least 1.
  public final var numberOfTapsRequired = 1 {
    didSet { numberOfTapsRequired = max(numberOfTapsRequired, 1) }
  }
  /// How many fingers each tap has; at least 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  /// The taps that were completed.
  private var taps = 0
  /// The most fingers that were down in the present tap.
  private var fingers = 0
  private var firstPlace: Point?
  private var deadline: ScheduledCall?

  override var isUndecided: Bool { taps > 0 && storedState == .possible }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if !tracks.contains(where: { $0.isDown && !touches.contains(touch: $0) }) { fingers = 0 }
    fingers += touches.count
    guard fingers <= numberOfTouchesRequired else { return fail() }
    if let firstPlace, center.distance(to: firstPlace) > Metrics.multipleTapDistance {
      return fail()
    }
    if fingers == numberOfTouchesRequired { firstPlace = firstPlace ?? center }
    wait(Metrics.maximumTapDuration)
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    let isFar = tracks.contains {
      $0.location.distance(to: $0.start) > Metrics.maximumTapMovement
    }
    if isFar { fail() }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if hasFingers { return }
    guard fingers == numberOfTouchesRequired else { return fail() }
    taps += 1
    if taps == numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      wait(Metrics.multipleTapInterval)
    }
  }

  open override func reset() {
    taps = 0
    fingers = 0
    firstPlace = nil
    deadline?.cancel()
    deadline = nil
  }

  /// One tap does not keep a double tap from being recognised after it.
  open override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      || other.numberOfTouchesRequired != numberOfTouchesRequired
  }

  private func fail() {
    deadline?.cancel()
    state = .failed
  }

  private func wait(_ seconds: Double) {
    deadline?.cancel()
    deadline = application?.runLoop.schedule(after: seconds) { [weak self] in
      guard let self, storedState == .possible, wantedState == nil else { return }
      state = .failed
    }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.integer("numberOfTapsRequired", numberOfTapsRequired, default: 1)
    visitor.integer("numberOfTouchesRequired", numberOfTouchesRequired, default: 1)
  }
}

extension [Touch] {
  /// Whether the finger of a track is among these.
  func contains(touch track: TouchTrack) -> Bool {
    contains { ObjectIdentifier($0) == track.identity }
  }
}
