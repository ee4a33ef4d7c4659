import LuaRuntime
import ViewKit

/// A value of which each number can be that of a place on the screen: finite, and not too large.
struct Placed<Value: LuaReadable & Placeable>: LuaReadable {
  let value: Value

  static var luaName: String { Value.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> Placed? {
    guard let value = Value.read(stack, index), value.isPlaceable else { return nil }
    return Placed(value: value)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    guard let value = Value.read(stack, index) else { return Value.expectation(stack, index) }
    let numbers = value.components.map { LuaStack.text(of: $0) }
    let isFinite = value.components.allSatisfy(\.isFinite)
    if numbers.count == 1 {
      return isFinite ? "a number from \(Metrics.coordinateRange)" : "a finite number"
    }
    let kind = isFinite ? "numbers from \(Metrics.coordinateRange)" : "finite numbers"
    return "\(luaName) of \(kind), not {\(numbers.joined(separator: ", "))}"
  }
}

/// A number that is neither infinite nor undefined: seconds.
struct Finite: LuaReadable {
  let value: Double

  static var luaName: String { Double.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> Finite? {
    guard let value = Double.read(stack, index), value.isFinite else { return nil }
    return Finite(value: value)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Double.read(stack, index) == nil ? Double.expectation(stack, index) : "a finite number"
  }
}

/// How long something takes: seconds from 0 on.
struct Duration: LuaReadable {
  let seconds: Double

  static var luaName: String { Double.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> Duration? {
    guard let value = Double.read(stack, index), value >= 0, value.isFinite else { return nil }
    return Duration(seconds: value)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Double.read(stack, index) == nil
      ? Double.expectation(stack, index) : "a finite number of seconds from 0 on"
  }
}
