import Testing

@testable import ViewKit

/// Fingers on content that moves, pages, and scroll views inside each other.
@Suite struct CatchingTests {
  private let stage: ScrollStage
  private var view: ScrollView { stage.view }
  private var application: Application { stage.application }

  init() throws { stage = try ScrollStage() }

  @Test func `a finger catches content that glides, and touches nothing in it`() throws {
    let button = Button(type: .system)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 1_000)
    try view.addSubview(button)
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    application.advance(by: 0.1)
    _ = stage.calls()
    let place = view.contentOffset
    application.touchDown(at: Point(x: 50, y: 150))
    // As logs of devices have it, isDecelerating stays until the finger is lifted.
    #expect(view.isDragging && view.isDecelerating)
    application.advance(by: 0.3)
    #expect(view.contentOffset == place)
    #expect(!button.isHighlighted)
    application.touchUp()
    #expect(!view.isDecelerating)
    #expect(stage.calls() == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    #expect(application.transitions.isEmpty)
  }

  @Test func `a finger that catches content goes on with it at once`() {
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    application.advance(by: 0.1)
    let place = view.contentOffset.y
    stage.drag(stage.moves(1, dy: -4), rest: nil)
    #expect(view.contentOffset.y == place + 4)
    #expect(!view.isDecelerating)
    application.touchUp()
  }

  @Test func `a finger ends what code scrolls, and code ends what a finger has thrown`() {
    view.setContentOffset(Point(x: 0, y: 500), animated: true)
    application.advance(by: 0.15)
    application.touchDown(at: Point(x: 50, y: 150))
    #expect(stage.calls() == ["didScroll", "didEndAnimation"])
    #expect(view.contentOffset.y > 100 && view.contentOffset.y < 400)
    application.touchUp()
    stage.drag(stage.moves(10, dy: -10), rest: 0)
    view.setContentOffset(view.contentOffset, animated: false)
    let place = view.contentOffset
    _ = stage.calls()
    application.advance(by: 3)
    #expect(view.contentOffset == place)
    #expect(!view.isDecelerating)
    #expect(stage.calls() == [])
  }

  // MARK: Pages

  @Test func `with pages the content rests at the nearest, or at the next where it is thrown`() {
    view.isPagingEnabled = true
    stage.drag(stage.moves(5, dy: -10))
    #expect(stage.calls().contains("didEndDragging true"))
    application.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    stage.drag(stage.moves(7, dy: -10))
    application.advance(by: 2)
    #expect(view.contentOffset.y == 100)
    stage.drag(stage.moves(3, dy: -10), rest: 0)
    #expect(stage.listener.expected.y == 200)
    application.advance(by: 2)
    #expect(view.contentOffset.y == 200)
    // One page at a time, however hard.
    stage.drag(stage.moves(3, dy: -30), rest: 0)
    application.advance(by: 2)
    #expect(view.contentOffset.y == 300)
    stage.drag(stage.moves(3, dy: 10), rest: 0)
    application.advance(by: 2)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `an inset is no page, and neither is what lies beyond the last`() {
    view.isPagingEnabled = true
    view.contentInset = EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    view.contentSize.height = 400
    for (start, way, page) in [(0.0, 5.0, 0.0), (0, 8, 0), (300, -6, 300), (300, -9, 300)] {
      view.contentOffset.y = start
      stage.drag(stage.moves(10, dy: way))
      application.advance(by: 2)
      #expect(view.contentOffset.y == page)
    }
  }

  @Test func `a delegate cannot choose another page, and is told so`() {
    var warnings: [String] = []
    application.onWarning = { warnings.append($0) }
    view.isPagingEnabled = true
    stage.listener.target = Point(x: 0, y: 40)
    stage.drag(stage.moves(7, dy: -10))
    application.advance(by: 2)
    #expect(view.contentOffset.y == 100)
    #expect(warnings.count == 1)
    #expect(warnings[0].contains("can not be modified for paging scroll views"))
  }

  // MARK: Inside each other

  @Test func `each movement goes to the scroll view that it suits`() throws {
    view.contentSize = Size(width: 500, height: 100)
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = Size(width: 100, height: 300)
    try view.addSubview(inner)
    stage.drag(stage.moves(10, dx: -3, dy: -10))
    #expect(inner.contentOffset.y == 90)
    #expect(view.contentOffset.x == 0)
    // Both have come far enough; it is mostly sideways.
    stage.drag([Point(x: -40, y: 15), Point(x: -40, y: 15)])
    #expect(inner.contentOffset.y == 90)
    #expect(view.contentOffset.x == 40)
  }

  @Test func `the inner of two that scroll one way goes first, until it is at its end`() throws {
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = Size(width: 100, height: 150)
    try view.addSubview(inner)
    stage.drag(stage.moves(6, dy: -10))
    #expect(inner.contentOffset.y == 50)
    #expect(view.contentOffset.y == 0)
    stage.drag(stage.moves(6, dy: -10))
    #expect(inner.contentOffset.y == 50)
    #expect(view.contentOffset.y == 50)
  }
}
