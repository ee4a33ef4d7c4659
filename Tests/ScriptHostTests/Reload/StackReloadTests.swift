import Testing
import ViewKit

@testable import ScriptHost

/// Edits of the code while screens lie on a stack, and over it.
@Suite struct StackReloadTests {
  private static func main(root: String, top: String, over: String) -> String {
    """
    local ui = require "lunette"
    local Root, Top = ui.TableViewController:subclass "Root", ui.TableViewController:subclass "Top"
    local Over = ui.ViewController:subclass "Over"
    local function label(self, id, text)
      self.view.id = id
      self.title = text
      self.view:addSubview(ui.Label{ id = id .. "Label", text = text, frame = { 0, 0, 90, 20 } })
    end
    function Root:viewDidLoad()
      Root.super.viewDidLoad(self)
      label(self, "root", "\(root)")
    end
    function Top:viewDidLoad()
      Top.super.viewDidLoad(self)
      label(self, "top", "\(top)")
    end
    function Over:viewDidLoad() label(self, "over", "\(over)") end
    function Root:viewDidAppear()
      if self.started then return end
      self.started = true
      self.navigationController:pushViewController(Top)
    end
    function Top:viewDidAppear()
      if self.presented then return end
      self.presented = true
      self:present(Over)
    end
    return ui.NavigationController{ rootViewController = Root }
    """
  }

  @Test func `The stack, and what is presented, stay the same objects with new views`() throws {
    let app = try LiveApp(["main.lua": Self.main(root: "R1", top: "T1", over: "O1")])
    let window = try #require(app.host.application.windows.first)
    let navigation = try #require(window.rootViewController as? NavigationController)
    let stack = navigation.viewControllers
    let over = try #require(navigation.presentedViewController)
    #expect(stack.count == 2 && over.className == "Over")
    let report = try app.edit(["main.lua": Self.main(root: "R2", top: "T2", over: "O2")])
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(window.rootViewController === navigation)
    #expect(navigation.viewControllers == stack)
    #expect(navigation.presentedViewController === over)
    #expect(over.title == "O2" && stack.map(\.title) == ["R2", "T2"])
    #expect(app.view("overLabel")?.window === window)
    over.dismiss(animated: false)
    app.host.application.settle()
    let top = try #require(app.view("top") as? TableView)
    #expect(top.contentInset.top == 64 && top.contentOffset.y == -64)
    #expect(app.labels.contains("T2"))
    // While it is seen, too.
    try app.edit(["main.lua": Self.main(root: "R3", top: "T3", over: "O3")])
    app.host.application.settle()
    let newest = try #require(app.view("top") as? TableView)
    #expect(newest !== top && newest.contentInset.top == 64 && newest.contentOffset.y == -64)
    navigation.pop(animated: false)
    #expect(stack[0].title == "R3" && app.view("rootLabel") != nil)
    #expect(app.host.errors.isEmpty, "\(app.host.errors)")
  }
}
