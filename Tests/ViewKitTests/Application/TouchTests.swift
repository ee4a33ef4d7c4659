import Testing

@testable import ViewKit

@Suite struct TouchTests {
  final class TouchView: View {
    var calls: [String] = []

    override func touchesBegan(_ touches: [Touch], with event: Event?) { add("began", touches) }
    override func touchesMoved(_ touches: [Touch], with event: Event?) { add("moved", touches) }
    override func touchesEnded(_ touches: [Touch], with event: Event?) { add("ended", touches) }
    override func touchesCancelled(_ touches: [Touch], with event: Event?) {
      add("cancelled", touches)
    }

    private func add(_ name: String, _ touches: [Touch]) {
      let points = touches.map { touch in
        let point = touch.location(in: self)
        return "\(Int(point.x)),\(Int(point.y))"
      }
      calls.append(([name] + points).joined(separator: " "))
    }
  }

  let application = Application()
  let window: Window
  let view = TouchView(frame: Rect(x: 10, y: 100, width: 100, height: 50))

  init() throws {
    window = application.makeWindow()
    try window.addSubview(view)
  }

  @Test func aTouchStaysWithTheViewInWhichItBegan() {
    let touch = application.touchDown(at: Point(x: 20, y: 110))
    #expect(touch.view === view)
    #expect(touch.window === window)
    application.touchMove(to: Point(x: 300, y: 300))
    #expect(touch.previousLocation(in: nil) == Point(x: 20, y: 110))
    application.touchUp()
    #expect(view.calls == ["began 10,10", "moved 290,200", "ended 290,200"])
    #expect(application.activeTouches.isEmpty)
  }

  @Test func aViewThatIsTakenOutKeepsItsTouch() {
    application.touchDown(at: Point(x: 20, y: 110))
    view.removeFromSuperview()
    application.touchMove(to: Point(x: 21, y: 110))
    application.touchUp()
    #expect(view.calls.count == 3)
  }

  @Test func cancelledTouchesAreToldAsSuch() {
    application.touchDown(at: Point(x: 20, y: 110))
    application.touchCancel()
    application.touchUp()
    #expect(view.calls == ["began 10,10", "cancelled 10,10"])
  }

  @Test func timesComeFromTheClock() {
    let touch = application.touchDown(at: Point(x: 20, y: 110))
    application.advance(by: 0.25)
    application.touchMove(to: Point(x: 22, y: 110))
    #expect(touch.timestamp == 0.25)
    #expect(touch.phase == .moved)
  }

  @Test func tapsInQuickSuccessionAreCounted() {
    func tap(_ x: Double, wait: Double) -> Int {
      application.advance(by: wait)
      let touch = application.touchDown(at: Point(x: x, y: 110))
      application.advance(by: 0.05)
      application.touchUp()
      return touch.tapCount
    }
    #expect(tap(20, wait: 0) == 1)
    #expect(tap(25, wait: 0.1) == 2)
    #expect(tap(25, wait: 0.3) == 3)
    #expect(tap(25, wait: 0.4) == 1)
    #expect(tap(90, wait: 0.1) == 1)
    application.beginTapSequence()
    #expect(tap(90, wait: 0.1) == 1)
  }

  @Test func oneFingerAtATimeUnlessTheViewWantsMore() {
    application.touchDown(at: Point(x: 20, y: 110), id: 1)
    let second = application.touchDown(at: Point(x: 30, y: 110), id: 2)
    // The view is told of one finger only; recognisers know of both.
    #expect(second.view === view)
    #expect(view.calls == ["began 10,10"])
    application.touchUp(id: 2)
    view.isMultipleTouchEnabled = true
    application.touchDown(at: Point(x: 40, y: 110), id: 3)
    application.touchMove(to: Point(x: 50, y: 110), id: 3)
    #expect(view.calls == ["began 10,10", "began 30,10", "moved 40,10"])
  }

  @Test func anExclusiveViewSharesWithNobody() throws {
    let other = TouchView(frame: Rect(x: 10, y: 200, width: 100, height: 50))
    try window.addSubview(other)
    view.isExclusiveTouch = true
    application.touchDown(at: Point(x: 20, y: 110), id: 1)
    application.touchDown(at: Point(x: 20, y: 210), id: 2)
    #expect(other.calls == [])
    application.touchUp(id: 1)
    application.touchUp(id: 2)
    application.touchDown(at: Point(x: 20, y: 210), id: 1)
    let exclusive = application.touchDown(at: Point(x: 20, y: 110), id: 2)
    #expect(exclusive.view == nil)
    #expect(other.calls == ["began 10,10"])
  }

  @Test func theFrontmostWindowThatTakesTheTouchGetsIt() throws {
    let overlay = Window(application: application)
    overlay.windowLevel = Window.Level.alert
    overlay.isHidden = false
    let touch = application.touchDown(at: Point(x: 20, y: 110))
    #expect(touch.window === overlay)
    application.touchUp()
    overlay.isUserInteractionEnabled = false
    #expect(application.touchDown(at: Point(x: 20, y: 110)).view === view)
  }

  @Test func aTouchBesideEverythingHasNoView() {
    window.isHidden = true
    let touch = application.touchDown(at: Point(x: 20, y: 110))
    #expect(touch.view == nil)
    application.touchUp()
    #expect(application.activeTouches.isEmpty)
  }

  @Test func whileEventsAreIgnoredNewFingersAreToo() {
    application.touchDown(at: Point(x: 20, y: 110), id: 1)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    let ignored = application.touchDown(at: Point(x: 20, y: 110), id: 2)
    #expect(ignored.view == nil)
    application.touchUp(id: 2)
    application.touchUp(id: 1)
    #expect(view.calls == ["began 10,10", "ended 10,10"])
    application.endIgnoringInteractionEvents()
    #expect(application.touchDown(at: Point(x: 20, y: 110)).view === view)
  }

  @Test func whatAViewLeavesGoesUpTheChain() throws {
    let plain = View(frame: view.bounds)
    try view.addSubview(plain)
    application.touchDown(at: Point(x: 20, y: 110))
    #expect(view.calls == ["began 10,10"])
  }

  @Test func theEventHasAllTouches() throws {
    let other = View(frame: Rect(x: 10, y: 200, width: 100, height: 50))
    try window.addSubview(other)
    let script = FakeScript()
    var seen: [Int] = []
    script.overrides[.touchesBegan] = { [view] _, arguments in
      if case .object(let object) = arguments[1], let event = object as? Event {
        seen = [event.allTouches.count, event.touches(for: view).count]
      }
      return HookValue.none
    }
    other.script = script
    application.touchDown(at: Point(x: 20, y: 110), id: 1)
    application.touchDown(at: Point(x: 20, y: 210), id: 2)
    #expect(seen == [2, 1])
  }
}
