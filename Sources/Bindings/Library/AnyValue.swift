import LuaRuntime
import ViewKit

/// Any value of a script, as an object that the host carries for it.
struct AnyValue: LuaReadable, LuaPushable, Equatable {
  let object: Object

  init(object: Object) { self.object = object }

  init?(_ object: Object?) {
    guard let object else { return nil }
    self.object = object
  }

  static var luaName: String { "any" }

  /// Whether both are the same object, or equal plain values.
  static func == (left: AnyValue, right: AnyValue) -> Bool {
    if left.object === right.object { return true }
    guard let one = left.object as? CarriedValue, let other = right.object as? CarriedValue else {
      return false
    }
    return one.value == other.value
  }

  static func read(_ stack: LuaStack, _ index: Int32) -> AnyValue? {
    if let target = ScriptTarget.read(stack, index) { return AnyValue(object: target.object) }
    return PropertyValue(stack, index).map { AnyValue(object: CarriedValue($0)) }
  }

  func push(_ stack: LuaStack) {
    if let carried = object as? CarriedValue {
      carried.value.push(stack)
    } else {
      object.push(stack)
    }
  }
}

/// A string, number or other plain value as an object.
private final class CarriedValue: Object {
  let value: PropertyValue

  init(_ value: PropertyValue) {
    self.value = value
    super.init()
  }
}
