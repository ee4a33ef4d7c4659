import Testing

@testable import ViewKit

/// What a control makes of touches. "Outside" is more than 70 points away (BEHAVIOUR 21).
@Suite struct TrackingTests {
  final class Tracker: Control {
    let log: CallLog
    var begins = true
    var continues = true

    init(_ log: CallLog) {
      self.log = log
      super.init(frame: Rect(x: 100, y: 300, width: 100, height: 40))
    }

    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
      log.add("begin")
      return begins
    }
    override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
      log.add("continue")
      return continues
    }
    override func endTracking(_ touch: Touch?, with event: Event?) { log.add("end") }
    override func cancelTracking(with event: Event?) { log.add("cancel") }
    override var isHighlighted: Bool {
      get { super.isHighlighted }
      set {
        log.add(newValue ? "highlight" : "normal")
        super.isHighlighted = newValue
      }
    }
  }

  let application = Application()
  let log = CallLog()
  let control: Tracker
  let inside = Point(x: 150, y: 320)
  let near = Point(x: 150, y: 240)
  let outside = Point(x: 150, y: 229)

  init() throws {
    control = Tracker(log)
    try application.makeWindow().addSubview(control)
  }

  /// Registers one action per event, which logs the event's name.
  private func listen() {
    for (event, name) in Control.Events.names {
      control.addTarget(
        log.keep(ClosureTarget { [unowned log] _, _ in log.add(name) }),
        action: ClosureTarget.action, for: event)
    }
  }

  /// Source: Apple, `cancelTracking(with:)`: the event is nil when "the cancelation was caused by
  /// something other than an event, such as the view being removed from the window". `touchCancel`
  /// is "a system event canceling the current touches", which this is none.
  @Test func aControlThatLeavesTheWindowIsTrackedNoLonger() throws {
    listen()
    application.touchDown(at: inside)
    _ = log.take()
    let window = control.window
    control.removeFromSuperview()
    #expect(log.take() == ["cancel", "normal"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    try window?.addSubview(control)
    application.touchMove(to: near)
    application.touchUp()
    #expect(log.take() == [])
  }

  /// A disabled control "ignores touch events" (UIControl.h).
  @Test func aControlThatIsDisabledIsTrackedNoLonger() {
    listen()
    application.touchDown(at: inside)
    _ = log.take()
    control.isEnabled = false
    #expect(log.take() == ["cancel", "normal"])
    control.isEnabled = true
    application.touchUp()
    #expect(log.take() == [])
  }

  @Test func aControlThatLeavesInItsOwnCallbacksIsNotCancelledTwice() {
    let up = log.keep(
      ClosureTarget { [unowned log, unowned control] _, _ in
        log.add("up")
        control.removeFromSuperview()
      })
    control.addTarget(up, action: ClosureTarget.action, for: .touchUpInside)
    application.touchDown(at: inside)
    application.touchUp()
    #expect(log.take() == ["begin", "highlight", "end", "up", "normal"])
  }

  /// Source: Apple, the same page: "The default implementation cancels any ongoing tracking".
  @Test func theDefaultOfCancelTrackingEndsIt() throws {
    let plain = Control(frame: Rect(x: 0, y: 400, width: 100, height: 40))
    try control.window?.addSubview(plain)
    application.touchDown(at: Point(x: 50, y: 420))
    #expect(plain.isTracking && plain.isHighlighted)
    plain.cancelTracking(with: nil)
    #expect(!plain.isTracking && !plain.isHighlighted)
  }

  private func events() -> [String] {
    log.take().filter { $0.hasPrefix("touch") }
  }

  @Test("weibo/S111: down, move inside, up inside")
  func tap() {
    listen()
    application.touchDown(at: inside)
    application.touchMove(to: Point(x: 151, y: 320))
    application.touchUp()
    #expect(
      log.take() == [
        "begin", "highlight", "touchDown", "continue", "touchDragInside", "end", "touchUpInside",
        "normal",
      ])
    #expect(!control.isTracking)
  }

  @Test("weibo/S112: down, out, further out, up")
  func dragOut() {
    listen()
    application.touchDown(at: inside)
    application.touchMove(to: outside)
    #expect(!control.isHighlighted)
    #expect(control.isTracking && !control.isTouchInside)
    application.touchMove(to: Point(x: 150, y: 100))
    application.touchUp()
    #expect(events() == ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  }

  @Test("weibo/S113: down, out, back in, up")
  func dragOutAndIn() {
    listen()
    application.touchDown(at: inside)
    application.touchMove(to: outside)
    application.touchMove(to: inside)
    #expect(control.isHighlighted)
    application.touchMove(to: Point(x: 151, y: 320))
    application.touchUp()
    #expect(
      events() == [
        "touchDown", "touchDragExit", "touchDragEnter", "touchDragInside", "touchUpInside",
      ])
  }

  @Test func nearIsStillInside() {
    listen()
    application.touchDown(at: inside)
    application.touchMove(to: near)
    #expect(control.isTouchInside)
    application.touchUp()
    #expect(events() == ["touchDown", "touchDragInside", "touchUpInside"])
  }

  @Test("weibo/S106, S114: a touch that begins outside is none of the control's")
  func beginsOutside() {
    listen()
    application.touchDown(at: near)
    application.touchMove(to: inside)
    application.touchUp()
    #expect(log.take() == [])
  }

  @Test("weibo/S115: the second tap in quick succession")
  func repeated() {
    listen()
    application.touchDown(at: inside)
    application.touchUp()
    _ = log.take()
    application.advance(by: 0.1)
    application.touchDown(at: inside)
    #expect(events() == ["touchDown", "touchDownRepeat"])
  }

  @Test("weibo/S116: a call comes in")
  func cancelled() {
    listen()
    application.touchDown(at: inside)
    _ = log.take()
    application.touchCancel()
    #expect(log.take() == ["cancel", "touchCancel", "normal"])
    #expect(!control.isTracking)
  }

  @Test("weibo/S104, controls/S02: begin, each continue, end; or nothing when begin says no")
  func trackingCalls() {
    application.touchDown(at: inside)
    application.touchMove(to: near)
    application.touchMove(to: inside)
    application.touchUp()
    #expect(
      log.take() == ["begin", "highlight", "continue", "continue", "end", "normal"])
    control.begins = false
    application.touchDown(at: inside)
    application.touchMove(to: near)
    application.touchUp()
    #expect(log.take() == ["begin"])
  }

  @Test("weibo/S105: continue says no midway")
  func stopsMidway() {
    listen()
    application.touchDown(at: inside)
    _ = log.take()
    control.continues = false
    application.touchMove(to: near)
    application.touchMove(to: inside)
    application.touchUp()
    #expect(log.take() == ["continue", "normal"])
  }

  @Test("weibo/S119: masks take in what they say")
  func masks() {
    for (mask, name) in Control.Events.masks {
      control.addTarget(
        log.keep(ClosureTarget { [unowned log] _, _ in log.add("touched \(name)") }),
        action: ClosureTarget.action, for: mask)
    }
    application.touchDown(at: inside)
    application.touchMove(to: near)
    application.touchUp()
    let calls = events()
    #expect(calls.filter { $0 == "touched allTouchEvents" }.count == 3)
    #expect(calls.filter { $0 == "touched allEvents" }.count == 3)
    #expect(!calls.contains("touched allEditingEvents"))
  }

  @Test("controls/S01: highlighted while pressed, disabled swallows the tap")
  func disabled() throws {
    let behind = Control(frame: control.frame)
    try control.superview?.insertSubview(behind, belowSubview: control)
    behind.addTarget(
      log.keep(ClosureTarget { [unowned log] _, _ in log.add("touch behind") }),
      action: ClosureTarget.action, for: .allTouchEvents)
    control.isEnabled = false
    application.touchDown(at: inside)
    #expect(control.state == .disabled)
    application.touchUp()
    #expect(log.take() == [])
  }

  @Test func aSubviewsTouchReachesTheControl() throws {
    listen()
    let label = View(frame: control.bounds)
    try control.addSubview(label)
    application.touchDown(at: inside)
    application.touchUp()
    #expect(events() == ["touchDown", "touchUpInside"])
  }

  @Test func theActionGetsTheControlAndTheEvent() {
    let target = Object()
    let script = FakeScript()
    var arguments: [Object?] = []
    script.actions["tapped"] = { arguments = [$0, $1] }
    target.script = script
    control.addTarget(target, action: "tapped", for: .touchUpInside)
    application.touchDown(at: inside)
    application.touchUp()
    #expect(arguments.first == control)
    #expect(arguments.last is Event)
  }
}
