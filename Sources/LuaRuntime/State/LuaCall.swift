import CLuaSupport

/// A call of a function that was kept by `reference()`, step by step. Quicker than
/// ``LuaState/call(arguments:results:hook:object:)``, for what is called often.
///
/// ```swift
/// var call = LuaCall()
/// guard call.begin(function, in: state) else { return }
/// defer { call.end() }
/// call.stack.push(row)
/// try call.finish(in: state, arguments: 1, results: 1)
/// let height = Double.read(call.stack, call.firstResult)
/// ```
public struct LuaCall {
  @usableFromInline var frame = ln_frame()

  /// - Parameters:
  ///   - hook: which callback this is, and `object` whose, for reports.
  @inlinable
  public init(hook: UInt32 = 0, object: UnsafeRawPointer? = nil) {
    frame.hook = hook
    frame.object = object
  }

  /// The stack, once the call has begun.
  @inlinable
  public var stack: LuaStack { LuaStack(frame.L) }

  /// Where the first result lies, once the call was made.
  @inlinable
  public var firstResult: Int32 { frame.level + 1 }

  /// Pushes the function and a value of the bridge below it; the arguments go on top. Leaves room
  /// for 14 values.
  ///
  /// - Returns: false, with nothing pushed, when there can be no call.
  @inlinable
  public mutating func begin(_ reference: Int32, in state: LuaState) -> Bool {
    ln_begin_call(state.host, &frame, reference)
  }

  /// Calls the function, and pushes its results in place of it and the arguments. When it throws,
  /// there are none.
  @inlinable @inline(__always)
  public mutating func finish(
    in state: LuaState, arguments count: Int32, results: Int32
  ) throws(LuaError) {
    let host = state.host
    let status = ln_finish_call(host, &frame, count, results)
    if host.pointee.depth == 0, host.pointee.released_count > 0 || host.pointee.ended > 0 {
      state.endOutermostCall()
    }
    if status != LUA_OK { throw state.takeError(status, stack) }
  }

  /// Takes the results, and all that lies above them, from the stack.
  @inlinable
  public func end() { stack.top = frame.level - 1 }
}

extension LuaState {
  /// Calls a function that was kept by `reference()` with an object alone, or without arguments,
  /// for no result.
  ///
  /// - Parameter hook: which callback this is, for reports.
  @inlinable @inline(__always)
  public func run(
    _ reference: Int32, hook: UInt32 = 0, on object: UnsafeMutableRawPointer? = nil
  ) throws(LuaError) {
    let status = ln_run(host, hook, object, reference)
    if host.pointee.depth == 0, host.pointee.released_count > 0 || host.pointee.ended > 0 {
      endOutermostCall()
    }
    if status != LUA_OK { throw takeError(status, LuaStack(host.pointee.current)) }
  }
}
