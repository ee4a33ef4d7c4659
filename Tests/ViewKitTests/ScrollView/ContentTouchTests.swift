import Testing

@testable import ViewKit

/// Touches of what lies in a scroll view, and the status bar.
@Suite struct ContentTouchTests {
  private let stage: ScrollStage
  private let button = Button(type: .system)
  private let middle = Point(x: 50, y: 150)
  private let events = CallLog()
  private var view: ScrollView { stage.view }
  private var application: Application { stage.application }

  init() throws {
    stage = try ScrollStage()
    button.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    try view.addSubview(button)
    for (event, name) in [
      (Control.Events.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ] {
      let target = events.keep(ClosureTarget { [events] _, _ in events.add(name) })
      button.addTarget(target, action: ClosureTarget.action, for: event)
    }
  }

  @Test func `content gets its touches after a moment, or when the finger is lifted`() {
    application.touchDown(at: middle)
    application.advance(by: 0.14)
    #expect(!button.isHighlighted)
    application.advance(by: 0.02)
    #expect(button.isHighlighted)
    application.touchUp()
    #expect(events.take() == ["down", "up"])
    application.touchDown(at: middle)
    application.advance(by: 0.05)
    application.touchUp()
    #expect(events.take() == ["down", "up"])
  }

  @Test func `without the delay, and where nothing can scroll, it gets them at once`() {
    view.delaysContentTouches = false
    application.touchDown(at: middle)
    #expect(button.isHighlighted)
    application.touchUp()
    view.delaysContentTouches = true
    view.contentSize = .zero
    application.touchDown(at: middle)
    #expect(button.isHighlighted)
    application.touchUp()
  }

  @Test func `a quick drag touches no content, a late one takes the touch away`() {
    stage.drag(stage.moves(5, dy: -10))
    #expect(events.take() == [])
    #expect(view.contentOffset.y == 40)
    view.contentOffset.y = 0
    application.touchDown(at: middle)
    application.advance(by: 0.2)
    application.touchMove(to: Point(x: 50, y: 130))
    application.touchMove(to: Point(x: 50, y: 120))
    #expect(events.take() == ["down", "cancel"])
    #expect(view.contentOffset.y == 10)
    application.touchUp()
  }

  @Test func `content that may keep its touches is not scrolled once it has them`() throws {
    view.canCancelContentTouches = false
    application.touchDown(at: middle)
    application.advance(by: 0.2)
    application.touchMove(to: Point(x: 50, y: 110))
    #expect(view.contentOffset.y == 0)
    #expect(!view.isDragging)
    application.touchUp()
    #expect(events.take() == ["down", "up"])
    stage.drag(stage.moves(5, dy: -10))
    #expect(view.contentOffset.y == 40)
    #expect(view.touchesShouldCancel(in: View()))
    #expect(view.touchesShouldCancel(in: button))
    #expect(!view.touchesShouldCancel(in: Slider()))
  }

  private final class Strict: ScrollView {
    override func touchesShouldBegin(_ touches: [Touch], with event: Event?, in view: View) -> Bool
    { false }
  }

  @Test func `a subclass refuses content its touches, and scrolls all the same`() throws {
    let strict = Strict(frame: view.frame)
    strict.contentSize = view.contentSize
    try stage.window.addSubview(strict)
    try strict.addSubview(button)
    application.touchDown(at: middle)
    application.advance(by: 0.2)
    #expect(!button.isHighlighted)
    application.touchMove(to: Point(x: 50, y: 130))
    application.touchMove(to: Point(x: 50, y: 120))
    #expect(strict.contentOffset.y == 10)
    application.touchUp()
    #expect(events.take() == [])
  }

  private final class Grip: View {
    let log = CallLog()
    override var keepsFingers: Bool { true }
    override func touchesBegan(_ touches: [Touch], with event: Event?) { log.add("began") }
    override func touchesMoved(_ touches: [Touch], with event: Event?) { log.add("moved") }
    override func touchesEnded(_ touches: [Touch], with event: Event?) { log.add("ended") }
  }

  @Test func `a view that keeps its fingers, as the control of a row does, is dragged at once`()
    throws
  {
    let grip = Grip(frame: button.frame)
    try view.addSubview(grip)
    stage.drag(stage.moves(3, dy: -10))
    #expect(grip.log.take() == ["began", "moved", "moved", "moved", "ended"])
    #expect(view.contentOffset == .zero)
    #expect(stage.calls() == [])
  }

  // MARK: The keyboard

  @Test func `a drag takes the keyboard away, as the view says`() throws {
    let field = TextField(frame: Rect(x: 0, y: 300, width: 100, height: 30))
    try stage.window.addSubview(field)
    field.becomeFirstResponder()
    application.advance(by: 1)
    stage.drag(stage.moves(5, dy: -10))
    #expect(application.keyboard.isShown)
    view.keyboardDismissMode = .interactive
    stage.drag(stage.moves(5, dy: 10))
    #expect(application.keyboard.isShown)
    stage.drag(stage.moves(40, dy: 10))
    #expect(!application.keyboard.isShown)
    field.becomeFirstResponder()
    view.keyboardDismissMode = .onDrag
    stage.drag(stage.moves(2, dy: -10), rest: nil)
    #expect(!application.keyboard.isShown)
    application.touchUp()
  }

  // MARK: The status bar

  private func tapStatusBar() {
    application.touchDown(at: Point(x: 200, y: 10))
    application.touchUp()
  }

  @Test func `a tap on the status bar scrolls to the top, and tells when it is there`() {
    view.contentInset.top = 30
    view.contentOffset = Point(x: 5, y: 400)
    _ = stage.calls()
    tapStatusBar()
    application.advance(by: 0.1)
    #expect(view.contentOffset.y < 400 && view.contentOffset.y > 0)
    application.advance(by: 0.3)
    #expect(view.contentOffset == Point(x: 5, y: -30))
    #expect(stage.calls() == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    tapStatusBar()
    #expect(stage.calls() == ["shouldScrollToTop", "didScrollToTop"])
    stage.listener.mayScrollToTop = false
    view.contentOffset.y = 400
    tapStatusBar()
    application.advance(by: 1)
    #expect(view.contentOffset.y == 400)
  }

  @Test func `of several scroll views on the screen none goes to its top`() throws {
    let other = ScrollView(frame: Rect(x: 0, y: 300, width: 100, height: 100))
    try stage.window.addSubview(other)
    func scrolls() -> Bool {
      view.contentOffset.y = 400
      tapStatusBar()
      application.advance(by: 1)
      return view.contentOffset.y == 0
    }
    #expect(!scrolls())
    other.scrollsToTop = false
    #expect(scrolls())
    other.scrollsToTop = true
    other.isHidden = true
    #expect(scrolls())
    other.isHidden = false
    other.frame.origin.y = 1_000
    #expect(scrolls())
    application.isStatusBarHidden = true
    #expect(!scrolls())
  }

  @Test func `the status bar takes touches while there is a view that can go to its top`() throws {
    button.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    try stage.window.addSubview(button)
    #expect(application.hitTest(Point(x: 50, y: 10)) is StatusBar)
    #expect(application.hitTest(Point(x: 50, y: 30)) === button)
    #expect(application.windows.count == 1)
    view.scrollsToTop = false
    #expect(application.hitTest(Point(x: 50, y: 10)) === button)
    view.scrollsToTop = true
    application.isStatusBarHidden = true
    #expect(application.hitTest(Point(x: 50, y: 10)) === button)
  }

  // MARK: Indicators

  @Test func `indicators are seen while the content moves, along the axis that it moves on`() {
    view.contentSize.width = 400
    #expect(view.indicatorRect(.vertical) == nil)
    stage.drag(stage.moves(4, dy: -10), rest: nil)
    #expect(view.indicatorRect(.horizontal) == nil)
    // 95 points of the way are as long as the content: a tenth, but at least 36; at 30 of 900.
    let rect = view.indicatorRect(.vertical)
    #expect(rect?.minX == 95 && rect?.width == 2.5 && rect?.height == 36)
    #expect(abs((rect?.minY ?? 0) - (30 + 2.5 + 59.0 / 30)) < 1e-9)
    view.scrollIndicatorInsets.right = 10
    #expect(view.indicatorRect(.vertical)?.minX == 85)
    view.showsVerticalScrollIndicator = false
    #expect(view.indicatorRect(.vertical) == nil)
    view.showsVerticalScrollIndicator = true
    application.advance(by: 0.2)
    application.touchUp()
    #expect(view.indicatorRect(.vertical) == nil)
  }

  @Test func `a flash shows all indicators for a moment, and code that scrolls none`() {
    view.contentSize.width = 400
    view.setContentOffset(Point(x: 0, y: 100), animated: true)
    application.advance(by: 0.1)
    #expect(view.indicatorRect(.vertical) == nil)
    application.advance(by: 0.3)
    view.flashScrollIndicators()
    #expect(view.indicatorRect(.vertical) != nil && view.indicatorRect(.horizontal) != nil)
    application.advance(by: 1)
    #expect(view.indicatorRect(.vertical) == nil)
  }
}
