import Testing

@testable import ViewKit

@Suite struct ScrollViewTests {
  private let application = Application()
  private let window: Window
  private let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let log = CallLog()

  private final class Listener: Object, ScrollViewDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      log.add("didScroll \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.add("didEnd") }
  }

  init() throws {
    window = application.makeWindow()
    try window.addSubview(view)
    view.contentSize = Size(width: 100, height: 500)
    view.delegate = log.keep(Listener(log))
    application.settle()
  }

  @Test
  func
    `BEHAVIOUR 27: the offset is the origin of the bounds, is not clamped, and is told inside the setter`()
  {
    view.contentOffset = Point(x: 0, y: 40)
    #expect(view.bounds.origin == Point(x: 0, y: 40))
    #expect(log.take() == ["didScroll 40.0"])
    view.contentOffset.y = 1_000
    #expect(view.contentOffset.y == 1_000)
    view.contentOffset.y = 1_000
    #expect(log.take() == ["didScroll 1000.0"])
  }

  @Test
  func `BEHAVIOUR 27: a change of content, inset or bounds clamps it, unless a finger is down`() {
    view.contentOffset.y = 400
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 200)
    view.contentInset.bottom = 50
    #expect(view.contentOffset.y == 200)
    view.contentInset.top = 10
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == -10)
    view.contentSize.height = 300
    view.contentOffset.y = 250
    view.height = 200
    #expect(view.contentOffset.y == 100)
    application.touchDown(at: Point(x: 10, y: 30))
    view.contentSize.height = 100
    #expect(view.contentOffset.y == 100)
    application.touchUp()
  }

  @Test func `an animation takes its time and tells its end, unless there is no way to go`() {
    view.setContentOffset(Point(x: 0, y: 50), animated: true)
    #expect(view.contentOffset.y == 0)
    #expect(application.transitions.count == 1)
    #expect(log.take() == [])
    application.advance(by: 0.15)
    #expect(view.contentOffset.y == 25)
    application.advance(by: 0.15)
    #expect(view.contentOffset.y == 50)
    let calls = log.take()
    #expect(calls.suffix(2) == ["didScroll 50.0", "didEnd"])
    #expect(calls.count == 19)
    view.setContentOffset(Point(x: 0, y: 50), animated: true)
    application.advance(by: 0.3)
    #expect(log.take() == [])
  }

  @Test func `a rectangle is scrolled to as little as needed`() {
    view.scrollRectToVisible(Rect(x: 0, y: 90, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 10)
    view.scrollRectToVisible(Rect(x: 0, y: 50, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 10)
    view.scrollRectToVisible(Rect(x: 0, y: 5, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 5)
    view.scrollRectToVisible(Rect(x: 0, y: 200, width: 10, height: 300), animated: false)
    #expect(view.contentOffset.y == 200)
    view.scrollRectToVisible(Rect(x: 0, y: 480, width: 10, height: 90), animated: false)
    #expect(view.contentOffset.y == 400)
  }

  @Test func `a size that is no number is left out, and recorded`() {
    view.contentSize = Size(width: .nan, height: 10)
    #expect(view.contentSize == Size(width: 100, height: 500))
    #expect(application.errors.count == 1)
    view.contentInset.top = .infinity
    #expect(view.contentInset == .zero)
    #expect(application.errors.count == 2)
  }
}
