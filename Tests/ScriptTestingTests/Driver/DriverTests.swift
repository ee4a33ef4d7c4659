import Testing
import ViewKit

@testable import ScriptTesting

@Suite struct DriverTests {
  private let stage: Stage
  private let driver: Driver
  private let pad: Recorder

  init() throws {
    stage = try Stage()
    driver = stage.driver
    pad = try stage.add(Recorder(), Rect(x: 100, y: 100, width: 200, height: 100), id: "pad")
  }

  private func run(_ text: String) throws {
    for step in try StepScript(parsing: text, name: "test").steps { try driver.perform(step) }
  }

  /// What is said of a step that fails.
  private func message(_ text: String) throws -> String {
    let step = try Step(parsing: text)
    do throws(StepFailure) {
      try driver.perform(step)
      return "done"
    } catch {
      return "\(error)"
    }
  }

  // MARK: Fingers

  @Test func aTapTakesFiveHundredths() throws {
    try run("tap #pad")
    #expect(pad.notes == ["down 100.0,50.0 t0.0 n1", "up 100.0,50.0 t0.05 n1"])
    #expect(driver.application.clock.time == 0.05)
  }

  @Test func aTapLandsWhereItIsTold() throws {
    pad.bounds.origin = Point(x: 10, y: 20)
    try run("tap #pad 5 7")
    #expect(pad.notes.first == "down 15.0,27.0 t0.0 n1")
  }

  @Test func aTapLandsOnWhatIsSeenOfAnElement() throws {
    pad.frame.origin.x = -100
    try run("tap #pad")
    #expect(pad.notes.first == "down 150.0,50.0 t0.0 n1")
  }

  @Test func eachTapIsTheFirstOfItsSequence() throws {
    try run("tap #pad; tap #pad")
    #expect(pad.notes.map { $0.suffix(2) } == ["n1", "n1", "n1", "n1"])
  }

  @Test func aDoubleTapIsTwoTapsATenthApart() throws {
    try run("doubleTap #pad")
    #expect(
      pad.notes == [
        "down 100.0,50.0 t0.0 n1", "up 100.0,50.0 t0.05 n1", "down 100.0,50.0 t0.15 n2",
        "up 100.0,50.0 t0.2 n2",
      ])
  }

  @Test func pressAndReleaseWithTheClockCloseEnoughMakeADoubleTap() throws {
    try run("press #pad; release; advance 0.1; press #pad; release; advance 2; press #pad; release")
    #expect(pad.notes.map { $0.suffix(2) } == ["n1", "n1", "n2", "n2", "n1", "n1"])
  }

  @Test func aLongPressTakesSixTenths() throws {
    try run("longPress #pad")
    #expect(pad.notes.last == "up 100.0,50.0 t0.6 n1")
  }

  @Test func aPressedFingerMovesAndIsReleased() throws {
    try run("press #pad 10 20; move 5 -6; move 1 1; release")
    #expect(
      pad.notes == [
        "down 10.0,20.0 t0.0 n1", "move 15.0,14.0 t0.05 n1", "move 16.0,15.0 t0.1 n1",
        "up 16.0,15.0 t0.1 n1",
      ])
  }

  @Test func aPressedFingerIsCancelled() throws {
    try run("press #pad; cancel; press #pad; release")
    #expect(pad.notes.map { $0.prefix(4) } == ["down", "canc", "down", "up 1"])
  }

  @Test func aSwipeCrossesTheElementInATenth() throws {
    try run("swipe #pad left")
    #expect(pad.notes.first == "down 160.0,50.0 t0.0 n1")
    #expect(pad.notes.count == 8)
    #expect(pad.notes[6] == "move 40.0,50.0 t0.1 n1")
    #expect(pad.notes.last == "up 40.0,50.0 t0.1 n1")
  }

  @Test(arguments: [
    ("right", "down 40.0,50.0", "up 160.0,50.0"), ("up", "down 100.0,80.0", "up 100.0,20.0"),
    ("down", "down 100.0,20.0", "up 100.0,80.0"),
  ]) func aSwipeGoesTheWayOfTheFinger(_ direction: String, _ first: String, _ last: String) throws {
    try run("swipe #pad \(direction)")
    #expect(pad.notes.first?.hasPrefix(first) == true)
    #expect(pad.notes.last?.hasPrefix(last) == true)
  }

  @Test func aDragMovesTenTimesAndRests() throws {
    try run("drag #pad 50 -30")
    #expect(pad.notes.count == 12)
    #expect(pad.notes[1] == "move 105.0,47.0 t0.03 n1")
    #expect(pad.notes[10] == "move 150.0,20.0 t0.3 n1")
    #expect(pad.notes[11] == "up 150.0,20.0 t0.4 n1")
  }

  @Test func aPinchMovesTwoFingersApart() throws {
    pad.isMultipleTouchEnabled = true
    try run("pinch #pad 2")
    // A recogniser begins on the way to where the pinch begins.
    #expect(pad.notes.prefix(2) == ["down 92.0,50.0 t0.0 n1", "down 108.0,50.0 t0.0 n1"])
    #expect(pad.notes.dropFirst(2).first?.hasPrefix("move 87.5,50.0 t0.0") == true)
    #expect(pad.notes.suffix(2) == ["up 75.0,50.0 t0.4 n1", "up 125.0,50.0 t0.4 n1"])
  }

  /// The factor is the one that was asked for, however small the element.
  @Test(arguments: [0.5, 2, 4, 40]) func aPinchHasItsFactor(factor: Double) throws {
    for side in [30.0, 60, 200] {
      pad.frame.size = Size(width: side, height: side)
      let pinch = PinchGestureRecognizer()
      var scale = 0.0
      let target = ClosureTarget { sender, _ in
        scale = (sender as? PinchGestureRecognizer)?.scale ?? 0
      }
      pinch.addTarget(target, action: ClosureTarget.action)
      pad.addGestureRecognizer(pinch)
      try run("pinch #pad \(factor)")
      #expect(abs(scale - factor) < 1e-6, "\(side) points")
      pad.removeGestureRecognizer(pinch)
    }
  }

  @Test func aTwistTurnsTwoFingersAroundTheirMiddle() throws {
    pad.isMultipleTouchEnabled = true
    try run("twist #pad 90")
    #expect(pad.notes.prefix(2) == ["down 76.6,58.8 t0.0 n1", "down 123.4,41.2 t0.0 n1"])
    #expect(pad.notes.dropFirst(2).first?.hasPrefix("move 75.0,50.0 t0.0") == true)
    #expect(pad.notes.suffix(2) == ["up 100.0,25.0 t0.4 n1", "up 100.0,75.0 t0.4 n1"])
  }

  // MARK: Controls

  @Test func aTapOnATextReachesTheControlThatShowsIt() throws {
    let key = try stage.add(button("Sign in"), Rect(x: 0, y: 300, width: 100, height: 44))
    var events: [String] = []
    let target = Listener { events.append($0) }
    key.addTarget(target, action: "tapped", for: .touchUpInside)
    key.addTarget(target, action: "down", for: .touchDown)
    try run("tap \"Sign in\"")
    #expect(events == ["down", "tapped"])
  }

  @Test func aDisabledControlIsTappedWithoutFailing() throws {
    let key = try stage.add(button("Go"), Rect(x: 0, y: 300, width: 100, height: 44))
    key.isEnabled = false
    var count = 0
    let target = Listener { _ in count += 1 }
    key.addTarget(target, action: "tapped", for: .allEvents)
    try run("tap \"Go\"")
    #expect(count == 0)
    #expect(key.allTargets == [target])
  }

  @Test func aTouchThatWouldNotArriveFails() throws {
    try stage.add(label("Title"), Rect(x: 0, y: 300, width: 100, height: 44), id: "title")
    #expect(
      try message("tap \"Title\"")
        == "a touch on Label #title \"Title\" at 0,300 100×44 would not arrive: Label #title "
        + "has isUserInteractionEnabled = false; View would get it")
    let shade = try stage.add(View(), Rect(x: 150, y: 100, width: 100, height: 100), id: "shade")
    #expect(
      try message("tap #pad")
        == "a touch on Recorder #pad at 100,100 200×100 would not arrive; View #shade would get it")
    #expect(pad.notes.isEmpty)
    #expect(try message("tap #pad 10 10") == "done")
    shade.isUserInteractionEnabled = false
    #expect(try message("tap #pad") == "done")
    stage.window.isUserInteractionEnabled = false
    #expect(try message("tap #pad").hasSuffix("nothing would get it"))
  }

  // MARK: Time

  @Test func aStepLastsUntilTransitionsAreDone() throws {
    var ended = 0.0
    pad.onTap = { [unowned application = stage.application] in
      application.beginTransition(named: "push", duration: 0.35) { _ in
        ended = application.clock.time
      }
    }
    try run("tap #pad")
    #expect(ended == 0.4)
    #expect(driver.application.clock.time == 0.4)
  }

  @Test func aStepThatDoesNotWaitEndsWhenTheFingerLifts() throws {
    pad.onTap = { [unowned application = stage.application] in
      application.beginTransition(named: "push", duration: 0.35)
    }
    driver.waits = false
    try run("tap #pad")
    #expect(driver.application.clock.time == 0.05)
    #expect(driver.application.transitions.count == 1)
  }

  @Test func timersRunMeanwhileAndProlongNothing() throws {
    var ticks = 0
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true, in: stage.application) { _ in
      ticks += 1
    }
    try run("tap #pad")
    #expect(driver.application.clock.time == 0.05)
    stage.application.beginTransition(named: "push", duration: 0.35)
    try run("tap #pad")
    #expect(ticks == 4)
    #expect(driver.application.clock.time == 0.4)
  }

  @Test func transitionsThatGoOnForTenSecondsFailTheStep() throws {
    stage.application.beginTransition(named: "fade of View #pad", duration: 30)
    #expect(try message("tap #pad") == "after 10 s this still moves: fade of View #pad")
    #expect(driver.application.clock.time == 10.05)
  }

  @Test func transitionsThatFollowEachOtherForEverFailTheStep() throws {
    func again() {
      stage.application.beginTransition(named: "bounce", duration: 0.5) { _ in again() }
    }
    again()
    #expect(try message("tap #pad") == "after 10 s this still moves: bounce")
  }

  @Test func theFirstAppearanceIsDoneBeforeTheFirstStep() throws {
    stage.application.beginTransition(named: "appearance", duration: 0.4)
    try driver.start()
    #expect(driver.application.clock.time == 0.4)
    #expect(driver.application.transitions.isEmpty)
  }

  @Test func advanceMovesTheClock() throws {
    var times: [Double] = []
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true, in: stage.application) {
      [unowned application = stage.application] _ in times.append(application.clock.time)
    }
    try run("advance 2.5")
    #expect(times == [1, 2])
    #expect(driver.application.clock.time == 2.5)
  }

  // MARK: The device

  @Test func aMemoryWarningReachesEveryController() throws {
    var warned: [String] = []
    func controller(_ name: String) -> Warned {
      Warned(application: stage.application) { warned.append(name) }
    }
    let parent = controller("parent")
    try parent.addChild(controller("first"))
    try parent.addChild(controller("second"))
    stage.window.rootViewController = parent
    try run("memoryWarning")
    #expect(warned == ["parent", "first", "second"])
  }

  // MARK: Refusals

  @Test func movesNeedAFinger() throws {
    for verb in ["move 1 1", "release", "cancel"] {
      #expect(
        try message(verb)
          == "\(verb.split(separator: " ")[0]) needs a finger that is down; press something first")
    }
  }

  @Test func aSecondFingerIsRefused() throws {
    try run("press #pad")
    #expect(
      try message("tap #pad")
        == "tap cannot be done while a finger is down; release or cancel it first")
    try run("release; tap #pad")
  }

  @Test func aQueryThatMissesFailsTheStep() throws {
    #expect(
      try message("tap #pda") == """
        nothing that can be touched matches #pda
          did you mean #pad?
        """)
  }

  @Test func everyVerbIsDoneOrSaysWhatItWaitsFor() throws {
    for text in StepTests.canonical {
      let step = try Step(parsing: text)
      let message = try message(text)
      #expect(
        message.contains("waits for") || message.contains("match") || message == "done"
          || message.contains("finger") || message.contains("killed")
          || message.contains("there is no back button")
          || message.contains("there is no keyboard") || message.contains("there is no edit menu"),
        "\(text): \(message)")
      if message.contains("waits for") {
        #expect(
          message.hasPrefix("\(step.verb.rawValue) waits for ")
            && message.hasSuffix(", which this version does not have"))
      }
    }
  }
}

/// A target that reports the names of the actions it gets.
private final class Listener: Object {
  private let body: (String) -> Void

  init(_ body: @escaping (String) -> Void) {
    self.body = body
    super.init()
  }

  override func handles(_ action: Selector) -> Bool { true }

  override func handle(_ action: Selector, sender: Object?, event: Event?) { body(action.name) }
}

/// A controller that reports memory warnings.
private final class Warned: ViewController {
  private let body: () -> Void

  init(application: Application, _ body: @escaping () -> Void) {
    self.body = body
    super.init(application: application)
  }

  override func didReceiveMemoryWarning() { body() }
}
