import LuaRuntime
import Testing

/// Asynchronous Swift functions, called by scripts.
@Suite struct AsyncTests {
  private let environment: LuaEnvironment

  init() throws {
    environment = LuaEnvironment(try LuaState())
    environment.set(
      "fetch",
      LuaAsyncClosure { (name: String) async throws -> Int in
        await Task.yield()
        guard name != "nothing" else { throw LuaFailure("there is no \(name)") }
        return name.utf8.count
      })
  }

  @Test func `A script waits for the result`() async throws {
    let sum = try await environment.run(
      """
      local sum = 0
      for _, name in ipairs { "a", "bb", "ccc" } do sum = sum + fetch(name) end
      return sum
      """, as: Int.self)
    #expect(sum == 6)
  }

  @Test func `A service of the program's own answers later`() async throws {
    let rates = Rates()
    environment.set(
      "rate",
      LuaAsyncClosure { (currency: Currency) async throws -> Double in
        try await rates.rate(of: currency)
      })
    #expect(try await environment.run("return 10 * rate 'euro'", as: Double.self) == 11)
    let error = await #expect(throws: LuaError.self) {
      try await environment.run("return rate 'escudo'", name: "shop.lua")
    }
    #expect(error?.description == "shop.lua:1: nobody trades the escudo")
  }

  @Test func `Coroutines that the script resumes wait, too`() async throws {
    let text = try await environment.run(
      """
      local lengths = coroutine.wrap(function()
        for _, name in ipairs { "a", "bb" } do coroutine.yield(fetch(name)) end
        local ok, message = pcall(fetch, "nothing")
        return message
      end)
      return lengths() .. lengths() .. lengths()
      """, as: String.self)
    #expect(text == "12script:3: there is no nothing")
  }

  @Test func `What Swift throws is an error at the script's line`() async throws {
    let error = await #expect(throws: LuaError.self) {
      try await environment.run("local x = 1\nfetch 'nothing'", name: "shop.lua")
    }
    #expect(error?.description == "shop.lua:2: there is no nothing")
  }

  @Test func `Wrong arguments are told before anything runs`() async throws {
    let error = await #expect(throws: LuaError.self) {
      try await environment.run("fetch({})", name: "shop.lua")
    }
    #expect(error?.description.contains("shop.lua:1: ") == true)
    #expect(error?.description.contains("expected string, got table") == true)
  }

  @Test func `Outside of a coroutine of the host the call says so`() throws {
    for text in ["fetch 'a'", "coroutine.wrap(fetch)('a')"] {
      let error = #expect(throws: LuaError.self) {
        try environment.run(text, name: "shop.lua")
      }
      #expect(error?.description.contains("an asynchronous function waits only in") == true)
    }
  }

  @Test func `A function of Lua's library that cannot wait says so`() async throws {
    let error = await #expect(throws: LuaError.self) {
      try await environment.run("table.sort({ 1, 2 }, function() return fetch('a') end)")
    }
    #expect(error?.description.contains("cannot wait here") == true)
  }

  @Test func `Functions of scripts are called so, with arguments`() async throws {
    let function = try await environment.run(
      "return function(a, b) return fetch(a) * b end", as: LuaFunctionValue.self)
    #expect(try await function.call("four", 10, returning: Int.self) == 40)
    try await function.call("four", 10)
    let error = await #expect(throws: LuaError.self) { try await function.call("nothing", 1) }
    #expect(error?.description.contains("there is no nothing") == true)
  }

  @Test func `A result of another kind is told`() async throws {
    let error = await #expect(throws: LuaError.self) {
      try await environment.run("return fetch 'a'", as: [String].self)
    }
    #expect(error?.message.contains("as result, got number 1") == true)
  }

  @Test func `Several arguments, none, and no result`() async throws {
    let log = Log()
    environment.set(
      "note", LuaAsyncClosure { (text: String, times: Int?) async in await log.add(text, times) })
    environment.set("count", LuaAsyncClosure { () async -> Int in await log.count })
    let results = try await environment.run(
      "assert(select('#', note('a', 2)) == 0) note('b') return count()", as: Int.self)
    #expect(results == 3)
  }

  private actor Log {
    var count = 0
    func add(_ text: String, _ times: Int?) { count += times ?? 1 }
  }

  @Test func `Scripts of one state wait side by side`() async throws {
    let shop = try Shop()
    async let left = shop.run("return enter()")
    async let right = shop.run("return coroutine.wrap(enter)()")
    // Each waits for the other inside of Swift.
    #expect(try await [left, right].sorted() == [1, 2])
  }

  @Test func `A state that is closed meanwhile ends the wait`() async throws {
    let shop = try Shop()
    let waiting = Task { try await shop.run("return enter()") }
    await shop.closeWhenEntered()
    let error = await #expect(throws: LuaError.self) { try await waiting.value }
    #expect(error?.message == "the state was closed")
    await #expect(throws: LuaError.self) { try await shop.run("return 1") }
  }

  /// Owns a state: what the actor's methods do with it happens on the actor.
  private actor Shop {
    private let environment: LuaEnvironment
    private let gate = Gate()

    init() throws {
      environment = LuaEnvironment(try LuaState())
      environment.set("enter", LuaAsyncClosure { [gate] () async -> Int in await gate.enter() })
    }

    func run(_ text: String) async throws -> Int {
      try await environment.run(text, as: Int.self)
    }

    func closeWhenEntered() async {
      while await !gate.isOccupied { await Task.yield() }
      environment.state.close()
      _ = await gate.enter()
    }
  }

  /// Lets two through together.
  private actor Gate {
    private var first: CheckedContinuation<Void, Never>?
    private var count = 0

    var isOccupied: Bool { first != nil }

    func enter() async -> Int {
      count += 1
      let number = count
      if let first {
        self.first = nil
        first.resume()
      } else {
        await withCheckedContinuation { first = $0 }
      }
      return number
    }
  }

  @Test func `A function that fails closes its variables`() async throws {
    try? await environment.run(
      """
      local guard <close> = setmetatable({}, { __close = function() closed = true end })
      fetch 'nothing'
      """)
    #expect(environment["closed"] == true)
  }

  @Test func `Limits hold after a wait`() async throws {
    environment.state.setLimits(LuaLimits(instructions: 100_000))
    let error = await #expect(throws: LuaError.self) {
      try await environment.run("fetch 'a' while true do pcall(fetch) end")
    }
    #expect(error?.kind == .limit)
    environment.state.setLimits(LuaLimits())
    #expect(try await environment.run("return fetch 'abc'", as: Int.self) == 3)
  }
}
