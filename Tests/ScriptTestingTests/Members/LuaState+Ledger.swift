import CLuaSupport

@testable import LuaRuntime

extension LuaState {
  /// The values that the host keeps in the registry by number, without the classes of scripts and
  /// what belongs to them, which stay as long as the state.
  var referenceCount: Int {
    var count = 0
    stack.pushNil()
    while stack.next(ln_registry_index()) {
      // What luaL_unref gave back holds the number of the next free one.
      if stack.isInteger(-2), stack.type(-1) != .number { count += 1 }
      stack.pop()
    }
    return count - referenceNames.values.count { $0.hasPrefix("class ") }
  }
}
