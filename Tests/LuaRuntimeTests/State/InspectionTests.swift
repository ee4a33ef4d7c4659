import Testing

@testable import LuaRuntime

/// The functions that look at calls, tables and metatables.
@Suite struct InspectionTests {
  let state: LuaState

  init() throws { state = try LuaState() }

  /// Runs a text with these functions as `inspect`; the texts of its results.
  private func run(_ text: String) throws(LuaError) -> [String] {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    try state.load(Array("local inspect = ... \(text)".utf8), name: "test.lua")
    state.pushInspection()
    try state.call(arguments: 1, results: LuaState.allResults)
    return ((top + 1)..<(stack.top + 1)).map { stack.summary($0) }
  }

  @Test func `The function that runs is told with its line`() throws {
    #expect(
      try run(
        """
        local function outer(level)
          local fn, line = inspect.running(level)
          return fn == outer, line
        end
        local is_outer, line = outer(1)
        local is_caller, called = outer(2)
        return is_outer, line, is_caller, called, inspect.running(100)
        """) == ["true", "number 2", "false", "number 6"])
  }

  @Test(arguments: [
    ("", "true"), ("t.a = 2", "false"), ("t.c = 3", "false"), ("t.b = nil", "false"),
    ("t.b, t.c = nil, 2", "false"), ("t[1] = 1 t[1] = nil", "true"),
  ])
  func `Tables are the same as long as nothing in them changes`(
    _ change: String, _ result: String
  ) throws {
    #expect(
      try run(
        "local t, saved = { a = 1, b = 2 }, { a = 1, b = 2 } \(change) "
          + "return inspect.same(t, saved, 2)") == [result])
  }

  @Test(arguments: [
    ("", "true"), ("shared.a = 1", "false"), ("shared.__index = nil", "false"),
    ("debug.setmetatable(0, {})", "false"), ("debug.setmetatable('', nil)", "false"),
    ("debug.setmetatable('', { __index = shared.__index })", "false"),
  ])
  func `Metatables of types hold what they held as long as nothing changes them`(
    _ change: String, _ result: String
  ) throws {
    #expect(
      try run(
        """
        local shared = { __index = string }
        debug.setmetatable("", shared)
        local samples = { n = 3, "", 0, nil }
        local saved = { { shared, { __index = string }, 1 }, false, false }
        \(change)
        return inspect.holds(samples, saved)
        """) == [result])
  }

  @Test(arguments: [
    ("getmetatable({})", "false"), ("getmetatable(setmetatable({}, {}))", "false"),
    ("getmetatable(0)", "false"), ("getmetatable('')", "true"), ("get('')", "true"),
    ("get({})", "false"), ("set({}, {})", "false"), ("set(0, nil)", "true"),
  ])
  func `It is noted when a metatable of a type is given away`(
    _ call: String, _ result: String
  ) throws {
    #expect(
      try run(
        """
        debug.setmetatable("", { __index = string })
        local noted = { are_exposed = false }
        local functions = inspect.watching(noted)
        local getmetatable, get, set = functions.getmetatable, functions.get, functions.set
        local _ = \(call)
        return noted.are_exposed
        """) == [result])
  }
}
