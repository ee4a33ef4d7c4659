import Bindings
import LuaRuntime
import Testing

/// Asynchronous Swift functions inside of `ui.async`.
@Suite struct AwaitTests {
  private let runner: ScriptRunner

  init() throws {
    runner = try ScriptRunner()
    runner.set(
      "fetch",
      LuaAsyncClosure { (name: String) async throws -> Int in
        await Task.yield()
        guard name != "nothing" else { throw LuaFailure("there is no \(name)") }
        return name.utf8.count
      })
  }

  @Test func `A task waits until its host has waited`() async throws {
    try runner.run(
      """
      label = ui.Label{ text = "waiting" }
      local task = ui.async(function()
        local first = fetch("four")
        ui.sleep(1)
        label.text = first .. " " .. coroutine.wrap(function() return fetch("seven!!") end)()
      end)
      assert(not task.isFinished)
      equal(label.text, "waiting")
      """)
    #expect(runner.library.hasPendingCalls)
    await runner.library.finishPendingCalls()
    try runner.run("equal(label.text, 'waiting') advance(1)")
    await runner.library.finishPendingCalls()
    try runner.run("equal(label.text, '4 7')")
    #expect(!runner.library.hasPendingCalls)
    runner.checkLedger()
  }

  @Test func `A failure is reported, and can be caught`() async throws {
    try runner.run(
      """
      ui.async(function()
        ok, message = pcall(fetch, "nothing")
        fetch("nothing")
      end)
      """)
    await runner.library.finishPendingCalls()
    try runner.run("equal(ok, false) equal(message, 'test.lua:2: there is no nothing')")
    #expect(runner.takeErrors() == ["async: test.lua:3: there is no nothing"])
    runner.checkLedger()
  }

  @Test func `A cancelled task takes no result`() async throws {
    try runner.run(
      """
      local task = ui.async(function()
        local guard <close> = setmetatable({}, { __close = function() closed = true end })
        fetch("x")
        woke = true
      end)
      task:cancel()
      equal(closed, true)
      """)
    await runner.library.finishPendingCalls()
    try runner.run("equal(woke, nil)")
    runner.checkLedger()
  }

  @Test func `Callbacks and plain coroutines cannot wait`() throws {
    try runner.run(
      """
      raises("waits only in a function that ui.async runs", function() fetch("x") end)
      raises("waits only in", coroutine.wrap(function() fetch("x") end))
      """)
    runner.checkLedger()
  }
}
