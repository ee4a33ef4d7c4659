import Testing
import ViewKit

@testable import ScriptHost

/// Edits of the code while a screen shows bars.
@Suite struct BarReloadTests {
  private static func main(title: String) -> String {
    """
    local ui = require "lunette"
    local Screen = ui.ViewController:subclass "Screen"

    function Screen:viewDidLoad()
      self.navigationItem.rightBarButtonItem = self.editButtonItem
      self.view:addSubview(ui.NavigationBar{
        id = "top", frame = { 0, 20, 375, 44 }, items = { self.navigationItem } })
      self.view:addSubview(ui.Toolbar{ id = "tools", frame = { 0, 623, 375, 44 }, items = {
        ui.BarButtonItem{ title = "\(title)", isEnabled = false } } })
    end

    return Screen
    """
  }

  @Test func `what a person's doings have enabled stays so, and new words come`() throws {
    let app = try LiveApp(["main.lua": Self.main(title: "Send")])
    let old = try #require(app.view("tools") as? Toolbar)
    old.items[0].isEnabled = true
    let report = try app.edit(["main.lua": Self.main(title: "Send") + "\n-- again"])
    #expect(report.outcome == .reloaded, "\(report)")
    let new = try #require(app.view("tools") as? Toolbar)
    #expect(new !== old)
    #expect(new.items[0].isEnabled)
    _ = try app.edit(["main.lua": Self.main(title: "Post")])
    let last = try #require(app.view("tools") as? Toolbar)
    #expect(last.items[0].title == "Post")
  }

  @Test func `the button of the controller is the same, and there once`() throws {
    let app = try LiveApp(["main.lua": Self.main(title: "Send")])
    let old = try #require(app.view("top") as? NavigationBar)
    let button = try #require(old.topItem?.rightBarButtonItem)
    _ = try app.edit(["main.lua": Self.main(title: "Post")])
    let new = try #require(app.view("top") as? NavigationBar)
    #expect(new !== old)
    #expect(new.topItem?.rightBarButtonItems == [button])
    #expect(new.subviews.count { $0 is BarButton } == 1)
  }
}
