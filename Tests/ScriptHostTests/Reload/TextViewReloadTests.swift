import Testing
import ViewKit

@testable import ScriptHost

/// Edits of the code while a person writes in a text view.
@Suite struct TextViewReloadTests {
  private static func main(_ more: String = "", caption: String = "Note") -> String {
    """
    local ui = require "lunette"
    local Screen = ui.ViewController:subclass "Screen"

    function Screen:viewDidLoad()
      self.view:addSubview(ui.Label{ id = "label", frame = { 0, 30, 100, 20 }, text = "\(caption)" })
      self.view:addSubview(ui.TextView{
        id = "note", frame = { 0, 60, 200, 60 }, autocapitalizationType = "none", delegate = self,
        text = "First line",\(more)
      })
    end

    function Screen:textViewDidChange(view) self.heard = view.text end

    return Screen
    """
  }

  private func note(_ app: LiveApp) throws -> TextView {
    try #require(app.view("note") as? TextView)
  }

  @Test func `what is being written stays, with what is selected and what is seen`() throws {
    let app = try LiveApp(["main.lua": Self.main()])
    let old = try note(app)
    old.becomeFirstResponder()
    for character in "\nsecond\nthird\nfourth\nfifth" {
      try app.host.application.keyboard.type(character)
    }
    app.host.application.advance(by: 1)
    old.select(11..<17)
    app.host.application.settle()
    let offset = old.contentOffset
    #expect(offset.y > 0)
    let report = try app.edit(["main.lua": Self.main(caption: "Your note")])
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(app.labels.first == "Your note")
    let new = try note(app)
    #expect(new !== old)
    #expect(new.text == "First line\nsecond\nthird\nfourth\nfifth")
    #expect(new.isFirstResponder && new.isEditing)
    #expect(new.selectedRange.bytes == 11..<17)
    #expect(new.contentOffset == offset)
    #expect(app.host.application.keyboard.isShown)
    #expect(app.host.errors.isEmpty)
  }

  @Test func `a text that the author changes is the new one`() throws {
    let app = try LiveApp(["main.lua": Self.main()])
    try app.edit(["main.lua": Self.main(#" isEditable = false, font = 20,"#)])
    #expect(try !note(app).isEditable)
    #expect(try note(app).font == Font(size: 20))
    let other = Self.main().replacing("First line", with: "Another")
    try app.edit(["main.lua": other])
    #expect(try note(app).text == "Another")
  }
}
