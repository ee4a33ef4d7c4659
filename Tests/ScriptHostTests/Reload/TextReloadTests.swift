import Testing
import ViewKit

@testable import ScriptHost

/// Edits of the code while a person is typing.
@Suite struct TextReloadTests {
  private static func main(_ more: String = "", caption: String = "Name") -> String {
    """
    local ui = require "lunette"
    local Screen = ui.ViewController:subclass "Screen"

    function Screen:viewDidLoad()
      self.view:addSubview(ui.Label{ id = "label", frame = { 0, 30, 100, 20 }, text = "\(caption)" })
      self.view:addSubview(ui.TextField{
        id = "field", frame = { 0, 60, 200, 30 }, autocapitalizationType = "none", delegate = self,
        onEditingChanged = function(field) self.heard = field.text end,\(more)
      })
    end

    return Screen
    """
  }

  private func field(_ app: LiveApp) throws -> TextField {
    try #require(app.view("field") as? TextField)
  }

  private func type(_ text: String, _ app: LiveApp) throws {
    for character in text { try app.host.application.keyboard.type(character) }
    app.host.application.advance(by: 1)
  }

  @Test(
    "what is being typed stays, with its caret and the keyboard",
    arguments: ["", "clearsOnBeginEditing = true,", "isSecureTextEntry = true,"])
  func typing(more: String) throws {
    let app = try LiveApp(["main.lua": Self.main(more)])
    try field(app).becomeFirstResponder()
    try type("abc", app)
    let old = try field(app)
    old.select(1..<1)
    let report = try app.edit(["main.lua": Self.main(more, caption: "First name")])
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(app.labels.first == "First name")
    let new = try field(app)
    #expect(new !== old)
    #expect(new.text == "abc")
    #expect(new.isFirstResponder && new.isEditing)
    #expect(new.editor.selection == 1..<1)
    #expect(app.host.application.keyboard.isShown)
    try type("x", app)
    #expect(new.text == "axbc")
    #expect(app.host.errors.isEmpty)
  }

  @Test func `an edit that fails takes nothing away from whoever is typing`() throws {
    let app = try LiveApp(["main.lua": Self.main()])
    try field(app).becomeFirstResponder()
    try type("abc", app)
    let report = try app.edit(["main.lua": Self.main("error 'no'")])
    #expect(report.outcome == .failed)
    #expect(try field(app).text == "abc")
    #expect(try field(app).isFirstResponder)
    try type("d", app)
    #expect(try field(app).text == "abcd")
  }

  @Test func `a screen that is closed leaves nothing of its keyboard`() throws {
    let bar = "inputAccessoryView = ui.View{ frame = { 0, 0, 10, 44 } },"
    let app = try LiveApp(["main.lua": Self.main(bar)])
    try field(app).becomeFirstResponder()
    try type("abc", app)
    #expect(app.host.close().map(\.name) == [])
    #expect(app.host.application.keyboardIfMade == nil)
  }

  @Test func `a text that the new code sets otherwise is the new one`() throws {
    let app = try LiveApp(["main.lua": Self.main("text = \"old\",")])
    let report = try app.edit(["main.lua": Self.main("text = \"new\",")])
    #expect(report.outcome == .reloaded)
    #expect(try field(app).text == "new")
    try field(app).becomeFirstResponder()
    try type("er", app)
    try app.edit(["main.lua": Self.main("text = \"new\", placeholder = \"p\",")])
    #expect(try field(app).text == "newer")
    #expect(try field(app).placeholder == "p")
  }
}
