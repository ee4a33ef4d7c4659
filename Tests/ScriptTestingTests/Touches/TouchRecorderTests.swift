import Testing
import ViewKit

@testable import ScriptTesting

/// A view that notes each event: its time, and what each finger did.
private final class Pad: View {
  var log: [String] = []

  private func note(_ touches: [Touch], _ event: Event?) {
    let fingers = touches.map { touch in
      let place = touch.location(in: self)
      return "\(touch.phase) \(place.x) \(place.y) \(touch.tapCount)"
    }
    log.append("\(event?.timestamp ?? -1): \(fingers.joined(separator: ", "))")
  }

  override func touchesBegan(_ touches: [Touch], with event: Event?) { note(touches, event) }
  override func touchesMoved(_ touches: [Touch], with event: Event?) { note(touches, event) }
  override func touchesEnded(_ touches: [Touch], with event: Event?) { note(touches, event) }
  override func touchesCancelled(_ touches: [Touch], with event: Event?) { note(touches, event) }
}

@Suite struct TouchRecorderTests {
  /// An application with a pad, which stands still.
  private func stage() throws -> (driver: Driver, pad: Pad) {
    let application = Application()
    let window = Window(application: application)
    window.makeKeyAndVisible()
    let pad = Pad(frame: Rect(x: 20, y: 100, width: 200, height: 100))
    pad.accessibilityIdentifier = "pad"
    pad.isMultipleTouchEnabled = true
    try window.addSubview(pad)
    application.settle()
    return (Driver(application), pad)
  }

  /// Records what is done, and returns it with what the pad has heard.
  private func record(
    _ body: (Driver) throws -> Void
  ) throws -> (recording: TouchRecording, log: [String]) {
    let (driver, pad) = try stage()
    let recorder = TouchRecorder(driver.application)
    try body(driver)
    return (recorder.stop(), pad.log)
  }

  /// What the pad hears of steps.
  private func log(of steps: [String]) throws -> [String] {
    let (driver, pad) = try stage()
    for step in steps { try driver.perform(try Step(parsing: step)) }
    return pad.log
  }

  /// Fingers as of a person: at odd places and times, two at once.
  private func scribble(_ driver: Driver) {
    let application = driver.application
    application.advance(by: 0.1)
    application.touchDown(at: Point(x: 30.5, y: 110))
    application.advance(by: 0.013)
    application.touchMove(to: Point(x: 31, y: 111.25))
    application.touchDown(at: Point(x: 90, y: 120), id: 1)
    application.advance(by: 0.3)
    application.touchUp()
    application.touchMove(to: Point(x: 95, y: 120), id: 1)
    application.advance(by: 0.02)
    application.touchCancel(id: 1)
    application.touchDown(at: Point(x: 31, y: 111))
    application.advance(by: 0.04)
    application.touchUp()
  }

  @Test func `a replayed stream gives the same events at the same times`() throws {
    let (recording, log) = try record { driver in
      scribble(driver)
      try driver.perform(try Step(parsing: "pinch #pad 2"))
    }
    #expect(log.count > 20)
    let (driver, pad) = try stage()
    recording.replay(on: driver.application)
    #expect(pad.log == log)
  }

  @Test func `a stream as steps gives the same events at the same times`() throws {
    let (recording, log) = try record(scribble)
    #expect(recording.steps.first == "touch down 30.5 110 0.1 1")
    #expect(try self.log(of: recording.steps) == log)
  }

  @Test(arguments: [
    ["tap #pad"], ["tap #pad 10 20"], ["doubleTap #pad"], ["drag #pad 30 -20"],
    ["tap #pad", "advance 0.5", "tap #pad", "tap #pad 3 4"],
  ])
  func `touches of steps are these steps again`(steps: [String]) throws {
    let (recording, log) = try record { driver in
      for step in steps { try driver.perform(try Step(parsing: step)) }
    }
    #expect(recording.steps == steps)
    #expect(try self.log(of: recording.steps) == log)
  }

  @Test func `a second tap in quick succession stays one`() throws {
    let (recording, log) = try record { driver in
      for _ in 0..<2 {
        driver.application.touchDown(at: Point(x: 120, y: 150))
        driver.application.advance(by: 0.05)
        driver.application.touchUp()
        driver.application.advance(by: 0.2)
      }
    }
    #expect(recording.steps.count == 3)
    #expect(try self.log(of: recording.steps) == log)
  }

  @Test func `a view without a name of its own is touched by its place`() throws {
    let (driver, pad) = try stage()
    let twin = View(frame: Rect(x: 20, y: 300, width: 50, height: 50))
    twin.accessibilityIdentifier = "pad"
    try pad.superview?.addSubview(twin)
    let recorder = TouchRecorder(driver.application)
    driver.application.touchDown(at: Point(x: 120, y: 150))
    driver.application.advance(by: 0.05)
    driver.application.touchUp()
    #expect(recorder.stop().steps == ["touch down 120 150", "touch up 120 150 0.05 1"])
  }
}
