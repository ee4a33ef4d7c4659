import CLuaSupport

@testable import LuaRuntime

extension LuaState {
  /// The host's objects that scripts have in their hands.
  var objectsWithPeers: [AnyObject] {
    var objects: [AnyObject] = []
    stack.rawGet(ln_registry_index(), at: Int(LN_IDENTITY))
    stack.pushNil()
    while stack.next(-2) {
      if let object = stack.object(-1) { objects.append(object) }
      stack.pop()
    }
    stack.pop()
    return objects
  }

  /// The values that the host keeps in the registry by number.
  var referenceCount: Int {
    var count = 0
    stack.pushNil()
    while stack.next(ln_registry_index()) {
      // What luaL_unref gave back holds the number of the next free one.
      if stack.isInteger(-2), stack.type(-1) != .number { count += 1 }
      stack.pop()
    }
    return count
  }
}
