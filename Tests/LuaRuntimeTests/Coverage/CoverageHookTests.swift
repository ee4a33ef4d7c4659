import Testing

@testable import LuaRuntime

/// Lines and calls are counted in whatever runs them, and limits hold meanwhile.
@Suite struct CoverageHookTests {
  let state: LuaState
  private let environment: Int32

  init() throws {
    state = try LuaState()
    state.pushEnvironment(log: { _ in 0 })
    environment = state.stack.reference()
    state.startCoverage { $0.hasPrefix("test") ? 40 : nil }
  }

  private func run(_ text: String, name: String = "test.lua") throws(LuaError) {
    defer { state.stack.top = 0 }
    try state.load(Array(text.utf8), name: name)
    state.stack.push(reference: environment)
    state.stack.setUpvalue(-2, 1)
    try state.call(arguments: 0, results: 0)
  }

  /// `line:hits` of the lines that were run, as Lua comes to them: twice to the beginning of a call
  /// that has others in it.
  private func hits(_ name: String = "test.lua") -> [String] {
    let chunk = state.coverage.first { $0.name == name }
    return (chunk?.lines ?? []).enumerated().compactMap { $1 > 0 ? "\($0):\($1)" : nil }
  }

  /// `first-last:calls,ends` of functions.
  private func calls() -> [String] {
    (state.coverage.first { $0.name == "test.lua" }?.functions ?? []).map {
      "\($0.shape.first)-\($0.shape.last):\($0.calls),\($0.ends)"
    }
  }

  @Test func `Lines and calls are counted where they run`() throws {
    try run(
      """
      local sum = 0
      local function add(n)
        sum = sum + n
      end
      for i = 1, 3 do
        add(i)
      end
      """)
    #expect(hits() == ["1:1", "3:3", "4:1", "5:4", "6:3", "7:1"])
    #expect(calls() == ["0-0:1,0", "2-4:3,3"])
  }

  @Test func `Coroutines are counted, however they end`() throws {
    try run(
      """
      local function body(n)
        coroutine.yield(n)
        error("end")
      end
      for i = 1, 3 do
        local co = coroutine.wrap(body)
        co(i)
        pcall(co)
      end
      """)
    #expect(hits() == ["2:3", "3:3", "4:1", "5:4", "6:3", "7:3", "8:3", "9:1"])
    #expect(calls() == ["0-0:1,0", "1-4:3,0"])
  }

  @Test func `Tail calls are calls, and recursion counts each`() throws {
    try run(
      """
      local function down(n)
        if n == 0 then return 0 end
        return down(n - 1)
      end
      down(9)
      local function deep(n)
        return n > 0 and 1 + deep(n - 1) or 0
      end
      deep(9)
      """)
    #expect(calls() == ["0-0:1,0", "1-4:10,0", "6-8:10,0"])
    #expect(hits() == ["2:10", "3:9", "4:1", "5:1", "7:10", "8:1", "9:1"])
  }

  @Test func `An error in the middle counts what ran before it`() throws {
    try run(
      """
      local function fail()
        local t = nil
        t.x = 1
        t.y = 2
      end
      for i = 1, 2 do
        pcall(fail)
        select("#", pcall(function()
          fail()
        end))
      end
      """)
    #expect(hits() == ["2:4", "3:4", "5:1", "6:3", "7:2", "8:4", "9:2", "10:2", "11:1"])
    #expect(calls() == ["0-0:1,0", "1-5:4,0", "8-10:2,0"])
  }

  @Test func `Functions with variable arguments, metamethods, callbacks of Lua's library`() throws {
    try run(
      """
      local t = setmetatable({}, { __index = function(_, key)
        return key
      end, __call = function(_, ...)
        return ...
      end })
      assert(t.a == "a" and select("#", t(1, 2)) == 2)
      table.sort({ 1, 2 }, function(a, b)
        return a < b
      end)
      """)
    let found = calls()
    #expect(found.contains("1-3:1,0") && found.contains("3-5:1,0"))
    #expect(found.contains { $0.hasPrefix("7-9:") && !$0.hasSuffix(":0,0") })
  }

  @Test func `What does not count costs no record`() throws {
    try run("local x = 1", name: "other.lua")
    try run("assert(load('local y = 2'))() assert(load('local z = 3', '=test.lua'))()")
    #expect(state.coverage.map(\.name) == ["test.lua"])
    #expect(hits() == ["1:1"])
  }

  @Test func `Lines beyond those of the file are dropped`() throws {
    try run(String(repeating: "\n", count: 50) + "local x = 1\nlocal function f() end f()")
    #expect(hits() == [])
  }

  @Test func `A thousand functions and deep calls are told apart`() throws {
    var text = "local fs = {}\n"
    for number in 2...39 {
      text +=
        "fs[#fs + 1] = function(n) return n > 0 and 1 + fs[\(number % 38 + 1)](n - 1) or 0 end\n"
    }
    text += "for i = 1, 500 do fs[i % 38 + 1](i % 90) end"
    try run(text)
    let total = calls().dropFirst().compactMap { Int($0.split { ":,".contains($0) }[1]) }
      .reduce(0, +)
    #expect(total == (1...500).map { $0 % 90 + 1 }.reduce(0, +))
  }

  static let endless = [
    "while true do\nend", "while true do pcall(function() while true do end end) end",
    "local function f()\nreturn f()\nend f()",
    "while true do coroutine.wrap(function() while true do end end)() end",
    "while true do table.sort({ 3, 2, 1 }, function(a, b) while true do end end) end",
  ]

  @Test(.timeLimit(.minutes(2)), arguments: endless)
  func `Limits of time and instructions hold`(_ text: String) throws {
    for limits in [LuaLimits(seconds: 0.05), LuaLimits(instructions: 100_000)] {
      state.setLimits(limits)
      do throws(LuaError) {
        try run(text)
        Issue.record("nothing was exceeded")
      } catch {
        #expect(error.kind == .limit, "\(error)")
      }
    }
    state.setLimits(LuaLimits())
    // After that it is counted again, in old threads and new ones.
    try run("local a = 1\ncoroutine.wrap(function()\n  a = 2\nend)()", name: "test2.lua")
    #expect(hits("test2.lua") == ["1:1", "2:2", "3:1", "4:2"])
  }

  @Test func `The limit of memory holds`() throws {
    state.setLimits(LuaLimits(bytes: 4 << 20))
    do throws(LuaError) {
      try run("local t = {}\nwhile true do\n  t[#t + 1] = ('x'):rep(1000)\nend")
      Issue.record("nothing was exceeded")
    } catch {
      #expect(error.kind == .limit, "\(error)")
    }
    try run("local a = 1", name: "test2.lua")
    #expect(hits("test2.lua") == ["1:1"])
  }

  /// Instructions are counted as without coverage.
  @Test func `The limit of instructions is as exact`() throws {
    func most(_ state: LuaState) throws -> Int {
      var low = 1
      var high = 10_000
      while low < high {
        let middle = (low + high) / 2
        state.setLimits(LuaLimits(instructions: middle))
        try state.load(
          Array("local s = 0\nfor i = 1, 100 do\n  s = s + i\nend\nreturn s".utf8), name: "test.lua"
        )
        do throws(LuaError) {
          try state.call(arguments: 0, results: 0)
          high = middle
        } catch {
          low = middle + 1
        }
      }
      return low
    }
    #expect(try most(state) == most(LuaState()))
  }

  @Test func `A hook of a script is put away when coverage resumes`() throws {
    let state = try LuaState()
    state.startCoverage { _ in 10 }
    func run(_ text: String, _ name: String) throws {
      try state.load(Array(text.utf8), name: name)
      try state.call(arguments: 0, results: 0)
    }
    try run("debug.sethook()", "a.lua")
    try run("local x", "b.lua")
    #expect(state.coverage.map(\.name) == ["a.lua"])
    state.resumeCoverage()
    try run("local x", "c.lua")
    #expect(state.coverage.map(\.name).sorted() == ["a.lua", "c.lua"])
  }
}
