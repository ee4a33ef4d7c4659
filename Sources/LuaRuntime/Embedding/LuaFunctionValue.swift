import CLuaSupport

/// A Lua function that Swift holds and can call.
///
/// It keeps the function alive, and with it all that the function refers to, so hold it no longer
/// than it is needed. After its state was closed a call throws.
public final class LuaFunctionValue: LuaConvertible {
  private let reference: Int32
  let state: LuaState

  private init(reference: Int32, state: LuaState) {
    self.reference = reference
    self.state = state
  }

  deinit {
    if !state.isClosed { state.stack.release(reference: reference) }
  }

  public static var luaName: String { "function" }

  public func push(_ stack: LuaStack) { stack.push(reference: reference) }

  public static func read(_ stack: LuaStack, _ index: Int32) -> LuaFunctionValue? {
    guard stack.type(index) == .function else { return nil }
    stack.copy(index)
    return LuaFunctionValue(reference: stack.reference(), state: LuaState.of(stack))
  }

  /// Calls the function and reads its first result.
  public func call<Result: LuaReadable>(
    _ arguments: any LuaPushable..., returning: Result.Type = Result.self
  ) throws(LuaError) -> Result {
    try state.calling(arguments, returning: Result.self) { $0.push(reference: reference) }
  }

  /// Calls the function for what it does.
  public func call(_ arguments: any LuaPushable...) throws(LuaError) {
    _ = try state.calling(arguments, returning: LuaAnything.self) { $0.push(reference: reference) }
  }
}

/// Any value, and none.
struct LuaAnything: LuaReadable {
  static var luaName: String { "any" }

  static func read(_ stack: LuaStack, _ index: Int32) -> LuaAnything? { LuaAnything() }
}

extension LuaState {
  /// Calls a function that `push` pushes, and reads its first result.
  func calling<Result: LuaReadable>(
    _ arguments: [any LuaPushable], returning: Result.Type, _ push: (LuaStack) -> Void
  ) throws(LuaError) -> Result {
    guard !isClosed else { throw LuaError(kind: .runtime, message: "the state was closed") }
    let stack = stack
    let top = stack.top
    defer { stack.top = top }
    guard stack.reserve(Int32(clamping: arguments.count) + 8) else {
      throw LuaError(kind: .runtime, message: "too many arguments")
    }
    push(stack)
    for argument in arguments { argument.push(stack) }
    try call(arguments: Int32(arguments.count), results: 1)
    guard let result = Result.read(stack, -1) else {
      throw LuaError(
        kind: .runtime,
        message: "expected \(Result.expectation(stack, -1)) as result, got \(stack.summary(-1))")
    }
    return result
  }
}
