// How a finger changes the value.
extension Stepper {
  /// A finger on a half.
  struct Press {
    let side: Side
    /// Whether the finger is on the half now.
    var isOver = true
    /// Whether it has changed the value.
    var hasChanged = false
    /// How often the value changed by itself.
    var repeats = 0
    var repetition: ScheduledCall?
  }

  /// A half that repeats changes at once, one that does not when the finger is lifted (Apple,
  /// `NSStepper.autorepeat`).
  final func beginPress(at place: Point, with event: Event?) {
    endPress(isTap: false, with: nil)
    press = Press(side: side(at: place))
    partsDidChange()
    guard autorepeat else { return }
    takeStep(with: event)
    scheduleRepeat(after: Metrics.stepperRepeatDelay)
  }

  final func continuePress(at place: Point) {
    guard let side = press?.side else { return }
    let isOver = isTouchInside && self.side(at: place) == side
    if isOver == press?.isOver { return }
    press?.isOver = isOver
    partsDidChange()
  }

  /// The finger is gone: lifted, which may be a tap, or taken away.
  final func endPress(isTap: Bool, with event: Event?) {
    guard var press else { return }
    press.repetition?.cancel()
    if isTap, press.repetition == nil, press.isOver, !press.hasChanged {
      takeStep(with: event)
      press.hasChanged = self.press?.hasChanged ?? false
    }
    self.press = nil
    partsDidChange()
    if !isContinuous, press.hasChanged, event != nil {
      sendActions(for: .valueChanged, with: event)
    }
  }

  private func side(at place: Point) -> Side {
    place.x < bounds.midX ? .decrement : .increment
  }

  private func takeStep(with event: Event?) {
    guard let side = press?.side else { return }
    let new = value(after: side, from: value)
    if new == value { return }
    press?.hasChanged = true
    value = new
    if isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  // MARK: Repeating

  private func scheduleRepeat(after delay: Double) {
    press?.repetition = application?.runLoop.schedule(after: delay) { [weak self] in
      self?.repeatStep()
    }
  }

  private func repeatStep() {
    // A script may have let the finger go, or taken the stepper away.
    guard let press, isTracking else { return endPress(isTap: false, with: nil) }
    if press.isOver { takeStep(with: nil) }
    guard self.press != nil, isTracking else { return }
    self.press?.repeats += 1
    scheduleRepeat(after: Self.interval(after: press.repeats + 1))
  }

  /// The seconds after so many changes: the longer it is held, the faster.
  static func interval(after repeats: Int) -> Double {
    var interval = Metrics.stepperRepeatInterval
    var rest = repeats
    while rest >= Metrics.stepperRepeatsPerSpeed, interval > Metrics.stepperShortestInterval {
      interval /= 2
      rest -= Metrics.stepperRepeatsPerSpeed
    }
    return interval
  }
}
