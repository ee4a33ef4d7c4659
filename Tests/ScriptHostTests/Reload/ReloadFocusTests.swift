import ScriptHost
import Testing
import ViewKit

/// A reload while something has the focus: nothing begins, and nothing ends.
@Suite struct ReloadFocusTests {
  private static func main(_ kind: String, _ end: String = "", named name: String = "f") -> String {
    """
    local ui = require "lunette"
    local Screen = ui.ViewController:subclass "Screen"
    heard = heard or {}
    local function hear(word) heard[#heard + 1] = word end
    for _, name in ipairs{ "WillShow", "WillHide" } do
      ui.NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", nil,
        function() hear(name) end)
    end
    function Screen:viewDidLoad()
      self.view:addSubview(ui.\(kind){ id = "\(name)", frame = { 0, 60, 200, 30 }, delegate = self,
        autocapitalizationType = "none" })
      self.view:addSubview(ui.Button{ id = "tell", frame = { 0, 100, 200, 30 },
        onTouchUpInside = function() print(table.concat(heard, " ")) end })
      \(end)
    end
    function Screen:textFieldDidBeginEditing() hear "begin" end
    function Screen:textFieldDidEndEditing(field) hear "end" field.text = "" end
    function Screen:textViewDidBeginEditing() hear "begin" end
    function Screen:textViewDidEndEditing(field) hear "end" field.text = "" end
    return Screen
    """
  }

  private func start(_ main: String) throws -> LiveApp {
    let app = try LiveApp(["main.lua": main])
    try #require(app.view("f")).becomeFirstResponder()
    for character in "abc" { try app.host.application.keyboard.type(character) }
    app.host.application.advance(by: 1)
    return app
  }

  private func text(_ view: View?) -> String? {
    (view as? TextField)?.text ?? (view as? TextView)?.text
  }

  private func heard(_ app: LiveApp) throws -> String? {
    app.host.application.advance(by: 1)
    try app.tap("tell")
    return app.host.log.last?.message
  }

  @Test(
    "a focus that is carried over begins and ends nothing", arguments: ["TextField", "TextView"])
  func carried(kind: String) throws {
    let app = try start(Self.main(kind))
    let before = try heard(app)
    #expect(before?.contains("end") == false && before?.contains("begin") == true)
    for end in ["-- 1", "self.view.subviews[1]:becomeFirstResponder()", "-- 2"] {
      let report = try app.edit(["main.lua": Self.main(kind, end)])
      #expect(report.outcome == .reloaded && report.reset == [], "\(report)")
      #expect(try heard(app) == before)
      #expect(app.view("f")?.isFirstResponder == true)
      #expect(text(app.view("f")) == "abc")
    }
  }

  @Test(
    "a reload that fails neither ends nor begins what is being typed",
    arguments: [
      "error('no')", "self.view.subviews[1]:becomeFirstResponder() error('no')",
      "end function Screen:viewDidAppear() self.view.subviews[1]:becomeFirstResponder() error('no')",
    ], ["TextField", "TextView"])
  func failed(end: String, kind: String) throws {
    let app = try start(Self.main(kind))
    let before = try heard(app)
    let live = app.view("f")
    let report = try app.edit(["main.lua": Self.main(kind, end)])
    #expect(report.outcome == .failed)
    #expect(app.view("f") === live && live?.isFirstResponder == true)
    #expect(text(live) == "abc")
    #expect(try heard(app) == before)
    try app.host.application.keyboard.type("d")
    #expect(text(live) == "abcd")
  }

  @Test(
    "a focus that is lost is named, and ends once",
    arguments: [
      main("TextField", "end function Screen:textFieldShouldBeginEditing() return false"),
      main("TextField", named: "other"),
    ])
  func lost(main: String) throws {
    let app = try start(Self.main("TextField"))
    let before = try #require(try heard(app))
    let report = try app.edit(["main.lua": main])
    #expect(report.outcome == .reloaded)
    #expect(
      report.reset.contains("the focus of TextField #f (no view of the new code has taken it)"),
      "\(report)")
    #expect(app.host.application.firstResponder == nil)
    #expect(try heard(app) == before + " end WillHide")
  }
}
