import ScriptHost
import Testing
import ViewKit

/// The elements of lists are state, as those of tables are.
@Suite struct ReloadListTests {
  private static func script(_ elements: String, _ text: String = "Add") -> String {
    """
    local ui = require "lunette"
    local Home = ui.ViewController:subclass "Home"
    local cities = ui.List{ \(elements) }

    function Home:viewDidLoad()
      self.names = ui.List{ \(elements) }
      self.label = ui.Label{ id = "shown", frame = { 0, 20, 300, 20 } }
      self.view:addSubview(self.label)
      self.view:addSubview(ui.Button{ id = "add", frame = { 0, 60, 100, 40 }, title = "\(text)",
        onTouchUpInside = function()
          cities:append("Braga")
          self.names:remove(1)
        end })
    end

    function Home:viewWillLayoutSubviews()
      self.label.text = table.concat(cities, " ") .. " | " .. table.concat(self.names, " ")
    end

    return Home
    """
  }

  private func shown(_ app: LiveApp) -> String? {
    app.host.application.keyWindow?.rootViewController?.view.setNeedsLayout()
    app.host.application.settle()
    return (app.view("shown") as? Label)?.text
  }

  @Test func `Elements that changed stay over a reload`() throws {
    let app = try LiveApp(["main.lua": Self.script("'Lisbon', 'Porto'")])
    try app.tap("add")
    #expect(shown(app) == "Lisbon Porto Braga | Porto")
    #expect(
      try app.edit(["main.lua": Self.script("'Lisbon', 'Porto'", "More")]).outcome == .reloaded)
    #expect(shown(app) == "Lisbon Porto Braga | Porto")
    try app.tap("add")
    #expect(shown(app) == "Lisbon Porto Braga Braga | ")
    #expect(try app.edit(["main.lua": Self.script("'Faro'")]).outcome == .reloaded)
    #expect(shown(app) == "Lisbon Porto Braga Braga | ")
  }

  @Test func `Elements that did not change are the author's`() throws {
    let app = try LiveApp(["main.lua": Self.script("'Lisbon', 'Porto'")])
    #expect(shown(app) == "Lisbon Porto | Lisbon Porto")
    #expect(try app.edit(["main.lua": Self.script("'Faro', 'Beja'")]).outcome == .reloaded)
    #expect(shown(app) == "Faro Beja | Faro Beja")
  }
}
