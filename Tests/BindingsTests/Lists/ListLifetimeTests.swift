import LuaRuntime
import Testing
import ViewKit

@testable import Bindings

@Suite struct ListLifetimeTests {
  @Test func `Elements live as long as their list, which the host may hold alone`() throws {
    try script(
      """
      local list = ui.List{ { name = "a" }, ui.View{} }
      local seen = weak(list[1], list[2])
      collect()
      assert(seen[1] and seen[2])
      list:remove(1)
      collect()
      assert(not seen[1] and seen[2])
      list = nil
      collect()
      equal(seen[2], nil)
      """)
  }

  @Test func `Lists that hold themselves and observers that hold lists are collected`() throws {
    try script(
      """
      local function make()
        local list = ui.List{ key = function(value) return value end }
        list:append(list)
        list:observe(function() return list end)
        list.user.me = list
        return list, list:observe(function() end)
      end
      local seen = weak(make())
      collect()
      same(seen, {})
      """)
  }

  @Test func `A handler that nobody keeps goes on hearing`() throws {
    try script(
      """
      local list, count = ui.List{}, 0
      list:observe(function() count = count + 1 end)
      collect()
      list:append("a")
      equal(count, 1)
      """)
  }

  @Test func `The host reads elements, changes them, and hears of it`() throws {
    let runner = try ScriptRunner()
    try runner.run("list = ui.List{ 'a', 'b', 'c' } list:observe(function(all) told = all end)")
    let stack = runner.state.stack
    let top = stack.top
    var list: List?
    runner.set(
      "take",
      LuaClosure { arguments throws -> LuaResults in
        list = arguments.stack.object(1) as? List
        return LuaResults()
      })
    try runner.run("take(list)")
    let found = try #require(list)
    ListElements.push(2, of: found, stack)
    #expect(stack.string(-1) == "c")
    stack.pop()
    ListElements.push(3, of: found, stack)
    #expect(stack.isNil(-1))
    stack.pop()
    found.push(stack)
    try ListElements(found, stack, peer: -1).move(from: 1, to: 3)
    stack.top = top
    #expect(found.count == 3)
    try runner.run("assert(told.moved[1].to == 3 and list[3] == 'a')")
  }
}
