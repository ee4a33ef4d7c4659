import Testing

@testable import ViewKit

@Suite struct StepperTests {
  private func stage() throws -> ValueStage<Stepper> {
    try ValueStage(Stepper(frame: Rect(x: 20, y: 100, width: 0, height: 0)))
  }

  @Test("controls/S61: it wraps, and does not carry the rest over")
  func wrapping() throws {
    let stage = try stage()
    let stepper = stage.control
    try stepper.setMinimumValue(1)
    try stepper.setStepValue(2)
    stepper.wraps = true
    stepper.value = 100
    stage.tap(80)
    #expect(stepper.value == 1)
    stage.tap(10)
    #expect(stepper.value == 100 && stage.told == 2)
    stepper.value = 99
    stage.tap(80)
    #expect(stepper.value == 1)
  }

  @Test("controls/S62: it goes by its step, and to the bound where that is nearer")
  func steps() throws {
    let stage = try stage()
    try stage.control.setStepValue(10)
    stage.control.value = 93
    stage.tap(80)
    #expect(stage.control.value == 100 && stage.told == 1)
    #expect(stage.control.part(.increment)?.isEnabled == false)
    stage.tap(80)
    #expect(stage.control.value == 100 && stage.told == 0)
    stage.tap(10)
    #expect(stage.control.value == 90 && stage.control.part(.increment)?.isEnabled == true)
  }

  @Test("controls/S63: bounds that are turned round are refused, and nothing is changed")
  func bounds() {
    let stepper = Stepper()
    let refused = { (minimum: Double, maximum: Double, property: String) in
      InvalidUse.rangeTurnedRound(
        property: property, control: "Stepper", minimum: minimum, maximum: maximum)
    }
    #expect(throws: refused(100, 100, "minimumValue")) { try stepper.setMinimumValue(100) }
    #expect(throws: refused(0, -1, "maximumValue")) { try stepper.setMaximumValue(-1) }
    #expect(throws: InvalidUse.self) { try stepper.setMaximumValue(.nan) }
    #expect(throws: InvalidUse.stepNotAboveZero(control: "Stepper", value: 0)) {
      try stepper.setStepValue(0)
    }
    #expect(throws: InvalidUse.self) { try stepper.setStepValue(.nan) }
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == [0, 100, 1])
  }

  @Test func `What is infinite, or no number, has a defined result`() throws {
    let stage = try stage()
    let stepper = stage.control
    try stepper.setMaximumValue(.infinity)
    try stepper.setMinimumValue(-.infinity)
    stage.tap(80)
    #expect(stepper.value == 1)
    stepper.value = .nan
    #expect(stepper.value == 1)
    try stepper.setStepValue(.infinity)
    stage.tap(80)
    #expect(stepper.value == .infinity)
    stage.tap(10)
    #expect(!stepper.value.isNaN)
  }

  @Test func `A half that is held changes the value faster and faster`() throws {
    let stage = try stage()
    stage.down(80)
    #expect(stage.control.value == 1)
    #expect(stage.control.part(.increment)?.isHighlighted == true)
    stage.application.advance(by: 0.49)
    #expect(stage.control.value == 1)
    stage.application.advance(by: 0.01)
    #expect(stage.control.value == 2)
    stage.application.advance(by: 60)
    #expect(stage.control.value == 100)
    stage.up()
    #expect(stage.told == 100)
    #expect(stage.control.part(.increment)?.isHighlighted == false)
    #expect(stage.application.nextDueTime == nil)
    #expect(
      [0, 9, 10, 20, 30, 900].map(Stepper.interval) == [0.1, 0.1, 0.05, 0.025, 0.0125, 0.0125])
  }

  @Test func `A stepper that is gone repeats nothing`() throws {
    let stage = try stage()
    stage.down(80)
    stage.control.removeFromSuperview()
    stage.application.advance(by: 5)
    #expect(stage.control.value == 1 && stage.told == 1)
    #expect(stage.application.nextDueTime == nil)
  }

  @Test func `Its size is its own`() {
    let stepper = Stepper(frame: Rect(x: 1, y: 2, width: 300, height: 5))
    stepper.frame.size = .zero
    #expect(stepper.frame == Rect(x: 1, y: 2, width: 94, height: 29))
  }

  @Test func `A reload carries the value over`() {
    let (old, new) = (Stepper(), Stepper())
    old.value = 12
    Restoring.carry(from: old, to: new)
    #expect(new.value == 12)
  }
}
