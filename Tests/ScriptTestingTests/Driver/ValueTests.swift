import Testing
import ViewKit

@testable import ScriptTesting

/// `set` gives controls values by touches, and what they are made of is found by queries.
@Suite struct ValueTests {
  private let stage: Stage
  private let driver: Driver

  init() throws {
    stage = try Stage()
    driver = stage.driver
  }

  private func run(_ text: String) throws {
    for step in try StepScript(parsing: text, name: "test").steps { try driver.perform(step) }
  }

  /// Why a step fails.
  private func reason(_ text: String) throws -> String {
    let step = try Step(parsing: text)
    do throws(StepFailure) {
      try driver.perform(step)
      return "done"
    } catch {
      return "\(error)".split(separator: "\n").first.map { String($0) } ?? ""
    }
  }

  private let place = Rect(x: 20, y: 100, width: 300, height: 31)

  @Test func `a switch is tapped unless it is right already`() throws {
    let control = try stage.add(Switch(), place, id: "it")
    let time = stage.application.clock.time
    try run("set #it off")
    #expect(stage.application.clock.time == time)
    try run("set #it on")
    // A tap, and the motion of the knob.
    #expect(control.isOn && stage.application.clock.time == time + 0.3)
    try run("set #it \"off\"")
    #expect(!control.isOn)
    #expect(try reason("set #it 1").hasSuffix("a switch is set to on or off"))
    control.isEnabled = false
    #expect(
      try reason("set #it on")
        == "no touch gives Switch #it at 20,100 51×31 the value on: it is disabled")
  }

  @Test(
    "a slider is dragged to just the value",
    arguments: [0, 0.1, 0.3, 1.0 / 3, 0.7, 0.123456, 1] as [Double])
  func slider(value: Double) throws {
    let slider = try stage.add(Slider(), place, id: "it")
    slider.value = 0.55
    try run("set #it \(value)")
    #expect(abs(slider.value - value) < 1e-7)
    if value != 1.0 / 3 { #expect(slider.value == value) }
  }

  @Test func `a slider tells what it cannot be`() throws {
    let slider = try stage.add(Slider(), place, id: "it")
    slider.maximumValue = 10
    #expect(try reason("set #it 11").hasSuffix("the slider goes from 0 to 10"))
    #expect(try reason("set #it on").hasSuffix("a slider is set to a number"))
    try stage.add(View(), Rect(x: 0, y: 90, width: 60, height: 60)).backgroundColor = .red
    #expect(try reason("set #it 5").contains("would not arrive"))
  }

  @Test func `a finger takes a slider by its thumb`() throws {
    let slider = try stage.add(Slider(), place, id: "it")
    try run("drag #it 269 0")
    #expect(slider.value == 1)
    try run("press #it; move -269 0; release")
    #expect(slider.value == 0)
    // A place is a place.
    try run("press #it 200 15; move 40 0; release")
    #expect(slider.value == 0)
  }

  @Test func `a stepper is tapped until it is there`() throws {
    let stepper = try stage.add(Stepper(), place, id: "it")
    try stepper.setStepValue(0.1)
    try run("set #it 0.7")
    #expect(abs(stepper.value - 0.7) < 1e-9)
    try run("set #it 0.2")
    #expect(abs(stepper.value - 0.2) < 1e-9)
    try run("set #it 0")
    #expect(stepper.value < 1e-9)
    #expect(
      try reason("set #it 0.25").contains(": the stepper goes from 0 to 100 by 0.1, and is at "))
    #expect(try reason("set #it 101").contains("goes from 0 to 100"))
    #expect(try reason("set #it -1").contains("goes from 0 to 100"))
    // More than anybody would tap.
    try stepper.setStepValue(0.001)
    #expect(try reason("set #it 50").contains("goes from 0 to 100"))
  }

  @Test func `a stepper whose script has another mind is left alone`() throws {
    let stepper = try stage.add(Stepper(), place, id: "it")
    let target = ClosureTarget { sender, _ in (sender as? Stepper)?.value = 0 }
    stepper.addTarget(target, action: ClosureTarget.action, for: .valueChanged)
    try run("set #it 5")
    #expect(stepper.value == 0)
  }

  @Test func `a segment is named by its title or its number`() throws {
    let control = try stage.add(
      SegmentedControl(items: [.title("One"), .title("Two"), .image(Image(name: "x"))]), place,
      id: "it")
    try run("set #it \"Two\"")
    #expect(control.selectedSegmentIndex == 1)
    try run("set #it 3")
    #expect(control.selectedSegmentIndex == 2)
    try run("set #it 3")
    #expect(try reason("set #it 4").hasSuffix("there are 3 segments: \"One\" \"Two\" \"x\""))
    control.setEnabled(false, forSegmentAt: 0)
    #expect(try reason("set #it \"One\"").hasSuffix("this segment is disabled"))
  }

  @Test func `a page is reached by taps`() throws {
    let control = try stage.add(PageControl(), place, id: "it")
    control.numberOfPages = 6
    try run("set #it 5")
    #expect(control.currentPage == 4)
    try run("set #it 2")
    #expect(control.currentPage == 1)
    #expect(try reason("set #it 7").hasSuffix("there are 6 pages"))
    #expect(try reason("set #it 0.5").hasSuffix("there are 6 pages"))
    control.isUserInteractionEnabled = false
    #expect(try reason("set #it 3").contains("isUserInteractionEnabled = false"))
  }

  @Test func `what has no value says so`() throws {
    try stage.add(label("x"), place, id: "it")
    #expect(
      try reason("set #it 1").hasSuffix(
        "set is for switches, sliders, steppers, segments and page controls"))
    try stage.add(Switch(), place, id: "switch")
    try run("press #switch")
    #expect(try reason("set #switch on").contains("while a finger is down"))
  }

  // MARK: Parts

  @Test func `the text of a part means the part`() throws {
    let control = try stage.add(
      SegmentedControl(items: [.title("One"), .title("Two")]), place, id: "segments")
    let stepper = try stage.add(
      Stepper(), Rect(x: 20, y: 200, width: 0, height: 0), id: "stepper")
    try run("tap \"Two\"; tap \"+\"; tap \"Increment\"; tap #stepper \"−\"")
    #expect(control.selectedSegmentIndex == 1 && stepper.value == 1)
    #expect(try stage.found("\"Two\":selected") == ["Segment"])
    #expect(try stage.found("\"One\":selected") == [])
    #expect(try stage.found("Segment[2]") == ["Segment"])
    #expect(try stage.found("\"One, Two\"") == ["segments"])
    #expect(try stage.found("Control") == ["segments", "stepper"])
    control.isUserInteractionEnabled = false
    #expect(
      try reason("tap \"One\"").contains(
        "SegmentedControl #segments has isUserInteractionEnabled = false"))
  }

  @Test func `a part that is covered cannot be tapped`() throws {
    try stage.add(SegmentedControl(items: [.title("One"), .title("Two")]), place)
    try stage.add(View(), Rect(x: 160, y: 90, width: 200, height: 60)).backgroundColor = .red
    #expect(try stage.found("\"One\"") == ["Segment"])
    #expect(try stage.found("\"Two\"") == [])
  }
}
