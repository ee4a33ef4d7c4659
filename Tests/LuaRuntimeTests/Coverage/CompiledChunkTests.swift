import Testing

@testable import LuaRuntime

/// Which lines have code is what Lua itself says.
@Suite struct CompiledChunkTests {
  private func lines(_ text: String) throws -> [[Int]] {
    try CompiledChunk(Array(text.utf8), name: "a").functions.map { Array(Set($0.lines)).sorted() }
  }

  @Test func `Expressions over several lines have code where Lua has it`() throws {
    let text = """
      local a = f(
        1,
        x
      )
      local t = {
        a = y,
      }
      local s = "a"
        .. x
        .. "b"
      return
        a
      """
    #expect(try lines(text) == [[1, 2, 4, 5, 6, 9, 10, 12]])
  }

  @Test func `Functions come in the order of the text, each with its shape`() throws {
    let text = """
      local function a(x, ...)
        return function() return x end
      end
      function b:c() end
      """
    let functions = try CompiledChunk(Array(text.utf8), name: "a").functions
    #expect(functions.map(\.shape.first) == [0, 1, 2, 4])
    #expect(functions.map(\.shape.last) == [0, 3, 2, 4])
    #expect(functions.map(\.shape.parameters) == [0, 1, 0, 1])
    #expect(functions.map(\.shape.isVariadic) == [true, true, false, false])
    #expect(functions.map(\.parent) == [nil, 0, 1, 0])
    #expect(try lines(text) == [[3, 4], [2], [2], []])
  }

  /// What `debug.getinfo` calls active lines, with the last return, which is no line of the text.
  @Test(arguments: [
    "", "return", "local x", "x = 1\n\n\n" + String(repeating: "\n", count: 300) + "y = 2",
    "local t = {" + (1...300).map { "x\($0),\n" }.joined() + "}\nreturn t",
    "for i = 1, 2 do\n  print(i)\nend\nwhile x do\n  x = nil\nend\nrepeat\n  y()\nuntil z\ngoto a\n::a::",
    "local a <const> = 5\nlocal b <close> = nil\nreturn 'x' .. a .. 1.5 .. 7 .. [[\n\n]] .. tostring(true)",
  ])
  func `The lines are Lua's active lines`(_ text: String) throws {
    let state = try LuaState()
    let stack = state.stack
    state.pushGlobals()
    stack.push(text)
    stack.rawSet(-2, "text")
    let script = """
      local lines = {}
      local info = debug.getinfo(load(text), "L")
      for line in pairs(info.activelines) do lines[#lines + 1] = line end
      table.sort(lines)
      return table.concat(lines, " ")
      """
    try state.load(Array(script.utf8), name: "b")
    try state.call(arguments: 0, results: 1)
    let active = Set((stack.string(-1) ?? "").split(separator: " ").compactMap { Int($0) })
    let found = Set(try lines(text)[0])
    #expect(found.isSubset(of: active))
    #expect(active.subtracting(found).count <= 1)
    #expect(active.subtracting(found).allSatisfy { $0 >= found.max() ?? 0 })
  }

  @Test func `A text that is no Lua is told`() {
    #expect(throws: LuaError.self) { try CompiledChunk(Array("x =".utf8), name: "a") }
  }
}
