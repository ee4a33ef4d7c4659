import Testing

@testable import ViewKit

@Suite struct DraggingTests {
  private let stage: ScrollStage
  private var view: ScrollView { stage.view }
  private var application: Application { stage.application }

  init() throws { stage = try ScrollStage() }

  @Test func `a finger moves the content from where it began to pan, without a jump`() {
    stage.drag(stage.moves(10, dy: -10), rest: nil)
    #expect(view.isTracking && view.isDragging && !view.isDecelerating)
    #expect(view.contentOffset == Point(x: 0, y: 90))
    application.advance(by: 0.2)
    application.touchUp()
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(
      stage.calls() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(application.transitions.isEmpty)
  }

  @Test func `a throw is told in UIKit's order, on the clock`() {
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
    application.advance(by: 5)
    #expect(!view.isDecelerating)
    #expect(
      stage.calls() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `a throw loses its speed at the normal rate, and at the fast one`() {
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    #expect(abs(stage.listener.velocity.y - 0.6) < 1e-6)
    // 600 points a second, of which 0.998 is left after each millisecond: 299.7 points.
    #expect(stage.listener.expected == Point(x: 0, y: 389.5))
    application.advance(by: 1)
    // After a second 13.5 % of the way is left.
    #expect(abs(view.contentOffset.y - (389.5 - 299.5 * 0.135)) <= 1)
    application.advance(by: 5)
    #expect(view.contentOffset.y == 389.5)
    view.decelerationRate = .fast
    view.contentOffset.y = 0
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    #expect(stage.listener.expected == Point(x: 0, y: 149.5))
    application.advance(by: 1)
    #expect(view.contentOffset.y == 149.5)
  }

  @Test func `however the clock is moved, the content is at the same places`() throws {
    let other = try ScrollStage()
    for stage in [stage, other] { stage.drag(stage.moves(10, dy: -10), rest: 0) }
    for _ in 0..<50 { application.advance(by: 0.01) }
    other.application.advance(by: 0.5)
    #expect(view.contentOffset == other.view.contentOffset)
    #expect(view.contentOffset.y > 200)
  }

  @Test func `content that is pulled beyond its edge yields less and less, and swings back`() {
    stage.drag(stage.moves(11, dy: 10), rest: nil)
    // (1 − 1 / (100 × 0.55 / 100 + 1)) × 100
    #expect(view.contentOffset.y == -35.5)
    application.advance(by: 0.2)
    application.touchUp()
    #expect(
      stage.calls() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating",
      ])
    #expect(stage.listener.expected == .zero)
    application.advance(by: 0.1)
    #expect(view.contentOffset.y < 0 && view.contentOffset.y > -35.5)
    application.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    #expect(stage.calls() == ["didScroll", "didEndDecelerating"])
  }

  @Test func `without bouncing the edge is the end, also of a throw`() {
    view.bounces = false
    stage.drag(stage.moves(11, dy: 10), rest: nil)
    #expect(view.contentOffset.y == 0)
    application.touchUp()
    application.advance(by: 3)
    view.contentOffset.y = 850
    stage.drag(stage.moves(5, dy: -10), rest: 0)
    var places: [Double] = []
    for _ in 0..<60 {
      application.advance(by: 1.0 / 60)
      places.append(view.contentOffset.y)
    }
    #expect(places.max() == 900)
    #expect(!view.isDecelerating)
  }

  @Test func `a throw that meets the edge is carried over it, and swings back`() {
    view.contentOffset.y = 800
    stage.drag(stage.moves(5, dy: -10), rest: 0)
    #expect(stage.listener.expected == Point(x: 0, y: 900))
    var places: [Double] = []
    for _ in 0..<120 {
      application.advance(by: 1.0 / 60)
      places.append(view.contentOffset.y)
    }
    let farthest = places.max() ?? 0
    #expect(farthest > 905 && farthest < 950)
    #expect(places.last == 900)
    #expect(!view.isDecelerating)
  }

  @Test func `content that fits is not moved, unless it always bounces`() {
    view.contentSize = Size(width: 100, height: 50)
    stage.drag(stage.moves(5, dy: -10))
    #expect(stage.calls() == [])
    view.alwaysBounceVertical = true
    stage.drag(stage.moves(5, dy: -10), rest: nil)
    #expect(view.contentOffset.y > 10)
    application.touchUp()
    application.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    view.bounces = false
    stage.drag(stage.moves(5, dy: -10))
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a view that is switched off is not scrolled, and one that is goes on no further`() {
    view.isScrollEnabled = false
    #expect(!view.panGestureRecognizer.isEnabled)
    stage.drag(stage.moves(5, dy: -10))
    #expect(stage.calls() == [])
    view.isScrollEnabled = true
    stage.drag(stage.moves(5, dy: -10), rest: nil)
    view.isScrollEnabled = false
    #expect(!view.isDragging)
    application.touchMove(to: Point(x: 50, y: 0))
    #expect(view.contentOffset.y == 40)
    #expect(stage.calls().last == "didEndDragging false")
  }

  @Test
  func `a delegate chooses where a throw ends, and a touch that is taken away throws nothing`() {
    stage.listener.target = Point(x: 0, y: 200)
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    application.advance(by: 4)
    #expect(view.contentOffset.y == 200)
    // Also of content that was at rest.
    stage.listener.target = Point(x: 0, y: 500)
    stage.drag(stage.moves(10, dy: -10))
    #expect(view.isDecelerating)
    application.advance(by: 4)
    #expect(view.contentOffset.y == 500)
    stage.listener.target = nil
    stage.drag(stage.moves(5, dy: -10), rest: nil)
    application.touchCancel()
    #expect(!view.isDragging && !view.isDecelerating)
    #expect(view.contentOffset.y == 540)
  }

  @Test func `a drag along one axis is locked to it, a diagonal one is not`() {
    view.contentSize = Size(width: 1_000, height: 1_000)
    stage.drag(stage.moves(10, dx: -4, dy: -10))
    #expect(view.contentOffset == Point(x: 36, y: 90))
    view.contentOffset = .zero
    view.isDirectionalLockEnabled = true
    stage.drag(stage.moves(10, dx: -4, dy: -10) + stage.moves(5, dx: -20))
    #expect(view.contentOffset == Point(x: 0, y: 90))
    view.contentOffset = .zero
    stage.drag(stage.moves(10, dx: -8, dy: -10))
    #expect(view.contentOffset == Point(x: 72, y: 90))
  }

  @Test func `content that scrolls one way is moved along that alone`() {
    stage.drag(stage.moves(10, dx: -10, dy: -10))
    #expect(view.contentOffset == Point(x: 0, y: 90))
    view.contentOffset = .zero
    stage.drag(stage.moves(10, dx: -10))
    #expect(view.contentOffset == .zero)
  }

  @Test func `code that moves the content in the middle of a drag or of a throw moves its way`() {
    stage.listener.onScroll = { view in
      if view.contentOffset.y > 300 { view.contentOffset.y -= 200 }
    }
    stage.drag(stage.moves(40, dy: -10), rest: nil)
    #expect(view.contentOffset.y == 190)
    application.touchMove(to: Point(x: 50, y: -300))
    #expect(view.contentOffset.y == 240)
    application.touchUp()
    var rounds = 0
    var last = view.contentOffset.y
    for _ in 0..<240 {
      application.advance(by: 1.0 / 60)
      if view.contentOffset.y < last { rounds += 1 }
      last = view.contentOffset.y
      #expect(last <= 300)
    }
    #expect(rounds >= 1)
    #expect(!view.isDecelerating)
  }

  @Test func `new content in the middle of a throw lets it go on, or ends it at the new edge`() {
    view.contentSize.height = 300
    stage.drag(stage.moves(10, dy: -15), rest: 0)
    #expect(stage.listener.expected.y == 200)
    view.contentSize.height = 3_000
    application.advance(by: 6)
    #expect(view.contentOffset.y > 500)
    stage.drag(stage.moves(10, dy: -15), rest: 0)
    view.contentSize.height = 400
    application.advance(by: 6)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `content that shrinks under a resting finger is corrected when that is lifted`() {
    view.contentOffset.y = 500
    application.touchDown(at: Point(x: 50, y: 150))
    view.contentSize.height = 200
    #expect(view.contentOffset.y == 500)
    application.touchUp()
    #expect(view.contentOffset.y == 100)
  }

  @Test func `a view that leaves the window in the middle of a drag stands still`() {
    stage.drag(stage.moves(10, dy: -10), rest: nil)
    view.removeFromSuperview()
    #expect(!view.isDragging && !view.isTracking)
    application.touchMove(to: .zero)
    application.touchUp()
    application.advance(by: 1)
    #expect(view.contentOffset.y == 90)
    #expect(application.transitions.isEmpty)
  }

  @Test func `an application that ends in the middle of a throw has no motion left`() {
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    application.end()
    application.advance(by: 1)
    #expect(view.contentOffset.y == 90)
  }
}
