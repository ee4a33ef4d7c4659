import Testing

@testable import ViewKit

/// Where an animation is at a time, for each of the members of `CAMediaTiming`.
@Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return timing
  }

  @Test func itIsSeenFromItsBeginningToItsEnd() {
    let timing = timing { _ in }
    #expect(timing.place(at: -0.1) == nil)
    #expect(timing.place(at: 0) == .init(seconds: 0, run: 0))
    #expect(timing.place(at: 1.5) == .init(seconds: 1.5, run: 0))
    #expect(timing.place(at: 2) == nil)
    #expect(timing.length == 2)
  }

  @Test func itsEndIsNotTheBeginningOfTheNextRun() {
    let once = timing { $0.fillMode = .forwards }
    #expect(once.place(at: 2) == .init(seconds: 2, run: 0))
    #expect(once.place(at: 99) == .init(seconds: 2, run: 0))
    let thrice = timing {
      $0.fillMode = .both
      $0.repeatCount = 3
    }
    #expect(thrice.place(at: -5) == .init(seconds: 0, run: 0))
    #expect(thrice.place(at: 4) == .init(seconds: 0, run: 2))
    #expect(thrice.place(at: 6) == .init(seconds: 2, run: 2))
    let half = timing {
      $0.fillMode = .forwards
      $0.repeatCount = 1.25
    }
    #expect(half.place(at: 9) == .init(seconds: 0.5, run: 1))
    let back = timing {
      $0.fillMode = .forwards
      $0.autoreverses = true
    }
    #expect(back.place(at: 3) == .init(seconds: 1, run: 0))
    #expect(back.place(at: 4) == .init(seconds: 0, run: 0))
  }

  @Test func itsOwnTimeGoesAtItsSpeed() {
    let fast = timing { $0.speed = 4 }
    #expect(fast.length == 0.5)
    #expect(fast.place(at: 0.25) == .init(seconds: 1, run: 0))
    let backwards = timing { $0.speed = -1 }
    #expect(backwards.place(at: 0) == .init(seconds: 2, run: 0))
    #expect(backwards.place(at: 1.5) == .init(seconds: 0.5, run: 0))
    let still = timing {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(still.place(at: 1e6) == .init(seconds: 0.5, run: 0))
    #expect(still.length == .infinity)
  }

  @Test func withoutDurationThereIsNoPlace() {
    #expect(MediaTiming().place(at: 0) == nil)
    #expect(timing { $0.duration = .infinity }.place(at: 1) == nil)
    #expect(timing { $0.repeatCount = .infinity }.place(at: 1e9 + 1)?.seconds == 1)
  }
}
