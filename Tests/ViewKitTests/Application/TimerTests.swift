import Testing

@testable import ViewKit

@Suite struct TimerTests {
  let application = Application()

  @Test func aTimerKeepsItsRhythm() {
    var times: [Double] = []
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true, in: application) { _ in
      times.append(application.clock.time)
    }
    application.advance(by: 1)
    #expect(times == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  }

  @Test func tenSecondsAreTenTicksOfASecond() {
    var ticks: [String] = []
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true, in: application) { _ in
      ticks.append("slow")
    }
    Timer.scheduledTimer(withTimeInterval: 5, repeats: true, in: application) { _ in
      ticks.append("slower")
    }
    application.advance(by: 10)
    #expect(ticks.filter { $0 == "slow" }.count == 10)
    #expect(Array(ticks[3...6]) == ["slow", "slow", "slower", "slow"])
  }

  @Test func aLateTimerFiresOnceAndKeepsItsPhase() {
    var times: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, in: application) { _ in
      times.append(application.clock.time)
    }
    application.clock.move(to: 3.5)
    application.settle()
    #expect(times == [3.5])
    #expect(timer.fireTime == 4)
    application.advance(by: 1.5)
    #expect(times == [3.5, 4, 5])
  }

  @Test func aTimerThatIsLateByWholeIntervalsFiresOnce() {
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true, in: application) { _ in count += 1 }
    application.clock.move(to: 0.6)
    application.settle()
    #expect(count == 1)
  }

  /// Source: CFRunLoop.c, `__CFRunLoopDoTimer`: the timer is invalidated after the callout, and does
  /// not fire while it is firing.
  @Test func aTimerThatDoesNotRepeatIsOverAfterItsCall() {
    var count = 0
    let timer = Timer.scheduledTimer(
      withTimeInterval: 1, repeats: false, in: application
    ) { timer in
      count += 1
      #expect(timer.isValid)
      timer.fire()
    }
    application.advance(by: 5)
    #expect(count == 1)
    #expect(!timer.isValid)
  }

  @Test func aTimerMayStopInItsOwnCall() {
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true, in: application) { timer in
      count += 1
      if count == 2 { timer.invalidate() }
    }
    application.advance(by: 10)
    #expect(count == 2)
    #expect(application.nextDueTime == nil)
  }

  @Test func aRunningTimerIsHeldAndHoldsItsTarget() {
    weak var held: Object?
    weak var timer: Timer?
    do {
      let target = Object()
      let script = FakeScript()
      script.actions["tick"] = { _, _ in }
      target.script = script
      held = target
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: target, selector: "tick", repeats: true, in: application)
    }
    #expect(held != nil)
    timer?.invalidate()
    #expect(held == nil)
    #expect(timer == nil)
  }

  @Test func theActionGetsTheTimer() {
    let target = Object()
    let script = FakeScript()
    var senders: [Object?] = []
    script.actions["tick"] = { sender, _ in senders.append(sender) }
    target.script = script
    let info = Object()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: target, selector: "tick", userInfo: info, repeats: true,
      in: application)
    #expect(timer.userInfo === info)
    application.advance(by: 1)
    timer.fire()
    #expect(senders == [timer, timer])
  }

  @Test func anIntervalOfZeroIsATenthOfAMillisecond() {
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0, repeats: true, in: application) { _ in count += 1 }
    application.advance(by: 0.001)
    #expect(count == 10)
  }
}
