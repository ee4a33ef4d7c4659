import Testing
import ViewKit

@testable import ScriptTesting

/// The steps of the device: home button, icon, application switcher, memory, shaking.
@Suite struct DeviceTests {
  private let stage: Stage
  private let driver: Driver
  private let delegate: Delegate

  init() throws {
    stage = try Stage()
    driver = stage.driver
    delegate = Delegate()
    stage.application.delegate = delegate
    stage.application.finishLaunching()
    try stage.add(View(), Rect(x: 0, y: 0, width: 100, height: 100), id: "pad")
  }

  private func run(_ text: String) throws {
    for step in try StepScript(parsing: text, name: "test").steps { try driver.perform(step) }
  }

  private func message(_ text: String) throws -> String {
    let step = try Step(parsing: text)
    do throws(StepFailure) {
      try driver.perform(step)
      return "done"
    } catch {
      return "\(error)"
    }
  }

  @Test func theHomeButtonAndTheIcon() throws {
    #expect(delegate.take() == ["didBecomeActive"])
    try run("home")
    #expect(delegate.take() == ["willResignActive", "didEnterBackground"])
    try run("open")
    #expect(delegate.take() == ["willEnterForeground", "didBecomeActive"])
  }

  @Test func inFrontItIsToldThatItEnds() throws {
    _ = delegate.take()
    try run("kill")
    #expect(delegate.take() == ["willResignActive", "didEnterBackground", "willTerminate"])
    #expect(try message("tap #pad") == "tap cannot be done: the application was killed")
    #expect(try message("open") == "open cannot be done: the application was killed")
    try run("kill; home; advance 1")
    #expect(delegate.take() == [])
  }

  @Test func asleepItIsNotToldThatItEnds() throws {
    try run("home")
    _ = delegate.take()
    try run("kill")
    #expect(delegate.take() == [])
  }

  @Test func nothingRunsInTheBackground() throws {
    var ticks = 0
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true, in: stage.application) { _ in
      ticks += 1
    }
    try run("advance 2; home; advance 10")
    #expect(ticks == 2)
    // Late timers fire once and keep their phase (BEHAVIOUR 38).
    try run("open")
    #expect(ticks == 3)
    try run("advance 1")
    #expect(ticks == 4)
  }

  @Test func inTheBackgroundThereIsNothingToTouch() throws {
    try run("press #pad; home")
    #expect(
      try message("tap #pad")
        == "tap cannot be done while the application is in the background; open it first")
    // The finger was taken away.
    try run("open; press #pad; release")
  }

  @Test func memoryWarningsReachTheDelegate() throws {
    _ = delegate.take()
    try run("memoryWarning")
    #expect(delegate.take() == ["didReceiveMemoryWarning"])
  }

  @Test func shakingReachesTheKeyWindow() throws {
    final class Shaken: Window {
      var calls: [String] = []
      override func motionBegan(_ motion: Event.Subtype, with event: Event?) {
        calls.append("began \(motion)")
      }
      override func motionEnded(_ motion: Event.Subtype, with event: Event?) {
        calls.append("ended \(event?.subtype ?? .none)")
      }
    }
    let window = Shaken(application: stage.application)
    window.makeKeyAndVisible()
    try run("shake")
    #expect(window.calls == ["began motionShake", "ended motionShake"])
  }
}

private final class Delegate: Object, ApplicationDelegate {
  private var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func applicationDidBecomeActive(_ application: Application) { calls.append("didBecomeActive") }
  func applicationWillResignActive(_ application: Application) { calls.append("willResignActive") }
  func applicationDidEnterBackground(_ application: Application) {
    calls.append("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: Application) {
    calls.append("willEnterForeground")
  }
  func applicationWillTerminate(_ application: Application) { calls.append("willTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: Application) {
    calls.append("didReceiveMemoryWarning")
  }
}
