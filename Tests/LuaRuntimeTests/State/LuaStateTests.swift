import Testing

@testable import LuaRuntime

@Suite struct LuaStateTests {
  let state: LuaState

  init() throws { state = try LuaState() }

  /// Runs a text; the texts of its results.
  private func run(_ text: String) throws(LuaError) -> [String] {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    try state.load(Array(text.utf8), name: "test.lua")
    try state.call(arguments: 0, results: LuaState.allResults)
    return ((top + 1)..<(stack.top + 1)).map { stack.summary($0) }
  }

  @Test func `Results come back in order`() throws {
    #expect(
      try run("return 1, 'a', nil, true, 2.5, {}") == [
        "number 1", "string \"a\"", "nil", "true", "number 2.5", "table",
      ])
    #expect(try run("") == [])
  }

  @Test func `Errors are thrown and leave the stack as it was`() throws {
    let top = state.stack.top
    for text in ["error('x')", "local = 5", "error({})", "error()", "return nil .. 'x'"] {
      #expect(throws: LuaError.self) { try run(text) }
      #expect(state.stack.top == top)
    }
    #expect(try run("return 1") == ["number 1"])
  }

  @Test func `Kinds of errors are told apart`() throws {
    #expect(throws: LuaError.self) { try run("local = 5") }
    do throws(LuaError) { _ = try run("local = 5") } catch { #expect(error.kind == .syntax) }
    do throws(LuaError) { _ = try run("error('x')") } catch { #expect(error.kind == .runtime) }
  }

  @Test func `A closed state has no bytes left and can be closed again`() throws {
    _ = try run("t = {} for i = 1, 1000 do t[i] = { i } end")
    #expect(state.byteCount > 30_000)
    state.close()
    #expect(state.byteCount == 0)
    #expect(state.isClosed)
    state.close()
  }

  @Test func `Collection gives memory back`() throws {
    _ = try run("local x")
    for _ in 1...10 { state.collect() }
    let before = state.byteCount
    _ = try run("local t = {} for i = 1, 10000 do t[i] = 'text ' .. i end")
    #expect(state.byteCount > before)
    // Lua's table of strings is halved by each collection.
    for _ in 1...10 { state.collect() }
    // Which it keeps at a least size.
    #expect(state.byteCount < before + 4096)
  }

  @Test func `A warning is given once per text`() {
    var warnings: [String] = []
    state.onWarning = { warnings.append($0) }
    for text in ["a", "b", "a", "a"] { state.warn(text) }
    #expect(warnings == ["a", "b"])
  }

  @Test func `References keep values until they are released`() throws {
    let stack = state.stack
    stack.push("kept")
    let reference = stack.reference()
    stack.push(reference: reference)
    #expect(stack.string(-1) == "kept")
    stack.pop()
    stack.release(reference: reference)
    #expect(stack.top == 0)
  }

  @Test func `Summaries are short and name the type`() throws {
    let stack = state.stack
    func summary(_ text: String) throws -> String { try run("return " + text)[0] }
    #expect(try summary("('x'):rep(100)") == "string \"\(String(repeating: "x", count: 40))…\"")
    #expect(try summary("1e15") == "number 1000000000000000.0" || summary("1e15") == "number 1e+15")
    #expect(try summary("-0.0") == "number -0.0")
    #expect(try summary("1/0") == "number inf")
    #expect(try summary("{ 1, 2 }") == "table of 2 elements")
    #expect(try summary("print") == "function")
    #expect(try summary("coroutine.create(print)") == "thread")
    #expect(try summary("'\\xff'").contains("\u{FFFD}"))
    #expect(stack.top == 0)
  }

  @Test func whatIsNestedTooDeeplyHasItsLine() throws {
    let deep = String(repeating: "{", count: 300) + String(repeating: "}", count: 300)
    let state = try LuaState()
    for (text, line) in [("return " + deep, 1), ("local a = 1\n\nreturn \(deep)\n-- end\n", 3)] {
      let error = #expect(throws: LuaError.self) {
        try state.load(Array(text.utf8), name: "deep.lua")
      }
      #expect(error?.kind == .syntax && error?.source == "deep.lua" && error?.line == line)
      #expect(error?.message.hasPrefix("too deep: ") == true)
    }
  }
}
