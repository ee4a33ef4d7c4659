import LuaRuntime

extension LuaArguments {
  /// The argument at `index`, which may be nil but not be left out: `setTitle()` has forgotten
  /// something that `setTitle(nil)` has not.
  func given<Value: LuaReadable>(_ index: Int32, _: Value?.Type = Value?.self) throws -> Value? {
    if stack.type(index) == .none { throw LuaFailure.mismatch(stack, index, Value?.self) }
    return try value(index, Value?.self)
  }
}
