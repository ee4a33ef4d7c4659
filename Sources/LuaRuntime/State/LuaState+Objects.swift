import CLuaSupport

extension LuaState {
  /// The host's objects that scripts have in their hands, in no order.
  public var objectsWithPeers: [AnyObject] {
    guard !isClosed else { return [] }
    let stack = stack
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
}
