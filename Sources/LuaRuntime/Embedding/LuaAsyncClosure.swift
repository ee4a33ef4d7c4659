import CLuaSupport

/// An asynchronous Swift closure as a Lua function: the coroutine that calls it waits for its
/// result.
///
/// ```swift
/// environment.set("fetch", LuaAsyncClosure { (name: String) async throws -> Double in
///   try await service.rate(of: name)
/// })
/// let rate = try await environment.run("return fetch('euro')", as: Double.self)
/// ```
///
/// Arguments and result leave the state's thread, so they are `Sendable`. What the closure throws
/// becomes a Lua error. A call outside of a coroutine that the host runs raises one, too.
public final class LuaAsyncClosure: LuaPushable {
  private typealias Work = @Sendable () async throws -> any LuaPushable & Sendable

  /// Reads the arguments, on the state's thread.
  private let prepare: (LuaArguments) throws -> Work

  /// A closure with one result.
  public init<each Argument: LuaReadable & Sendable, Output: LuaPushable & Sendable>(
    _ body: @escaping @Sendable (repeat each Argument) async throws -> Output
  ) {
    prepare = { arguments in
      var index: Int32 = 0
      let values = (repeat try arguments.next(&index, (each Argument).self))
      return { try await body(repeat each values) }
    }
  }

  /// A closure without a result.
  public init<each Argument: LuaReadable & Sendable>(
    _ body: @escaping @Sendable (repeat each Argument) async throws -> Void
  ) {
    prepare = { arguments in
      var index: Int32 = 0
      let values = (repeat try arguments.next(&index, (each Argument).self))
      return {
        try await body(repeat each values)
        return LuaNothing()
      }
    }
  }

  public func push(_ stack: LuaStack) {
    ln_push_async(stack.thread, Unmanaged.passRetained(self).toOpaque())
  }

  /// Takes the arguments of a call for C.
  static func begin(_ thread: OpaquePointer, _ object: UnsafeMutableRawPointer) -> Int32 {
    let closure = Unmanaged<LuaAsyncClosure>.fromOpaque(object).takeUnretainedValue()
    return invoke(thread) { arguments throws -> Void in
      LuaState.of(arguments.stack).pendingCall = LuaPendingCall(try closure.prepare(arguments))
    }
  }

  /// Pushes for C what came of a call.
  static func finish(_ thread: OpaquePointer) -> Int32 {
    let stack = LuaStack(thread)
    let state = LuaState.of(stack)
    guard let outcome = state.arrivedOutcome else {
      return invokeFailure(stack, "the asynchronous function has not ended")
    }
    state.arrivedOutcome = nil
    switch outcome {
    case .success(let value) where value is LuaNothing: return 0
    case .success(let value): return give(thread, value)
    case .failure(let error): return failure(stack, error)
    }
  }
}

/// No result.
private struct LuaNothing: LuaPushable, Sendable {
  func push(_ stack: LuaStack) { stack.pushNil() }
}

extension LuaArguments {
  fileprivate func next<Value: LuaReadable>(
    _ index: inout Int32, _: Value.Type
  ) throws -> Value {
    index += 1
    return try value(index)
  }
}
