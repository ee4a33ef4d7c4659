import CLuaSupport

/// A Swift closure as a Lua function. Lua owns it: it lives as long as the function.
public final class LuaClosure: LuaPushable {
  private let body: (LuaArguments) throws -> LuaResults

  /// - Parameter body: gets the arguments, which begin at index 1; what it throws becomes a Lua
  ///   error with the error's description.
  public init(_ body: @escaping (LuaArguments) throws -> LuaResults) {
    self.body = body
  }

  /// A closure with one result.
  public convenience init<Result: LuaPushable>(
    _ body: @escaping (LuaArguments) throws -> Result
  ) {
    self.init { LuaResults(try body($0)) }
  }

  /// A closure without a result.
  public convenience init(_ body: @escaping (LuaArguments) throws -> Void) {
    self.init { arguments throws -> LuaResults in
      try body(arguments)
      return LuaResults()
    }
  }

  public func push(_ stack: LuaStack) {
    ln_push_closure(stack.thread, Unmanaged.passRetained(self).toOpaque())
  }

  /// Calls the closure for C: pushes its results and returns their number, or LN_FAILED.
  static func call(_ thread: OpaquePointer, _ object: UnsafeMutableRawPointer) -> Int32 {
    let closure = Unmanaged<LuaClosure>.fromOpaque(object).takeUnretainedValue()
    return invoke(thread) { try closure.body($0) }
  }
}
