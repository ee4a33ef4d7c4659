import Testing

@testable import LuaRuntime

/// The report of what is alive finds whatever a script can hold.
@Suite struct LeakReportTests {
  /// The paths to the views with identifiers, after a script ran.
  private func paths(_ text: String) throws -> [String: String] {
    let runner = try ScriptRunner()
    try runner.run(text)
    return runner.state.survivors().reduce(into: [:]) { paths, survivor in
      guard let mark = survivor.name.firstIndex(of: "#") else { return }
      paths[String(survivor.name[mark...].dropFirst())] = survivor.path
    }
  }

  @Test func `A sleeping task holds its locals, arguments and values`() throws {
    let paths = try paths(
      """
      ui.async(function(argument, ...)
        local named = ui.View{ id = "local" }
        local function inner(...) ui.sleep(100) return ... end
        inner(ui.View{ id = "temporary" }, inner)
        print(named)
      end, ui.View{ id = "argument" }, ui.View{ id = "variable" })
      """)
    #expect(Set(paths.keys) == ["local", "temporary", "argument", "variable"])
    #expect(paths["local"]?.hasPrefix("ui.async → coroutine's local 'named'") == true)
  }

  @Test func `Coroutines that sleep with a task are searched`() throws {
    let paths = try paths(
      """
      ui.async(function()
        coroutine.wrap(function()
          local a = ui.View{ id = "wrapped" }
          coroutine.resume(coroutine.create(function()
            local b = ui.View{ id = "created" }
            ui.sleep(100)
          end))
        end)()
      end)
      """)
    #expect(Set(paths.keys) == ["wrapped", "created"])
    #expect(paths["created"]?.contains("coroutine's local 'b'") == true)
  }

  @Test func `Suspended coroutines, begun or not, are searched`() throws {
    let paths = try paths(
      """
      local function body(view)
        local a = view
        pcall(function() local b = ui.View{ id = "deep" } coroutine.yield() end)
      end
      begun = coroutine.create(body)
      coroutine.resume(begun, ui.View{ id = "given" })
      local held = ui.View{ id = "upvalue" }
      fresh = coroutine.wrap(function() return held end)
      """)
    #expect(Set(paths.keys) == ["given", "deep", "upvalue"])
    #expect(paths["deep"]?.contains("begun") == true)
  }

  @Test func `What a class holds is told with its name`() throws {
    let paths = try paths(
      """
      local Row = ui.View:subclass "Row"
      Row.cache = { ui.View{ id = "cached" } }
      """)
    #expect(paths["cached"] == "class Row → .cache → [1] (View #cached)")
  }

  @Test func `A task that has ended holds nothing`() throws {
    let paths = try paths(
      """
      local task = ui.async(function() local a = ui.View{ id = "gone" } ui.sleep(1) end)
      task:cancel()
      ui.async(function() local b = ui.View{ id = "done" } ui.sleep(1) end)
      advance(2)
      """)
    #expect(paths == [:])
  }
}
