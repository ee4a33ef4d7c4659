import Rendering
import ScriptHost
import Testing
import ViewKit

@Suite struct ErrorReportTests {
  @Test func `A syntax error shows file, line and the text of the line`() throws {
    let host = try open("local x = 1\nlocal y = = 2\n")
    let error = try #require(host.errors.first)
    #expect(host.errors.count == 1)
    #expect(error.kind == "syntax")
    #expect(error.file?.hasSuffix("/main.lua") == true)
    #expect(error.line == 2)
    #expect(error.excerpt == "local y = = 2")
    #expect(error.text.contains("2 | local y = = 2"))
  }

  @Test func `A misspelt member is pointed at`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local label = ui.Label{}
      label.txet = "x"
      return label
      """)
    let error = try #require(host.errors.first)
    #expect(error.message.contains("did you mean 'text'"))
    #expect(error.line == 3)
    #expect(error.caret == 7)
    #expect(error.plugin == "main")
  }

  @Test(arguments: ["ui.async(%)", "coroutine.wrap(%)()", "ui.async(coroutine.wrap(%))"])
  func `A misspelt method is pointed at in a coroutine too`(_ call: String) throws {
    let host = try open(
      """
      local ui = require "lunette"
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:viewDidLoad()
        \(call.split(separator: "%").joined(separator: "function() self:viewDidLod() end"))
      end
      return Screen
      """)
    let error = try #require(host.errors.first)
    #expect(
      error.message
        == "attempt to call a nil value (method 'viewDidLod'); did you mean 'viewDidLoad'?")
    #expect(error.line == 4)
  }

  @Test func `A failing handler is named with its view and where that was made`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local Panel = ui.View:subclass "Panel"
      function Panel:layoutSubviews() error("no layout") end
      return ui.View{
        Panel{ id = "panel", frame = { 0, 0, 10, 10 } },
      }
      """)
    let error = try #require(host.errors.first)
    #expect(error.message == "no layout")
    #expect(error.handler == "Panel #panel.layoutSubviews")
    #expect(error.viewPath?.contains("Panel #panel") == true)
    #expect(error.createdAt?.hasSuffix("main.lua:5") == true)
    #expect(error.text.contains("Panel #panel.layoutSubviews"))
  }

  @Test func `The same error again is counted, another is not`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local Row = ui.View:subclass "Row"
      function Row:draw(rect) error("same") end
      local rows = {}
      for i = 1, 5 do rows[i] = Row{ frame = { 0, i * 20, 10, 10 } } end
      rows.frame = { 0, 0, 100, 200 }
      return ui.View(rows)
      """)
    #expect(host.errors.count == 1)
    #expect(host.errors.first?.count == 5)
    #expect(host.errors.first?.text.contains("5 times") == true)
  }

  @Test func `Errors stand in all renderings`() throws {
    let host = try open("local ui = require 'lunette'\nreturn ui.Label{ txet = 'x' }")
    #expect(host.text.contains("txet"))
    #expect(String(decoding: host.render(as: .tree), as: UTF8.self).contains("txet"))
    let json = String(decoding: host.render(as: .json), as: UTF8.self)
    #expect(json.contains("\"errors\"") && json.contains("txet"))
  }

  @Test(arguments: [
    ("error('plain')", "plain", 1), ("local t\nt.x = 1", "attempt to index a nil value", 2),
    ("local function f() return f() + 1 end\nf()", "overflow", 1),
    ("\n\nnothing()", "attempt to call a nil value", 3), ("error({ code = 1 })", "code = 1", 1),
    ("error()", "nil", 1), ("local x <const> = 1\nx = 2", "attempt to assign to const", 2),
    ("goto nowhere", "nowhere", 1), ("for i = 1, 'x' do end", "'for' limit", 1),
    ("return require('lunette').View{ fraem = 1 }", "did you mean 'frame'", 1),
    ("return require('lunette').View{ frame = 'x' }", "View.frame: expected Rect", 1),
    ("coroutine.wrap(function() error('inside') end)()", "inside", 1),
    ("local x <close> = {}", "non-closable", 1), ("error('a\\nb')", "a\nb", 1),
    ("string.rep('x', -1, 5, {}):foo()", "foo", 1), ("('x'):bad()", "bad", 1),
    ("coroutine.yield()", "outside a coroutine", 1),
  ])
  func `Each mistake is one error with its line`(script: String, part: String, line: Int) throws {
    let host = try open(script)
    #expect(host.errors.count == 1, "\(host.messages)")
    let error = try #require(host.errors.first)
    #expect(error.message.contains(part), "\(error.message)")
    #expect(error.line == line)
    #expect(error.excerpt != nil)
    #expect(error.text.contains(part))
    // Long lines are broken.
    let shown = host.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(shown.contains(part.split(separator: "\n")[0]))
  }

  @Test func `Endless recursion in all its forms is one error and the host goes on`() throws {
    for body in [
      "function P:layoutSubviews() self:layoutSubviews() end",
      "function P:layoutSubviews() P.super.layoutSubviews(self) self:setNeedsLayout() self:layoutIfNeeded() end",
      "function P:sizeThatFits(s) self:sizeToFit() return s end function P:layoutSubviews() self:sizeToFit() end",
      "function P:hitTest(p, e) local v = self:hitTest(p, e) return v end function P:layoutSubviews() self:hitTest{ 1, 1 } end",
      "function P:get_deep() return self.deep end function P:layoutSubviews() return self.deep end",
      "function P:didAddSubview(v) self:addSubview(ui.View{}) end function P:layoutSubviews() self:addSubview(ui.View{}) end",
    ] {
      let host = try open(
        """
        local ui = require "lunette"
        local P = ui.View:subclass "P"
        \(body)
        local panel = P{ frame = { 0, 0, 100, 100 } }
        panel:addSubview(ui.Label{ text = "shown", frame = { 0, 30, 90, 22 } })
        return panel
        """)
      #expect(!host.errors.isEmpty || body.contains("setNeedsLayout"), "\(body)")
      #expect(host.errors.count < 60, "\(body): \(host.errors.count)")
      #expect(host.text.contains("shown"), "\(body)")
    }
  }
}

/// Errors that have no line of a script by themselves.
@Suite struct ErrorPlaceTests {
  @Test func `A class whose init calls no super is told at its init, whoever makes the object`()
    throws
  {
    let lines = [
      "local ui = require 'lunette'", "local A = ui.ViewController:subclass 'A'",
      "function A:init() end",
    ]
    for end in [
      "return A", "return A{}",
      "local window = ui.Window{ rootViewController = A }",
    ] {
      let host = try open((lines + [end]).joined(separator: "\n"))
      let error = try #require(host.errors.first)
      #expect(error.line == 3, "\(end)")
      #expect(
        error.message == "A.init returned without calling A.super.init(self, options)", "\(end)")
      #expect(error.excerpt == "function A:init() end")
    }
  }

  @Test(
    arguments: [
      ("return ui.Window{}", "the script returned Window; return the controller"),
      ("return 5", "it returned number 5"),
      ("return { application_didFinishLaunchingWithOptions = function() end }", "no window is key"),
    ] as [(String, String)])
  func `What cannot be shown is told at the last return`(end: String, part: String) throws {
    let host = try open("local ui = require 'lunette'\nif false then return 1 end\n\n\(end)")
    let error = try #require(host.errors.first)
    #expect(error.line == 4 && error.excerpt == end)
    #expect(error.message.contains(part), "\(error.message)")
  }

  @Test func `A memory limit has its line also while coroutines begin`() throws {
    var options = HostOptions()
    options.limits.bytes = 3 << 20
    let script = """
      local all = {}
      local function go() coroutine.yield() end
      while true do
        all[#all + 1] = coroutine.wrap(go) all[#all]()
      end
      """
    // Where it is refused depends on what else there is, so a little more each time.
    for padding in 0..<12 {
      let host = try open("local pad = ('x'):rep(\(padding * 997))\n" + script, options)
      let error = try #require(host.errors.first)
      #expect(error.message.contains("memory limit"))
      #expect(error.line == 3 || error.line == 5, "\(error.text)")
    }
  }

  @Test func `A memory limit has its line also inside of Lua's library`() throws {
    var options = HostOptions()
    options.limits.bytes = 8 << 20
    for call in [
      "('x'):rep(1e9)", "table.concat(t)", "('x'):rep(1e6):upper()", "('%s%d'):format(s, i)",
    ] {
      let host = try open(
        "local t, s = {}, ('x'):rep(4e6)\nfor i = 1, 1e5 do t[i] = s end\nlocal u = {}\n"
          + "for i = 1, 1e5 do\n  u[i] = \(call)\nend", options)
      #expect(host.errors.first?.line == 5, "\(host.errors.first?.text ?? call)")
    }
  }

  @Test func `A view that never comes to rest has the line that made it`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local P = ui.View:subclass "P"
      function P:layoutSubviews() self:setNeedsLayout() end
      return ui.View{
        P{ id = "busy", frame = { 0, 0, 10, 10 } } }
      """)
    _ = host.text
    let error = try #require(host.errors.first)
    #expect(error.kind == "endless" && error.message.contains("P #busy"))
    #expect(error.createdAt?.hasSuffix("main.lua:5") == true)
    #expect(!error.text.contains("calls, innermost first"))
  }

  @Test func `Errors of what is asked while rendering stand in that rendering`() throws {
    let script = """
      local ui = require "lunette"
      local P = ui.View:subclass "P"
      P.properties = { "angle" }
      function P:get_angle() error "no angle" end
      return P{ frame = { 0, 0, 10, 10 } }
      """
    for format in [RenderFormat.json, .tree] {
      let host = try open(script)
      let rendered = String(decoding: host.render(as: format), as: UTF8.self)
      #expect(rendered.contains("no angle"), "\(rendered)")
    }
  }

  @Test func `Names of properties drive no terminal`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local P = ui.View:subclass "P"
      P.properties = { "a" }
      return P{ a = { ["a\\27[31m"] = 1 }, frame = { 0, 0, 10, 10 } }
      """)
    for format in [RenderFormat.json, .tree, .text] {
      #expect(!host.render(as: format).contains(0x1B))
    }
  }

  @Test func `Coroutines within coroutines are folded, in the message too`() throws {
    let host = try open(
      "local function f() return coroutine.wrap(function() return f() end)() end\nf()")
    let error = try #require(host.errors.first)
    #expect(error.line == 1)
    #expect(!error.message.contains("main.lua:1"), "\(error.message)")
    #expect(error.text.contains("the same 2 calls"))
    #expect(error.text.split(separator: "\n").count < 16, "\(error.text)")
  }

  @Test func `Of a long path the two ends are shown`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local V = ui.View:subclass "V"
      function V:layoutSubviews() if #self.subviews == 0 then error "deep" end end
      local top = V{}
      local view = top
      for i = 1, 100 do local inner = V{} view:addSubview(inner) view = inner end
      return top
      """)
    #expect(
      host.errors.first?.viewPath == "Window > V > V > V > … 92 more … > V > V > V > V > V > V")
  }
}
