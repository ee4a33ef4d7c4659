@testable import ViewKit

/// A scroll view of 100×100 points at the upper left corner below the status bar, whose content is
/// 100×1000, and what its delegate hears.
final class ScrollStage {
  let application = Application()
  let window: Window
  let view = ScrollView(frame: Rect(x: 0, y: 100, width: 100, height: 100))
  let log = CallLog()
  let listener: ScrollListener

  init() throws {
    window = application.makeWindow()
    listener = log.keep(ScrollListener(log))
    view.contentSize = Size(width: 100, height: 1_000)
    view.delegate = listener
    try window.addSubview(view)
    application.settle()
  }

  /// Moves a finger from the middle of the view, in moves of a frame each.
  ///
  /// - Parameter rest: how long it stays before it is lifted; nil for one that stays down.
  func drag(_ ways: [Point], rest: Double? = 0.2, from start: Point = Point(x: 50, y: 150)) {
    var place = start
    application.touchDown(at: place)
    for way in ways {
      application.advance(by: 1.0 / 60)
      place = place.offset(dx: way.x, dy: way.y)
      application.touchMove(to: place)
    }
    guard let rest else { return }
    application.advance(by: rest)
    application.touchUp()
  }

  /// Moves that are alike.
  func moves(_ count: Int, dx: Double = 0, dy: Double = 0) -> [Point] {
    Array(repeating: Point(x: dx, y: dy), count: count)
  }

  /// The calls since the last time, those that come in a row once.
  func calls() -> [String] {
    log.take().reduce(into: []) { calls, call in
      if calls.last != call { calls.append(call) }
    }
  }
}

/// A delegate that notes what it hears.
final class ScrollListener: Object, ScrollViewDelegate {
  let log: CallLog
  var target: Point?
  var mayScrollToTop = true
  var onScroll: (ScrollView) -> Void = { _ in }
  /// What it was told last as it was asked where to rest.
  private(set) var velocity = Point.zero
  private(set) var expected = Point.zero

  init(_ log: CallLog) { self.log = log }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    log.add("didScroll")
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    log.add("willBeginDragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    log.add("willEndDragging")
    self.velocity = velocity
    expected = targetContentOffset
    if let target { targetContentOffset = target }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    log.add("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    log.add("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { log.add("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.add("didEndAnimation") }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    log.add("shouldScrollToTop")
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { log.add("didScrollToTop") }
}
