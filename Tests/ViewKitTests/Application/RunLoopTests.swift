import Testing

@testable import ViewKit

/// Turns, time and timers (BEHAVIOUR 1 and 38).
@Suite struct RunLoopTests {
  /// Each turn has its own budget, so that one failure does not take the next turn's; a run loop
  /// that keeps failing is ended after few of them.
  @Test func turnsThatExceedTheirLimitsAreFew() {
    let application = Application()
    var turns = 0
    func again() {
      turns += 1
      application.noteLimit()
      application.noteLimit()
      application.runLoop.schedule(after: 0) { again() }
    }
    again()
    turns = 0
    application.settle()
    #expect(turns == Metrics.maximumStoppedTurns)
    #expect(application.errors.count == 1)
    #expect(
      application.errors.first?.message.contains("exceeded a limit in 3 of its turns") == true)
    turns = 0
    application.advance(by: 5)
    #expect(turns == Metrics.maximumStoppedTurns)
  }

  @Test func turnsThatTakeLongTogetherAreEnded() {
    let application = Application()
    application.maximumSettlingTime = 0
    var turns = 0
    func again() {
      turns += 1
      application.runLoop.schedule(after: 0) { again() }
    }
    again()
    application.settle()
    #expect(turns < Metrics.maximumTurns)
    #expect(application.errors.first?.message.contains("taken more than 0.0 s") == true)
  }

  let application = Application()
  let log = CallLog()

  private func schedule(_ name: String, after delay: Double) {
    application.runLoop.schedule(after: delay) { [log] in log.add(name) }
  }

  @Test func callsComeInOrderOfTimeThenOfCreation() {
    schedule("late", after: 2)
    schedule("early", after: 1)
    schedule("early too", after: 1)
    schedule("now", after: 0)
    application.settle()
    #expect(log.take() == ["now"])
    application.advance(by: 2)
    #expect(log.take() == ["early", "early too", "late"])
  }

  @Test func settlingNeverMovesTheClock() {
    schedule("later", after: 0.1)
    application.settle()
    #expect(application.clock.time == 0)
    #expect(log.take() == [])
  }

  @Test func advancingStopsAtEachEventOnItsWay() {
    var times: [Double] = []
    for delay in [0.3, 0.1, 0.2] {
      application.runLoop.schedule(after: delay) { [application] in
        times.append(application.clock.time)
      }
    }
    application.advance(by: 1)
    #expect(times == [0.1, 0.2, 0.3])
    #expect(application.clock.time == 1)
  }

  @Test func advancingBackwardsOrByNoNumberMovesNothing() {
    application.advance(by: -1)
    application.advance(by: .nan)
    #expect(application.clock.time == 0)
    application.advance(by: .infinity)
    #expect(application.clock.time == Metrics.maximumAdvance)
  }

  @Test func aCallWithoutDelayComesInTheNextTurn() {
    application.runLoop.schedule(after: 0) { [application, log] in
      log.add("first")
      application.runLoop.schedule(after: 0) { log.add("next turn") }
    }
    schedule("second", after: 0)
    application.settle()
    #expect(log.take() == ["first", "second", "next turn"])
  }

  @Test func aCancelledCallDoesNotCome() {
    let call = application.runLoop.schedule(after: 1) { [log] in log.add("call") }
    call.cancel()
    #expect(application.nextDueTime == nil)
    application.advance(by: 2)
    #expect(log.take() == [])
  }

  @Test func layoutFollowsTheCallsAndCompletionsFollowTheDisplay() throws {
    let window = application.makeWindow()
    let view = LoggingView("view", log, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    try window.addSubview(view)
    application.settle()
    _ = log.take()
    application.runLoop.schedule(after: 1) { [log] in
      log.add("call")
      view.setNeedsLayout()
      view.setNeedsDisplay()
    }
    application.beginTransition(named: "slide", duration: 1) { [log] finished in
      log.add("finished \(finished)")
    }
    application.advance(by: 1)
    #expect(log.take() == ["call", "view.layoutSubviews", "view.draw", "finished true"])
  }

  @Test func transitionsAreKnownWhileTheyAreUnderWay() {
    let slide = application.beginTransition(named: "slide", duration: 0.25)
    application.beginTransition(named: "fade", duration: 0.5)
    #expect(application.transitions.map(\.name) == ["slide", "fade"])
    #expect(slide.end == 0.25)
    application.advance(by: 0.25)
    #expect(application.transitions.map(\.name) == ["fade"])
    application.advance(by: 0.25)
    #expect(application.transitions.isEmpty)
  }

  @Test func aCancelledTransitionIsNotFinished() {
    let slide = application.beginTransition(named: "slide", duration: 1) { [log] finished in
      log.add("finished \(finished)")
    }
    application.cancelTransition(slide)
    application.cancelTransition(slide)
    application.advance(by: 2)
    #expect(log.take() == ["finished false"])
  }

  @Test func endlessTurnsAreReported() {
    func again() {
      application.runLoop.schedule(after: 0) { again() }
    }
    again()
    application.settle()
    #expect(application.errors.map(\.kind) == [.endless])
    application.advance(by: 1)
    #expect(application.clock.time == 1)
    #expect(application.errors.map(\.kind) == [.endless, .endless])
  }

  @Test func theSameReportInOneTurnIsCounted() {
    application.runLoop.schedule(after: 0) { [application] in
      application.record(Report(.script, "a.lua:3: no"))
      application.record(Report(.script, "a.lua:4: no"))
      application.record(Report(.script, "a.lua:3: no"))
    }
    application.settle()
    #expect(application.errors.map(\.description) == ["a.lua:3: no (2 times)", "a.lua:4: no"])
    application.runLoop.schedule(after: 0) { [application] in
      application.record(Report(.script, "a.lua:3: no"))
    }
    application.settle()
    #expect(application.errors.count == 3)
    application.removeAllErrors()
    #expect(application.errors.isEmpty)
  }

  @Test func theDateFollowsTheClock() {
    let application = Application(clock: Clock(start: 1000))
    application.advance(by: 2.5)
    #expect(application.clock.now == 1002.5)
  }
}
