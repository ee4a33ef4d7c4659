import CLuaSupport

extension LuaType {
  /// Whether the Lua class defines the property `name` by accessors.
  static func hasAccessor(of name: String, _ type: LuaType, _ stack: LuaStack) -> Bool {
    type.isScripted(member: "get_" + name) || type.isScripted(member: "set_" + name)
  }

  /// The names of the functions that objects of the class have.
  public func methodNames(_ stack: LuaStack) -> [String] {
    stack.push(reference: record.pointee.members)
    defer { stack.pop() }
    return stack.functionNames(-1)
  }

  /// Copies the functions of the table at `index` that the class does not define itself.
  public func include(_ stack: LuaStack, _ index: Int32) throws {
    guard stack.type(index) == .table else {
      throw LuaFailure("expected a table of functions, got \(stack.summary(index))")
    }
    let table = stack.absolute(index)
    stack.pushNil()
    while stack.next(table) {
      guard stack.type(-1) == .function, stack.type(-2) == .string else {
        throw LuaFailure(
          "include copies functions: [\(stack.summary(-2))] is \(stack.summary(-1))")
      }
      stack.pop()
    }
    for name in stack.functionNames(table) where !ownNames.contains(name) {
      let state = LuaState.of(stack)
      if let problem = state.refusal(of: name, self, value: .function) { throw LuaFailure(problem) }
      state.warnOfOverride(stack, self, name, isFunction: true)
      stack.rawGet(table, name)
      define(name, stack)
      stack.pop()
    }
  }
}
