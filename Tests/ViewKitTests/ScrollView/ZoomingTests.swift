import Testing

@testable import ViewKit

@Suite struct ZoomingTests {
  private let application = Application()
  private let window: Window
  private let view = ScrollView(frame: Rect(x: 0, y: 100, width: 200, height: 200))
  private let picture = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let log = CallLog()
  private let zoomer: Zoomer

  private final class Zoomer: Object, ScrollViewDelegate {
    let log: CallLog
    weak var target: View?
    var onZoom: () -> Void = {}

    init(_ log: CallLog) { self.log = log }

    func viewForZooming(in scrollView: ScrollView) -> View? { target }
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
      log.add("willBegin \(view === target)")
    }
    func scrollViewDidZoom(_ scrollView: ScrollView) {
      log.add("didZoom")
      onZoom()
    }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: View?, atScale scale: Double
    ) { log.add("didEnd \(scale) \(view === target)") }
  }

  init() throws {
    window = application.makeWindow()
    zoomer = log.keep(Zoomer(log))
    zoomer.target = picture
    view.contentSize = picture.bounds.size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 2
    view.delegate = zoomer
    try window.addSubview(view)
    try view.addSubview(picture)
    application.settle()
  }

  private func calls() -> [String] {
    log.take().reduce(into: []) { calls, call in
      if calls.last != call { calls.append(call) }
    }
  }

  /// Two fingers beside a point of the screen, whose distance goes from 100 by 10 and then on.
  private func pinch(
    to factor: Double, around middle: Point = Point(x: 100, y: 200), lifts: Bool = true
  ) {
    func places(_ distance: Double) -> [(id: Int, location: Point)] {
      [-0.5, 0.5].enumerated().map { id, side in
        (id, middle.offset(dx: side * distance, dy: 0))
      }
    }
    for (id, place) in places(100) { application.touchDown(at: place, id: id) }
    application.touchesMove(places(factor < 1 ? 90 : 110))
    let start = factor < 1 ? 90.0 : 110
    for step in 1...10 {
      application.advance(by: 0.03)
      application.touchesMove(places(start * (1 + (factor - 1) * Double(step) / 10)))
    }
    guard lifts else { return }
    for id in 0...1 { application.touchUp(id: id) }
  }

  @Test func `code scales the view that the delegate names, around the middle`() {
    view.contentOffset = Point(x: 100, y: 100)
    view.zoomScale = 2
    #expect(picture.transform == AffineTransform(scaleX: 2, y: 2))
    #expect(picture.frame == Rect(x: 0, y: 0, width: 800, height: 800))
    #expect(view.contentSize == Size(width: 800, height: 800))
    // The point 200, 200 of the picture was in the middle, and is.
    #expect(view.contentOffset == Point(x: 300, y: 300))
    #expect(calls() == ["didZoom"])
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 2)
    view.zoomScale = 0.1
    #expect(view.zoomScale == 0.5)
    #expect(view.contentSize == Size(width: 200, height: 200))
    #expect(view.contentOffset == .zero)
    view.zoomScale = .nan
    view.zoomScale = -1
    #expect(view.zoomScale == 0.5)
  }

  @Test func `an animation tells of its beginning and its end`() {
    view.setZoomScale(2, animated: true)
    #expect(calls() == ["willBegin true", "didZoom"])
    #expect(application.transitions.count == 1)
    #expect(picture.presentation?.transform != picture.transform)
    application.advance(by: 0.3)
    #expect(calls() == ["didEnd 2.0 true"])
  }

  @Test func `a rectangle of the view fills this one, as far as the limits let it`() {
    view.zoom(to: Rect(x: 100, y: 0, width: 100, height: 100), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == Point(x: 200, y: 0))
    view.zoom(to: Rect(x: 0, y: 0, width: 400, height: 400), animated: false)
    #expect(view.zoomScale == 0.5)
    #expect(view.contentOffset == .zero)
    // The wider side counts; a rectangle without a size is a point.
    view.zoom(to: Rect(x: 200, y: 200, width: 160, height: 40), animated: false)
    #expect(view.zoomScale == 1.25)
    #expect(view.contentOffset == Point(x: 250, y: 175))
    view.zoom(to: Rect(x: 200, y: 200, width: 0, height: 0), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == Point(x: 300, y: 300))
  }

  @Test func `two fingers scale the content around the point between them`() {
    pinch(to: 1.5, around: Point(x: 50, y: 150), lifts: false)
    #expect(view.isZooming)
    #expect(abs(view.zoomScale - 1.5) < 1e-6)
    // The point 50, 50 of the picture lies at 75, 75 of the content.
    #expect(view.contentOffset == Point(x: 25, y: 25))
    for id in 0...1 { application.touchUp(id: id) }
    #expect(!view.isZooming)
    #expect(calls() == ["willBegin true", "didZoom", "didEnd 1.5 true"])
    #expect(application.transitions.isEmpty)
  }

  @Test func `fingers go beyond the limits, and the content goes back to them`() {
    pinch(to: 4)
    #expect(view.isZoomBouncing)
    // Twice the limit is seen as 2 × √2, and has been; the model is where it goes already.
    #expect(view.zoomScale == 2)
    #expect(calls() == ["willBegin true", "didZoom"])
    application.advance(by: 0.3)
    #expect(!view.isZoomBouncing)
    #expect(calls() == ["didEnd 2.0 true"])
    pinch(to: 0.1, lifts: false)
    #expect(view.zoomScale < 0.5 && view.zoomScale > 0.2)
    for id in 0...1 { application.touchUp(id: id) }
    application.advance(by: 0.3)
    #expect(view.zoomScale == 0.5)
    #expect(view.contentOffset == .zero)
    view.bouncesZoom = false
    pinch(to: 9, lifts: false)
    #expect(view.zoomScale == 2)
    for id in 0...1 { application.touchUp(id: id) }
    #expect(!view.isZoomBouncing)
  }

  @Test func `fingers that move aside move the content with them`() {
    pinch(to: 1.5, lifts: false)
    let before = view.contentOffset
    application.touchesMove([(0, Point(x: 17.5, y: 200)), (1, Point(x: 142.5, y: 200))])
    application.touchesMove([(0, Point(x: -2.5, y: 220)), (1, Point(x: 162.5, y: 220))])
    #expect(abs(view.zoomScale - 1.5) < 1e-6)
    #expect(view.contentOffset.x == before.x + 20)
    #expect(view.contentOffset.y == before.y - 20)
    for id in 0...1 { application.touchUp(id: id) }
  }

  @Test func `without limits, a delegate, or a view inside nothing is scaled`() throws {
    view.maximumZoomScale = 0.5
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    zoomer.target = nil
    pinch(to: 2)
    #expect(view.zoomScale == 1)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    #expect(calls() == [])
    var warnings: [String] = []
    application.onWarning = { warnings.append($0) }
    zoomer.target = window
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    #expect(warnings.count == 1)
    view.minimumZoomScale = .nan
    view.minimumZoomScale = -1
    #expect(view.minimumZoomScale == 0.5)
  }

  @Test func `a drag goes on with two fingers, which scale what they hold`() {
    application.touchDown(at: Point(x: 50, y: 200), id: 0)
    for y in [180.0, 170, 160] { application.touchMove(to: Point(x: 50, y: y), id: 0) }
    #expect(view.isDragging)
    #expect(view.contentOffset.y == 20)
    application.touchDown(at: Point(x: 150, y: 160), id: 1)
    for x in [165.0, 200, 265] { application.touchMove(to: Point(x: x, y: 160), id: 1) }
    #expect(view.isZooming && view.isDragging)
    #expect(view.zoomScale > 1.5)
    application.touchUp(id: 1)
    application.touchUp(id: 0)
    #expect(!view.isZooming && !view.isDragging)
    application.advance(by: 1)
    #expect(view.contentOffset == view.clamped(view.contentOffset))
    #expect(!view.isDecelerating)
  }

  @Test func `a view that leaves the window in the middle of a pinch is zoomed no further`() {
    pinch(to: 1.5, lifts: false)
    view.removeFromSuperview()
    #expect(!view.isZooming)
    for id in 0...1 { application.touchUp(id: id) }
    application.advance(by: 1)
    #expect(abs(view.zoomScale - 1.5) < 1e-6)
  }
}
