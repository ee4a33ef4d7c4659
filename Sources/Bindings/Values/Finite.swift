import LuaRuntime
import ViewKit

/// A value of which each number must be finite: a place on the screen.
struct Finite<Value: LuaReadable & Finiteness>: LuaReadable {
  let value: Value

  static var luaName: String { Value.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> Finite? {
    guard let value = Value.read(stack, index), value.isFinite else { return nil }
    return Finite(value: value)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    guard let value = Value.read(stack, index) else { return Value.expectation(stack, index) }
    let numbers = value.components.map { LuaStack.text(of: $0) }
    return numbers.count == 1
      ? "a finite number"
      : "\(luaName) of finite numbers, not {\(numbers.joined(separator: ", "))}"
  }
}
