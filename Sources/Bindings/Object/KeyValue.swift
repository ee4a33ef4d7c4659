import LuaRuntime
import ViewKit

/// Assignments by name, as a script would write them: with the setters that it has.
enum KeyValue {
  /// `object[key] = value` for the object at `index`.
  ///
  /// - Parameters:
  ///   - value: the stack index of the value.
  ///   - unlessSet: leaves it alone when it has a value.
  static func set(
    _ key: String, of index: Int32, to value: Int32, unlessSet: Bool = false, _ stack: LuaStack
  ) throws {
    let (index, value) = (stack.absolute(index), stack.absolute(value))
    let state = LuaState.of(stack)
    let condition = unlessSet ? "if object[key] ~= nil then return end " : ""
    do {
      try state.load(
        Array("local object, key, value = ... \(condition)object[key] = value".utf8),
        name: LuaStack.hostChunk)
      stack.copy(index)
      stack.push(key)
      stack.copy(value)
      try state.call(arguments: 3, results: 0)
    } catch {
      if error.kind == .limit { throw error }
      throw LuaFailure(error.message)
    }
  }

  /// The member that a key means, which may be spelt as in Objective-C (`hidden`).
  static func name(ofKey key: String, _ stack: LuaStack, _ index: Int32) -> String {
    guard let type = stack.objectType(index) else { return key }
    let members = type.hostClass.lineage.flatMap(\.members).filter { $0.kind == .property }
    if members.contains(where: { $0.name == key }) { return key }
    return members.first { $0.objc.contains(key) }?.name ?? key
  }
}
