import Testing
import ViewKit

@testable import ScriptTesting

@Suite struct KeyStepTests {
  private let stage: Stage
  private let driver: Driver
  private let field: TextField

  init() throws {
    stage = try Stage()
    driver = stage.driver
    field = try stage.add(TextField(), Rect(x: 20, y: 100, width: 200, height: 30), id: "field")
    field.placeholder = "Name"
    field.traits.autocapitalizationType = .none
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

  @Test func aFieldThatIsNamedGetsTheFocusByATap() throws {
    try run(#"type "Name" "Bob""#)
    #expect(field.text == "Bob")
    // The tap, three keys, and the keyboard that came meanwhile.
    #expect(driver.application.clock.time == 0.3)
    try run(#"type #field "by""#)
    #expect(field.text == "Bobby")
    #expect(driver.application.clock.time == 0.34)
  }

  @Test func withoutANameKeysGoToTheFocus() throws {
    try run(#"tap #field; type "ab"; key "shift"; key "c"; key "delete"; key "space"; type "d""#)
    #expect(field.text == "ab d")
    try run("clear")
    #expect(field.text == "")
    try run("clear")
  }

  @Test func theShiftKeyIsAsOnTheDevice() throws {
    field.traits.autocapitalizationType = .sentences
    try run(#"type #field "one. two""#)
    #expect(field.text == "One. Two")
  }

  @Test func whatCannotBeTypedSaysWhy() throws {
    #expect(
      try message(#"type "a""#)
        == "type cannot be done: there is no keyboard, as nothing has the focus; tap a text first, "
        + "or name it: type TextField \"…\"")
    field.traits.keyboardType = .numberPad
    #expect(
      try message(#"type #field "1a""#)
        == "type cannot be done: the keyboard numberPad has no \"a\"; it has the digits")
    #expect(field.text == "1")
    #expect(
      try message("enter")
        == "enter cannot be done: the keyboard numberPad has no return key")
    field.resignFirstResponder()
    field.isEnabled = false
    #expect(
      try message(#"type #field "a""#)
        == "a tap on TextField #field \"1\" at 20,100 200×30 does not give it the focus, and nothing "
        + "has it; it may be off, or its delegate refuses it")
  }

  @Test func keysAreFoundByTheirClassAlone() throws {
    #expect(try stage.message(#"Key"a""#).contains("there is no keyboard; it comes when"))
    let button = try stage.add(button("a"), Rect(x: 20, y: 200, width: 100, height: 44), id: "own")
    field.becomeFirstResponder()
    #expect(try stage.found(#""a""#) == ["own"])
    #expect(try stage.found(#"Key"a""#) == ["Key"])
    #expect(try stage.found("Window[1]").count == 1)
    #expect(try stage.found("Control").count == 2)
    try run(#"tap Key"a"; tap Key"b""#)
    #expect(field.text == "ab")
    #expect(button.isHighlighted == false)
  }

  @Test func theKeyboardCoversWhatLiesBehindIt() throws {
    try stage.add(button("low"), Rect(x: 20, y: 600, width: 100, height: 44), id: "low")
    field.becomeFirstResponder()
    #expect(try stage.message("#low").contains("covered by KeyboardView"))
  }

  @Test func theClearButtonIsFoundByItsName() throws {
    field.text = "abc"
    field.clearButtonMode = .always
    try run(#"tap "Clear text""#)
    #expect(field.text == "")
  }

}
