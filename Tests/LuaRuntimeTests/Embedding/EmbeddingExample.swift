import LuaRuntime

// A Swift program shows its own model to scripts. The article "Embedding Lua in a Swift program"
// has this text.

/// A value with fields.
struct Money: LuaValue, Equatable {
  var units: Double
  var cents: Double

  init(units: Double, cents: Double) { (self.units, self.cents) = (units, cents) }
  init(numbers: UnsafePointer<Double>) { self.init(units: numbers[0], cents: numbers[1]) }
  func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = units
    numbers[1] = cents
  }

  static let valueClass = ValueClass(
    "Money", doc: "An amount.", fields: [("units", nil), ("cents", nil)])
}

/// An enum: its cases are strings in Lua.
enum Currency: String, LuaEnum {
  case euro, escudo
  static let table = LuaEnumTable<Currency>("Currency", objc: "Currency")
}

/// A class with properties and methods.
final class Account: LuaObject {
  var owner = ""
  var currency = Currency.euro
  private(set) var balance = Money(units: 0, cents: 0)

  func deposit(_ amount: Money) throws {
    guard amount.units >= 0 else { throw LuaFailure("an amount is not negative") }
    balance = Money(units: balance.units + amount.units, cents: balance.cents + amount.cents)
  }

  static let hostClass = HostClass(
    "Account", of: Account.self, superclass: nil, doc: "Holds money.",
    make: { thread in make(thread) { _ in Account() } }
  ) { list in
    list.property(
      "owner", String.self, doc: "Whose it is.",
      get: { thread, object in Account.at(object) { give(thread, $0.owner) } },
      set: { thread, object in Account.at(object) { a in take(thread) { a.owner = $0 } } })
    list.property(
      "currency", Currency.self, doc: "What the money is in.",
      get: { thread, object in Account.at(object) { give(thread, $0.currency) } },
      set: { thread, object in Account.at(object) { a in take(thread) { a.currency = $0 } } })
    list.property(
      "balance", Money.self, doc: "What is in it.",
      get: { thread, object in Account.at(object) { give(thread, $0.balance) } })
    list.method(
      "deposit", parameters: [.init("amount", "Money")], doc: "Puts money in.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let amount = try arguments.value(2, Money.self)
          try Account.at(object) { try $0.deposit(amount) }
        }
      })
  }
}

/// A service that answers later.
actor Rates {
  private let rates: [Currency: Double] = [.euro: 1.1]

  func rate(of currency: Currency) async throws -> Double {
    guard let rate = rates[currency] else { throw LuaFailure("nobody trades the \(currency)") }
    return rate
  }
}
