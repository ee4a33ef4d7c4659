import LuaRuntime
import Testing

@testable import ScriptTesting

/// What a person reads of one file: its lines with code, its functions by their names.
@Suite struct FileCoverageTests {
  /// Runs a text once, and says what was covered of it.
  static func measure(_ text: String, loads: Bool = true) throws -> FileCoverage {
    let bytes = Array(text.utf8)
    let outline = SourceOutline(bytes)
    guard loads else { return FileCoverage(path: "a.lua", outline: outline, counts: nil) }
    let state = try LuaState()
    state.startCoverage { $0 == "a.lua" ? outline.lines.count : nil }
    try state.load(outline.code, name: "a.lua")
    try? state.call(arguments: 0, results: 0)
    var counts = FileCounts()
    for chunk in state.coverage { counts.add(chunk) }
    return FileCoverage(path: "a.lua", outline: outline, counts: counts)
  }

  /// `line:hits`.
  private func hits(_ text: String) throws -> [String] {
    let file = try Self.measure(text)
    return file.lines.map { "\($0):\(file.hits[$0] ?? 0)" }
  }

  private func names(_ text: String) throws -> [String] {
    try Self.measure(text).functions.map { "\($0.name) \($0.calls)" }
  }

  @Test func `A function counts where it begins, and its end is no line`() throws {
    let text = """
      local M = {}
      function M.add(a, b)
        return a + b
      end
      local function show(x)
        if x then M.add(x, 1) end
      end
      local idle = function()
        return 1
      end
      show(1) show(2)
      show(false)
      return M
      """
    #expect(
      try hits(text) == [
        "1:1", "2:1", "3:2", "5:1", "6:3", "8:1", "9:0", "11:1", "12:1", "13:1",
      ])
    #expect(try names(text) == ["M.add 2", "show 3", "idle 0"])
  }

  @Test func `Branches that never run are uncovered`() throws {
    let text = """
      local x = 1
      if x == 1 then
        x = 2
      elseif x == 3 then
        x = 4
      else
        x = 5

        x = 6
      end
      while x > 9 do
        x = 0
        break
      end
      """
    let file = try Self.measure(text)
    #expect(file.uncovered == [4...9, 12...13])
    #expect(file.totals.lines == CoverageShare(covered: 4, count: 10))
  }

  @Test func `Expressions over several lines count line by line`() throws {
    let text = """
      local ok = false
      local t = {
        1,
        ok and
          print("x")
          or "y",
        on = function()
          return nil
        end,
      }
      return t
      """
    let file = try Self.measure(text)
    #expect(file.hits[5] == 0)
    #expect(file.hits[8] == 0)
    #expect(file.hits[2] == 1 && file.hits[10] == nil && file.hits[9] == nil)
    #expect(file.functions.map(\.name) == ["t.on"])
  }

  @Test func `Functions on one line are counted with it`() throws {
    let text = """
      local function one(x) return x end
      one(1) one(2)
      local a, b = function() end, function(x) return x end
      b(1)
      local c = { function() end, function() end }
      c[1]()
      """
    #expect(
      try names(text) == [
        "one 2", "anonymous:3:14 0", "anonymous:3:30 1", "anonymous:5:13 (2 functions) 1",
      ])
    #expect(try hits(text).first == "1:3")
  }

  @Test func `A last line with code of its own counts what ran there`() throws {
    let text = """
      local function f(x)
        if x then
          x = x + 1 end return x end
      f(1) f(2) f(nil)
      """
    #expect(try hits(text) == ["2:3", "3:4", "4:1"])
  }

  @Test func `The names are those that people know`() throws {
    let text = """
      local Login = {
        init = function() end, ["a b"] = function(x) end,
        [1] = function() end }
      function Login:submit() end
      function Login.new() end
      Login.later = function() end
      Login.parts = { open = function() end }
      Login["key"] = function() end
      local const <const> = function() end
      local function twice() end
      function twice() end
      print(function() end)
      return function() return function(x) end end
      """
    let names = try Self.measure(text).functions.map(\.name)
    #expect(
      names == [
        "Login.init", "Login[\"a b\"]", "Login[1]", "Login:submit", "Login.new", "Login.later",
        "Login.parts.open", "Login[\"key\"]", "const", "twice:10", "twice:11", "anonymous:12",
        "anonymous:13:8", "anonymous:13:26",
      ])
  }

  @Test func `Comments and strings hide no function and make none`() throws {
    let text = """
      local s = "function x() \\z
         function y()" -- function z()
      --[[ function a()
      ]] local t = [==[
      function b() ]==] local function real() end
      """
    #expect(try names(text) == ["real 0"])
  }

  @Test func `Line ends of all kinds, a byte order mark's rest and a line of the shell`() throws {
    #expect(try hits("#!/usr/bin/lua\nlocal x = 1\nx = 2\n") == ["2:1", "3:1"])
    #expect(try hits("local x = 1\r\nx = 2\r\n\r\nx = 3") == ["1:1", "2:1", "4:1"])
    #expect(try hits("local x = 1\rx = 2\n\rx = 3") == ["1:1", "2:1", "3:1"])
    #expect(try hits("local x = 'a\\\r\nb' x = 2\r\nx = 3") == ["2:1", "3:1"])
  }

  @Test func `Comments take out lines, functions and files`() throws {
    let text = """
      local x = 1
      if x == 2 then -- coverage: ignore
        x = 3 -- coverage: ignore, since nobody does that
      end
      -- coverage: ignore
      local function never()
        return 1
      end
      -- luacov: disable
      local function off()
        return 1
      end
      -- luacov: enable
      local function on()
        return 1
      end
      -- coverage: disable
      x = nil
      """
    let file = try Self.measure(text)
    #expect(file.lines == [1, 14, 15])
    #expect(file.functions.map(\.name) == ["on"])
    #expect(SourceOutline(Array("-- coverage: ignore file\nx = 1".utf8)).isIgnored)
    #expect(
      !SourceOutline(Array("-- coverage ignore file: no\nx = '-- coverage: ignore file'".utf8))
        .isIgnored)
  }

  @Test func `A file that was never loaded has all of its lines uncovered`() throws {
    let file = try Self.measure("local x = 1\n\nfunction f()\n  x = 2\nend", loads: false)
    #expect(!file.isLoaded && file.uncovered == [1...4])
    #expect(file.totals.functions == CoverageShare(covered: 0, count: 1))
  }

  @Test func `A text that cannot be compiled says where`() throws {
    let file = try Self.measure("local x =\n\n)", loads: false)
    #expect(file.mistake == "line 3: unexpected symbol near ')'" && file.hits.isEmpty)
  }

  @Test func `An empty file has nothing to cover`() throws {
    for text in ["", "\n", "-- nothing", "#!/bin/lua"] {
      #expect(try Self.measure(text).totals == CoverageTotals(), "\(text)")
    }
  }
}
