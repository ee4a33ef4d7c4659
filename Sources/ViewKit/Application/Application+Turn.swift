// The run loop's turns: timers, layout, display, completions.
extension Application {
  /// Does what is due now, lays out and displays, until nothing is left. Never moves the clock.
  ///
  /// Nothing is done while the application is asleep in the background.
  ///
  /// What never comes to rest is stopped after ``Metrics/maximumTurns`` and recorded; so are turns
  /// in which scripts exceed their limits again and again, or that take longer than
  /// ``maximumSettlingTime`` together.
  public func settle() {
    if !isAsleep { _ = comeToRest(stoppedAtStart: stoppedTurns) }
  }

  /// Moves the clock from one due event to the next, and settles at each.
  ///
  /// - Parameter seconds: how far; what is negative or no number is taken as 0, and at most
  ///   ``Metrics/maximumAdvance`` is done.
  public func advance(by seconds: Double) {
    let seconds = seconds > 0 ? min(seconds, Metrics.maximumAdvance) : 0
    let end = Clock.round(clock.time + seconds)
    if isAsleep {
      clock.move(to: end)
      return
    }
    let stopped = stoppedTurns
    var isAtRest = comeToRest(stoppedAtStart: stopped)
    let lastTurn = turn &+ UInt32(clamping: maximumTurnsPerAdvance)
    while isAtRest, let time = nextDueTime, time <= end {
      if Int32(bitPattern: turn &- lastTurn) >= 0 {
        record(tooManyTurns(in: seconds))
        break
      }
      clock.move(to: time)
      isAtRest = comeToRest(stoppedAtStart: stopped)
    }
    clock.move(to: end)
    if isAtRest { _ = comeToRest(stoppedAtStart: stopped) }
  }

  /// What to report about an advance that was ended.
  private func tooManyTurns(in seconds: Double) -> Report {
    let begin =
      "advancing by \(seconds) s came to no end: at \(clock.time) s "
      + "\(maximumTurnsPerAdvance) turns had been taken"
    let repeating = timerList.elements.filter(\.isRepeating)
    guard let timer = repeating.min(by: { $0.timeInterval < $1.timeInterval }) else {
      return Report(.endless, begin + "; calls that are delayed come again and again")
    }
    var report = Report(
      .endless,
      begin + "; a timer fires every \(timer.timeInterval) s: give it a longer interval, "
        + "or advance by less")
    report.origin = originOfObject(timer)
    return report
  }

  /// Takes turns until nothing is due; false when they had to be ended, which is recorded.
  ///
  /// - Parameter stopped: ``stoppedTurns`` when the settling or advancing began.
  private func comeToRest(stoppedAtStart stopped: Int) -> Bool {
    let start = ProcessorTime.now
    for _ in 0..<Metrics.maximumTurns {
      takeTurn()
      if stoppedTurns - stopped >= Metrics.maximumStoppedTurns {
        return giveUp(
          "scripts have exceeded a limit in \(Metrics.maximumStoppedTurns) of its turns, so that "
            + "the others were not taken")
      }
      if !isAnythingDue { return true }
      if let limit = maximumSettlingTime, ProcessorTime.now - start > limit {
        return giveUp(
          "its turns have taken more than \(limit) s, and something is still due at once")
      }
    }
    return giveUp("after \(Metrics.maximumTurns) turns something is still due at once")
  }

  private func giveUp(_ reason: String) -> Bool {
    record(Report(.endless, "the run loop does not come to rest: \(reason)"))
    return false
  }

  /// The time of the next thing that waits: a call, a timer or the end of a transition.
  public var nextDueTime: Double? {
    let transition = transitionQueue.nextEnd
    guard let call = runLoop.nextTime else { return transition }
    return transition.map { min($0, call) } ?? call
  }

  /// Calls `body` after the next display, in the present turn or in the one that comes.
  func runAfterDisplay(_ body: @escaping () -> Void) {
    afterDisplay.append(body)
  }

  // MARK: Transitions

  /// The finite motions under way, in order of their beginning.
  public var transitions: [Transition] { transitionQueue.all }

  /// Whether there is one.
  public var isInTransition: Bool { transitionQueue.count > 0 }

  /// Begins a finite motion, at whose end `completion` is called, after the display of that turn.
  @discardableResult
  public func beginTransition(
    named name: String, duration: Double, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> Transition {
    let transition = Transition(
      name: name, start: clock.time, end: Clock.round(clock.time + max(duration, 0)),
      completion: completion)
    transitionQueue.add(transition)
    return transition
  }

  /// Ends a motion before its time; its completion is called at once.
  public func cancelTransition(_ transition: Transition) {
    if transitionQueue.remove(transition) { transition.finish(false) }
  }

  // MARK: One turn

  private func takeTurn() {
    turn &+= 1
    firstErrorOfTurn = errors.count
    for call in runLoop.takeDue() { call.run() }
    closeAnimationBlocks()
    keyboardIfMade?.followIfLost()
    layOutAndDisplay()
    let completions = afterDisplay
    afterDisplay = []
    for completion in completions { completion() }
    for transition in transitionQueue.takeFinished(by: clock.time) { transition.finish(true) }
    endOpenContexts()
    turnDidEnd()
  }

  /// One entry into the scripts, with one budget.
  private func layOutAndDisplay() {
    passWillBegin()
    defer { passDidEnd() }
    for window in visibleWindows { LayoutPass.run(from: window, application: self) }
    for window in visibleWindows { DisplayPass.run(from: window, application: self) }
  }

  private var isAnythingDue: Bool {
    if !afterDisplay.isEmpty { return true }
    if let time = nextDueTime, time <= clock.time { return true }
    return visibleWindows.contains { LayoutPass[$0].isNeeded || DisplayPass[$0].isNeeded }
  }
}
