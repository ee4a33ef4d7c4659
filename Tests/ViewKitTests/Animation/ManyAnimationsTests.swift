import Testing

@testable import ViewKit

/// Many animations of one view: each has its place, whatever ends before it.
@Suite struct ManyAnimationsTests {
  private let application = Application()
  private let window: Window
  private let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { window = application.makeWindow() }

  private var seen: Double? { view.presentation?.center.x }

  private func move(by distance: Double, in seconds: Double) {
    application.animate(AnimationParameters(duration: seconds, options: .curveLinear)) {
      view.center.x += distance
    }
  }

  @Test func theyAddUpWhileTheyEndInAnyOrder() throws {
    try window.addSubview(view)
    // One of 1 in each of 1, 2, … 100 s, begun in an order of their own.
    let lengths = (0..<100).map { ($0 * 37) % 100 + 1 }
    for length in lengths { move(by: 1, in: Double(length)) }
    #expect(view.center.x == 150)
    for second in 1...99 {
      application.advance(by: 1)
      let left = lengths.reduce(0) { $0 + max(0, 1 - Double(second) / Double($1)) }
      #expect(abs((seen ?? 0) - (150 - left)) < 1e-9)
    }
    application.advance(by: 1)
    #expect(seen == nil)
    #expect(!application.isInTransition)
  }

  @Test func oneThatBeginsFromWhereTheViewIsSeenEndsAllOthersOfItsProperty() throws {
    try window.addSubview(view)
    var ended = 0
    for _ in 0..<50 {
      application.animate(AnimationParameters(duration: 2, options: .curveLinear)) {
        view.center.x += 2
      } completion: { finished in
        if !finished { ended += 1 }
      }
    }
    application.animate(AnimationParameters(duration: 4, options: .curveLinear)) { view.alpha = 0 }
    application.advance(by: 1)
    #expect(seen == 100)
    application.animate(
      AnimationParameters(duration: 1, options: [.curveLinear, .beginFromCurrentState])
    ) {
      view.center.x = 0
    }
    application.settle()
    #expect(ended == 50)
    #expect(seen == 100)
    application.advance(by: 0.5)
    #expect(seen == 50)
    #expect(view.presentation?.alpha == 0.625)
  }

  @Test func aViewOfAnotherIsMovedByOneGroupEachOnce() throws {
    let others = (0..<3).map { _ in View() }
    for other in others { try window.addSubview(other) }
    application.animate(AnimationParameters(duration: 1)) {
      for other in others + others { other.center.x += 10 }
    }
    #expect(application.transitions.map(\.name) == ["an animation of 3 views"])
  }
}
