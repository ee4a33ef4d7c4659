import Testing
import ViewKit

@testable import LuaRuntime

@Suite struct LoadErrorTests {
  @Test func `A syntax error names file and line`() throws {
    let error = try failure(of: "local x = 1\nlocal y = = 2\n")
    #expect(error.kind == .syntax)
    #expect(error.source == "test.lua")
    #expect(error.line == 2)
    #expect(error.message.contains("unexpected symbol near '='"))
  }

  @Test func `A text that ends too early is a syntax error at its end`() throws {
    let error = try failure(of: "function f()\n  return 1\n")
    #expect(error.kind == .syntax)
    #expect(error.line == 3 || error.line == 2)
    #expect(error.message.contains("'end' expected"))
  }

  @Test func `Compiled Lua is refused, whole, cut off or made up`() throws {
    let runner = try ScriptRunner()
    for bytes: [UInt8] in [
      [0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00, 0x19, 0x93, 0x0D, 0x0A, 0x1A, 0x0A, 4, 8, 8], [0x1B],
      [0x1B, 0x4C, 0x75, 0x61] + [UInt8](repeating: 0xFF, count: 200),
    ] {
      do throws(LuaError) {
        try runner.run(bytes)
        Issue.record("was loaded")
      } catch {
        #expect(error.kind == .syntax)
        #expect(error.message == "this is compiled Lua; only source text is loaded")
        #expect(error.source == "test.lua")
      }
    }
    runner.checkLedger()
  }

  @Test func `load takes text only, in the script's environment or the one that is given`() throws {
    try script(
      """
      local ok, message = load("\\27Lua")
      equal(ok, nil)
      assert(message:find("binary", 1, true) or message:find("compiled", 1, true), message)
      equal(load("return 1 +")  , nil)
      equal(load("return 1 + 1")(), 2)
      equal(load("return ui ~= nil")(), true)
      equal(load("return ui", "chunk", "t", {})(), nil)
      equal(load("return x", "chunk", "b", { x = 1 })(), 1)
      local parts = { "return ", "4", "2" }
      local i = 0
      equal(load(function() i = i + 1 return parts[i] end)(), 42)
      equal(load(function() error("in reader") end), nil)
      equal(pcall(load), false)
      """)
  }

  @Test func `A chunk that is not UTF-8 runs, and its texts are kept as they are`() throws {
    let runner = try ScriptRunner()
    var text = Array("local s = 'a".utf8)
    text += [0xFF, 0xFE, 0x80]
    text += Array(
      """
      b'
      equal(#s, 5)
      label = ui.Label{ text = s, id = s }
      equal(label.text, s)
      equal(label.id, s)
      show(label)
      """.utf8)
    try runner.run(text)
    #expect(runner.object("label", Label.self)?.text?.shown == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
    runner.checkLedger()
  }

  @Test func `Empty texts, comments and blank lines are scripts`() throws {
    let runner = try ScriptRunner()
    for text in ["", "\n\n", "-- nothing", "--[[ long\n]]", ";;;"] { try runner.run(text) }
    runner.checkLedger()
  }

  @Test func `Limits of the compiler are syntax errors`() throws {
    let many = (0...250).map { "local v\($0) = \($0)" }.joined(separator: "\n")
    #expect(try failure(of: many).message.contains("too many local variables"))
    let deep = String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000)
    let nested = try failure(of: "return " + deep)
    #expect(nested.kind == .syntax)
    #expect(!nested.message.isEmpty)
    let blocks =
      String(repeating: "do ", count: 1000) + String(repeating: "end ", count: 1000)
    #expect(try failure(of: blocks).kind == .syntax)
    let long = "return " + Array(repeating: "1", count: 300).joined(separator: " .. ")
    #expect(try failure(of: long).kind == .syntax || failure(of: long).kind == .runtime)
  }

  @Test func `A text with null bytes is read to its end`() throws {
    let runner = try ScriptRunner()
    try runner.run(Array("local s = 'a\0b' equal(#s, 3) equal(ui.Label{ text = s }.text, s)".utf8))
    runner.checkLedger()
  }
}
