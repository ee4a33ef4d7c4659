import Testing

@testable import ViewKit

/// Many motions at once: whichever ends first is at hand.
@Suite struct TransitionQueueTests {
  private let application = Application()
  private let log = CallLog()

  @Test func motionsEndInOrderOfTheirEndsThenOfTheirBeginnings() {
    for (name, seconds) in [("c", 0.3), ("a", 0.1), ("b", 0.2), ("a2", 0.1)] {
      application.beginTransition(named: name, duration: seconds) { [log] _ in log.add(name) }
    }
    #expect(application.transitions.map(\.name) == ["c", "a", "b", "a2"])
    #expect(application.nextDueTime == 0.1)
    application.advance(by: 1)
    #expect(log.take() == ["a", "a2", "b", "c"])
    #expect(!application.isInTransition)
  }

  @Test func whatIsCancelledIsNeitherKnownNorDue() {
    let motions = (0..<1_000).map { index in
      application.beginTransition(named: "\(index)", duration: Double(1_000 - index))
    }
    for motion in motions where motion.name != "500" { application.cancelTransition(motion) }
    #expect(application.transitions.map(\.name) == ["500"])
    #expect(application.nextDueTime == 500)
    application.cancelTransition(motions[500])
    #expect(application.nextDueTime == nil)
    #expect(!application.isInTransition)
  }

  @Test func oneMayEndAnotherThatEndsAtTheSameTime() {
    var second: Transition?
    application.beginTransition(named: "first", duration: 1) { [application, log] finished in
      log.add("first \(finished)")
      if let second { application.cancelTransition(second) }
    }
    second = application.beginTransition(named: "second", duration: 1) { [log] finished in
      log.add("second \(finished)")
    }
    application.advance(by: 1)
    #expect(log.take() == ["first true", "second true"])
  }
}
