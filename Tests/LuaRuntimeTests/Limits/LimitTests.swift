import Testing

@testable import LuaRuntime

/// A limit that is exceeded ends the script, whatever that does against it; then the state works on.
@Suite struct LimitTests {
  let state: LuaState
  private let environment: Int32

  init() throws {
    state = try LuaState()
    state.pushEnvironment(log: { _ in 0 })
    environment = state.stack.reference()
  }

  private func run(_ text: String) throws(LuaError) {
    defer { state.stack.top = 0 }
    try state.load(Array(text.utf8), name: "test.lua")
    state.stack.push(reference: environment)
    state.stack.setUpvalue(-2, 1)
    try state.call(arguments: 0, results: 0)
  }

  private func exceed(
    _ limits: LuaLimits, _ part: String, _ text: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    state.setLimits(limits)
    do throws(LuaError) {
      try run(text)
      Issue.record("nothing was exceeded", sourceLocation: location)
    } catch {
      #expect(error.kind == .limit, "\(error)", sourceLocation: location)
      #expect(error.message.contains(part), "\(error)", sourceLocation: location)
    }
    do throws(LuaError) {
      try run("local t = {} for i = 1, 100 do t[i] = i end assert(#t == 100)")
    } catch {
      Issue.record("the state does not work on: \(error)", sourceLocation: location)
    }
    state.setLimits(LuaLimits())
  }

  /// No hook reaches Lua's search for what a call of a table calls.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      "t()", "while true do pcall(t) end", "coroutine.wrap(function() t() end)()",
      "getmetatable(t).__add = t return t + 1",
    ])
  func `Tables that are what is called when they are called`(_ call: String) {
    let text = "local t = setmetatable({}, {}) getmetatable(t).__call = t \(call)"
    exceed(LuaLimits(seconds: 0.1), "time limit", text)
  }

  static let endless = [
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "while true do pcall(error) end",
    "local function f() return f() end f()",
    "while true do xpcall(function() while true do end end, function() while true do end end) end",
    "while true do coroutine.wrap(function() while true do end end)() end",
    "local co = coroutine.create(function() while true do coroutine.yield() end end) while true do coroutine.resume(co) end",
    "local t <close> = setmetatable({}, { __close = function() while true do end end }) while true do end",
    "pcall(function() local t <close> = setmetatable({}, { __close = function() while true do end end }) error() end)",
    "while true do load('local x = 1')() end",
    "for i = 1, math.huge do end",
    "repeat until false",
    "::a:: goto a",
    "while true do table.sort({ 3, 2, 1 }, function(a, b) while true do end end) end",
    "while true do ('x'):gsub('x', function() while true do end end) end",
  ]

  @Test(arguments: endless)
  func `Instructions`(script: String) {
    exceed(LuaLimits(instructions: 200_000), "instructions", script)
  }

  @Test(.timeLimit(.minutes(1)), arguments: endless)
  func `Time`(script: String) {
    exceed(LuaLimits(seconds: 0.05), "time", script)
  }

  @Test(arguments: [
    "local t = {} while true do t[#t + 1] = {} end",
    "local s = 'x' while true do s = s .. s end",
    "local t = {} for i = 1, math.huge do t[i] = i end",
    "('x'):rep(1 << 30)",
    "local t = {} while true do pcall(function() while true do t[#t + 1] = ('y'):rep(1000) .. #t end end) end",
    "local t = {} local co = coroutine.wrap(function() while true do t[#t + 1] = {} end end) while true do pcall(co) end",
    "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
    "local function f(...) return f(1, ...) end f()",
    "local t = {} while true do t[#t + 1] = load('return ' .. #t) end",
    "table.concat(setmetatable({}, { __len = function() return 1 << 30 end, __index = function() return 'x' end }))",
    "local s = ('x'):rep(100000) while true do s = s:gsub('x', 'xx') end",
  ])
  func `Memory`(script: String) {
    exceed(LuaLimits(bytes: 8 << 20, seconds: 5), "limit", script)
    state.collect()
    #expect(state.byteCount < 2 << 20)
  }

  @Test func `Instructions are exact: the same script stops at the same place`() throws {
    var counts: Set<String> = []
    for _ in 1...5 {
      state.setLimits(LuaLimits(instructions: 100_000))
      #expect(throws: LuaError.self) { try run("n = 0 while true do n = n + 1 end") }
      state.setLimits(LuaLimits())
      state.stack.push(reference: environment)
      state.stack.rawGet(-1, "n")
      counts.insert(state.stack.summary(-1))
      state.stack.top = 0
    }
    #expect(counts.count == 1)
  }

  /// Scripts of which the first line counts, in `n`, how often something was done.
  static let counting = [
    "while true do n = n + 1 end",
    "while true do coroutine.wrap(function() n = n + 1 end)() end",
    "local co = coroutine.wrap(function() while true do n = n + 1 coroutine.yield() end end) while true do co() end",
    "local a, b b = coroutine.wrap(function() while true do n = n + 1 a() end end) a = coroutine.wrap(function() while true do n = n + 1 coroutine.yield() end end) b()",
    "while true do pcall(function() n = n + 1 error() end) end",
    "while true do local c = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() n = n + 1 end }) coroutine.yield() end) coroutine.resume(c) coroutine.close(c) end",
    "while true do table.sort({ 2, 1 }, function() n = n + 1 return false end) end",
    "while true do n = n + 1 ('x'):rep(10000) end",
  ]

  @Test(arguments: counting)
  func `Instructions count in whatever coroutine they are`(script: String) throws {
    var counts: [Int] = []
    for limit in [20_000, 20_000, 40_000] {
      state.setLimits(LuaLimits(instructions: limit))
      #expect(throws: LuaError.self) { try run("n = 0 " + script) }
      state.setLimits(LuaLimits())
      state.stack.push(reference: environment)
      state.stack.rawGet(-1, "n")
      counts.append(state.stack.integer(-1) ?? 0)
      state.stack.top = 0
    }
    #expect(counts[0] > 20)
    #expect(counts[0] == counts[1])
    #expect(abs(counts[2] - 2 * counts[0]) <= 2)
  }

  @Test func `A limit of instructions lets exactly so many pass`() throws {
    // What one more round costs, in the main thread and in coroutines.
    for round in ["", "coroutine.wrap(function() end)() "] {
      var least = 1
      func passes(_ rounds: Int, _ limit: Int) -> Bool {
        state.setLimits(LuaLimits(instructions: limit))
        do throws(LuaError) {
          try run("for i = 1, \(rounds) do \(round) end")
          return true
        } catch {
          return false
        }
      }
      while !passes(100, least) { least += 1 }
      let hundred = least
      while !passes(200, least) { least += 1 }
      let perRound = (least - hundred) / 100
      #expect(perRound * 100 == least - hundred)
      #expect(passes(1100, hundred + 1000 * perRound))
      #expect(!passes(1100, hundred + 1000 * perRound - 1))
    }
  }

  @Test func `A script within its limits does not notice them`() throws {
    state.setLimits(LuaLimits(bytes: 16 << 20, seconds: 5, instructions: 10_000_000))
    try run(
      "local t = {} for i = 1, 10000 do t[i] = tostring(i) end assert(#table.concat(t) > 1000)")
    try run("for i = 1, 10 do assert(not pcall(error, 'x')) end")
  }

  @Test func `Each entry has the whole budget`() throws {
    state.setLimits(LuaLimits(instructions: 100_000))
    for _ in 1...20 { try run("for i = 1, 20000 do end") }
  }

  @Test func `Calls that are nested too deeply cannot be caught`() {
    exceed(
      LuaLimits(), "", "local function f() return 1 + f() end while true do pcall(f) end")
  }

  @Test func `A script may speak of stack overflows without one`() throws {
    try run("local ok, m = pcall(error, 'a stack overflow in my parser') assert(not ok and m)")
  }
}
