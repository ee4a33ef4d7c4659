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
    // Members of the host
    "local ui = require 'lunette'\nlocal l = ui.Label{} l.text = l.«txet",
    "local ui = require 'lunette'\nui.Label{}.«text = {}",
    "local ui = require 'lunette'\nlocal text = ui.Label{ «text = {} }",
    "local ui = require 'lunette'\nlocal l = ui.Label{ text = 'text' } l:«addSubview('text')",
    // Tables over several lines
    "local ui = require 'lunette'\nreturn ui.View{\n  ui.Label{ text = 'a' },\n  «fraem = 1,\n}",
    "local ui = require 'lunette'\nreturn ui.Label{\n  text = 'txet',\n\n  «txet = 'b' }",
    "local ui = require 'lunette'\nreturn ui.Label{\n  -- font = 1\n  «font = 'abc',\n}",
    // Syntax
    "local y = «= 2 = 3", "local t = { a = 1, b «c = 2 }", "if x then «)", "x = 'abc' y = «'de\n",
    "local a, b, = = 1".replacing(", = ", with: ", «= "), "for i = 1 «do end", "print(«",
    "local «日本 = 1", "x = 1 «!= 2", "local x x«+= 1",
  ])
  func `The failing word is pointed at`(marked: String) throws {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
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

  @Test func `A name with letters beyond ASCII is shown as it is`() throws {
    let host = try open("local 日本 = 1")
    #expect(host.messages == ["<name> expected near '日'; names have letters of ASCII only"])
  }
}
