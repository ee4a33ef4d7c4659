import ScriptHost
import Testing
import ViewKit

/// What code has said through `appearance()` is said again by the new code, or not.
@Suite struct ReloadAppearanceTests {
  private static let main = """
    local ui = require "lunette"
    ui.Label:appearance().textColor = "red"
    local Home = ui.ViewController:subclass "Home"
    function Home:viewDidLoad()
      self.view:addSubview(ui.Label{ id = "label", frame = { 0, 40, 320, 20 }, text = "x" })
    end
    return Home
    """

  private func color(_ app: LiveApp) -> Color? { (app.view("label") as? Label)?.textColor }

  @Test func `It is that of the new code, and the old one's again when that fails`() throws {
    let app = try LiveApp(["main.lua": Self.main])
    #expect(color(app) == .red)
    try app.edit(["main.lua": Self.main.replacing("red", with: "blue")])
    #expect(color(app) == .blue)
    let failed = try app.edit([
      "main.lua": Self.main.replacing("red", with: "green").replacing(
        "return Home", with: "error 'no'")
    ])
    #expect(failed.outcome == .failed)
    app.host.reload([app.path("main.lua")])
    try app.edit([
      "main.lua": Self.main.replacing("ui.Label:appearance().textColor = \"red\"", with: "")
    ])
    #expect(color(app) == .black)
  }
}
