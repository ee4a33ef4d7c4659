import ScriptHost
import Testing

/// Where the caret of an error is: below the first of the two marks, which are no part of the
/// script.
@Suite struct FailingWordTests {
  @Test(arguments: [
    // Variables, by kind and by what is done with them
    "local a = { x = {} }\nprint(a.x, a.x.«y.x, a.y)",
    "local a = { x = {} }\nprint('y', a.x.«y.y)",
    "local x = 1\nlocal y = x .. «b .. x",
    "local a, b = 1\nprint(a, b, a + «b)",
    "local t = {}\nt.foo = t.«foo()",
    "local t = {}\nlocal foo = t:«foo(t.foo)",
    "local t = { n = 1 }\nprint(t.n, #t.«m)",
    "local f = {}\nf.g, f.h = 1, f.«h.g",
    "local t = {}\nprint(t[«'k'].v)",
    "local t = {} --[[ t.foo() ]] t.«foo()",
    "local s = 't.foo()' local t = {} t.«foo()",
    "«undefined()",
    "print('é日́', «missing.x)",
    "local a = {} a.n = 1 «< 'x'", "local n = nil «.. 'error' ", "local n = (1 «+ nil) * 2",
    "local n = 1 + «#5",
    // Errors of the script's own
    "local function f() if true then «error('x') end end f()", "local n = 1 «assert(false, 'no')",
    "local error = error local n = «error { code = 1 }",
    // Members of the host
    "local ui = require 'lunette'\nlocal l = ui.Label{} l.text = l.«txet",
    "local ui = require 'lunette'\nui.Label{}.«text = {}",
    "local ui = require 'lunette'\nlocal text = ui.Label{ «text = {} }",
    "local ui = require 'lunette'\nlocal l = ui.Label{ text = 'text' } l:addSubview(«'text')",
    "local ui = require 'lunette'\nlocal v = ui.View{} v:«addSubview()",
    "local ui = require 'lunette'\nlocal v = ui.View{} v:addSubview «'x'",
    "local ui = require 'lunette'\nlocal v = ui.View{} v:insertSubview(ui.View{}, «'x')",
    "local ui = require 'lunette'\nlocal v = ui.View{} v:insertSubview(ui.View{ ui.View{},\n ui.View{} },\n  «1.5)",
    "table.insert(«nil, 1)", "string.format('%d', «'x')", "local s = ('x'):rep(«{})",
    "local ui = require 'lunette'\nlocal A = ui.View:subclass 'A' A{}.«next = 1",
    "local ui = require 'lunette' local A = ui.View:subclass 'A'\n"
      + "function A:init(o) A.super.init(self, o) A.super.«init(self, o) end A{}",
    "local ui = require 'lunette'\nui.async(function() table.sort({ 2, 1 }, function(a, b) "
      + "ui.«sleep(1) end) end)\nreturn ui.View{}",
    // Tables over several lines
    "local ui = require 'lunette'\nreturn ui.View{\n  ui.Label{ text = 'a' },\n  «fraem = 1,\n}",
    "local ui = require 'lunette'\nreturn ui.Label{\n  text = 'txet',\n\n  «txet = 'b' }",
    "local ui = require 'lunette'\nreturn ui.Label{\n  -- font = 1\n  «font = 'abc',\n}",
    // Syntax
    "local y = «= 2 = 3", "local t = { a = 1, b «c = 2 }", "if x then «)", "x = 'abc' y = «'de\n",
    "local a, b, = = 1".replacing(", = ", with: ", «= "), "for i = 1 «do end", "print(«",
    "local «日本 = 1", "a = 1\rlocal y = «= 2 = 3\r", "a = 1\r\n\r\nlocal y = «= 2", "x = 1 «!= 2",
    "local x x«+= 1",
  ])
  func `The failing word is pointed at`(marked: String) throws {
    let lines = marked.split(omittingEmptySubsequences: false) { $0.isNewline }
    let line = try #require(lines.firstIndex { $0.contains("«") })
    let column = lines[line].prefix { $0 != "«" }.count + 1
    let host = try open(marked.replacing("«", with: ""))
    let error = try #require(host.errors.first)
    #expect(host.errors.count == 1)
    #expect(error.line == line + 1, "\(error.text)")
    #expect(error.caret == column, "\(error.text)")
  }

  @Test func `The caret stands below its word in a terminal`() throws {
    let host = try open("local a = {}\n\tlocal s = '日本語é\\027' .. a.b.c")
    let error = try #require(host.errors.first)
    #expect(
      error.text.contains(
        """
          2 | \tlocal s = '日本語é\\027' .. a.b.c
            | \t                             ^
        """), "\(error.text)")
  }

  @Test func `Of a very long line the part around the word is shown`() throws {
    let filler = String(repeating: "x = 1 ", count: 200)
    let host = try open("local a = {} \(filler)a.b.c = 1 \(filler)")
    let error = try #require(host.errors.first)
    let excerpt = Array(try #require(error.excerpt))
    let caret = try #require(error.caret)
    #expect(excerpt.count < 200)
    #expect(excerpt.first == "…" && excerpt.last == "…")
    #expect(excerpt[caret - 1] == "b" && excerpt[caret - 2] == ".")
  }

  @Test(
    arguments: [
      ("local 日本 = 1", "<name> expected near '日'; names have letters of ASCII only"),
      ("print(“x”)", "unexpected symbol near '“'; strings stand in \" or '"),
      ("x =\u{A0}1", "unexpected symbol near '\u{A0}', a blank that is not the one of ASCII"),
      ("x = →", "unexpected symbol near '→'"),
    ] as [(String, String)])
  func `A character beyond ASCII is shown as it is`(script: String, message: String) throws {
    #expect(try open(script).messages == [message])
  }

  @Test func `Mistakes that everybody makes have a hint`() throws {
    let method = try open("local A = {}\nfunction A.f() self.x = 1 end\nA:f()")
    #expect(
      method.messages == [
        "attempt to index a nil value (global 'self'); a method is defined with a colon: "
          + "function Class:method()"
      ])
    #expect(
      try open("return ui.View{}").messages == [
        "attempt to index a nil value (global 'ui'); write local ui = require \"lunette\" first"
      ])
  }
}
