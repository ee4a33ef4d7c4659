import LuaRuntime
import Testing

@Suite struct EmbeddingTests {
  private let environment: LuaEnvironment

  init() throws {
    environment = LuaEnvironment(try LuaState())
    environment.add(Money.valueClass)
    environment.add(Account.hostClass)
  }

  @Test func aClassAValueAndAnEnumCrossBothWays() throws {
    let balance = try environment.run(
      """
      local account = Account{ owner = "Ana", currency = "escudo" }
      account:deposit{ units = 3, cents = 20 }
      account:deposit{ 1, 5 }
      assert(account.owner == "Ana" and account.currency == "escudo")
      return account.balance
      """, as: Money.self)
    #expect(balance == Money(units: 4, cents: 25))
  }

  @Test func whatSwiftThrowsIsALuaError() throws {
    let error = #expect(throws: LuaError.self) {
      try environment.run("Account{}:deposit{ -1, 0 }", name: "bank.lua")
    }
    #expect(error?.description == "bank.lua:1: Account:deposit: an amount is not negative")
  }

  @Test func closuresArraysAndOptionals() throws {
    var lines: [String] = []
    environment.set("note", LuaClosure { try lines.append($0.value(1, String.self)) })
    environment.set(
      "find",
      LuaClosure { arguments throws -> Int? in
        let names = try arguments.value(1, [String].self)
        return names.firstIndex(of: try arguments.value(2)).map { $0 + 1 }
      })
    let place = try environment.run(
      """
      note "looking"
      assert(find({ "a" }, "z") == nil)
      return find({ "a", "b" }, "b")
      """, as: Int.self)
    #expect(place == 2)
    #expect(lines == ["looking"])
  }

  @Test func swiftCallsFunctionsOfScripts() throws {
    let double = try environment.run(
      "return function(x) return x * 2 end", as: LuaFunctionValue.self)
    #expect(try double.call(21, returning: Int.self) == 42)
    #expect(throws: LuaError.self) { try double.call("x", returning: [Int].self) }
  }

  @Test func globalsAreReadAndSet() throws {
    environment["answer"] = 42
    try environment.run("answer = answer + 1")
    #expect(environment["answer"] == 43)
    #expect(environment["answer"] == String?.some("43"))
    #expect(environment["nothing"] == Int?.none)
  }

  @Test func closuresEndWithTheirFunctions() throws {
    final class Probe {}
    weak var probe: Probe?
    do {
      let alive = Probe()
      probe = alive
      environment.set("keep", LuaClosure { _ throws -> Void in withExtendedLifetime(alive) {} })
    }
    #expect(probe != nil)
    try environment.run("keep() keep = nil")
    environment.state.collect()
    #expect(probe == nil)
  }

  @Test func printGoesToTheGivenClosure() throws {
    var lines: [String] = []
    let other = LuaEnvironment(environment.state) { lines.append($0) }
    try other.run("print('a', 1, nil)")
    #expect(lines == ["a\t1\tnil"])
  }
}
