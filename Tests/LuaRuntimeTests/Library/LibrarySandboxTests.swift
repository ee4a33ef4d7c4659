import CLuaSupport
import LuaRuntime
import Testing

/// The library as scripts see it, in the tables of their own environment.
@Suite struct LibrarySandboxTests {
  /// Runs a chunk in a new environment; returns its first result as text.
  private func run(_ text: String, limits: LuaLimits = LuaLimits()) throws -> String? {
    let state = try LuaState()
    state.setLimits(limits)
    let stack = state.stack
    try state.load(Array(text.utf8), name: "test.lua")
    state.pushEnvironment { _ in 0 }
    stack.setUpvalue(-2, 1)
    try state.call(arguments: 0, results: 1)
    return stack.string(-1)
  }

  @Test(
    "Functions of scripts and methods of strings obey limits",
    arguments: [
      "string.find(text, wanted)", "text:find(wanted)", "pcall(string.find, text, wanted)",
    ])
  func limits(call: String) throws {
    let text = "local text, wanted = ('a'):rep(60), ('a*'):rep(20) .. 'b' return \(call)"
    let error = #expect(throws: LuaError.self) {
      try run(text, limits: LuaLimits(instructions: 1_000_000))
    }
    #expect(error?.kind == .limit)
  }

  @Test("Arithmetic takes strings for numbers")
  func arithmetic() throws {
    #expect(try run("return '10' + 1 .. ' ' .. '3' * '4' .. ' ' .. -'2'") == "11 12 -2")
    let message = try run("return select(2, pcall(function() return 'x' + 1 end))")
    #expect(message == "test.lua:1: attempt to add a 'string' with a 'number'")
  }
}
