import Testing
import ViewKit

@testable import Bindings
@testable import LuaRuntime

@Suite struct ReleaseQueueTests {
  @Test func `Objects are freed while a long script runs, not only at its end`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local most = 0
      for i = 1, 20000 do
        local view = ui.View{}
        view.user.i = i
        if peers() > most then most = peers() end
      end
      assert(most < 5000, most)
      """)
    runner.checkLedger()
  }

  @Test func `A tree that is dropped is freed whole, however deep or wide it is`() throws {
    try script(
      """
      local before = peers()
      local root = ui.View{}
      local view = root
      for i = 1, 400 do
        local inner = ui.View{ ui.View{}, ui.View{} }
        inner.user.outer = view
        view:addSubview(inner)
        view = inner
      end
      equal(peers(), before + 1201)
      root, view = nil, nil
      collect()
      equal(peers(), before)
      """)
  }

  @Test func `Objects that die while others die are freed, too`() throws {
    let runner = try ScriptRunner()
    weak var last: View?
    try runner.run(
      "list = {} for i = 1, 1000 do list[i] = ui.View{ ui.View{ ui.View{} } } end last = list[1].subviews[1].subviews[1]"
    )
    last = runner.object("last")
    #expect(last != nil)
    try runner.run("list, last = nil, nil collect()")
    #expect(last == nil)
    runner.checkLedger()
  }

  @Test func `A collection inside a callback frees nothing that the host still uses`() throws {
    try script(
      """
      local Panel = ui.View:subclass "Panel"
      function Panel:layoutSubviews()
        for _, view in ipairs(self.subviews) do view:removeFromSuperview() end
        collect() collectgarbage() collectgarbage("step")
        self:addSubview(ui.Label{ text = "fresh" })
      end
      local panel = Panel{ frame = { 0, 0, 100, 100 }, ui.Label{}, ui.Label{}, ui.Button{} }
      show(panel)
      panel:setNeedsLayout()
      settle()
      equal(panel.subviews[1].text, "fresh")
      equal(#panel.subviews, 1)
      """)
  }
}
