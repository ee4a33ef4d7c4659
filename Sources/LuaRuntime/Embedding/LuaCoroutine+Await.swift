// Coroutines that Swift's own tasks wait for.

extension LuaCoroutine {
  /// Runs to the end, waiting where the coroutine waits; reads its first result.
  ///
  /// The state is used on the caller's actor alone; meanwhile other code of the actor may use it.
  ///
  /// - Parameter count: how many values on top of the stack are handed to it; they are popped.
  func value<Output: LuaReadable>(
    of state: LuaState, arguments count: Int32, as: Output.Type,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(LuaError) -> Output {
    do throws(LuaError) {
      var progress = try run(arguments: count)
      while true {
        switch progress {
        case .finished(let results):
          return try state.takeResult(count: results)
        case .sleeps(let seconds):
          // A cancelled Swift task sleeps no more, and neither does its coroutine.
          if (try? await Task.sleep(for: .seconds(seconds))) == nil {
            throw LuaError(kind: .runtime, message: "the task was cancelled")
          }
          progress = try run()
        case .awaits(let call):
          progress = try run(with: await call.work())
        }
      }
    } catch {
      if error.kind == .limit { release() } else { try? end() }
      throw error
    }
  }
}

extension LuaState {
  /// Pops the results of a coroutine, and reads the first.
  fileprivate func takeResult<Output: LuaReadable>(count: Int32) throws(LuaError) -> Output {
    let stack = stack
    let first = stack.top - count + 1
    defer { stack.top = first - 1 }
    if count == 0 { stack.pushNil() }
    guard let result = Output.read(stack, first) else {
      throw LuaError(
        kind: .runtime,
        message:
          "expected \(Output.expectation(stack, first)) as result, got \(stack.summary(first))")
    }
    return result
  }
}

extension LuaEnvironment {
  /// Runs a script in a coroutine and reads its first result: the script may call
  /// ``LuaAsyncClosure``s.
  ///
  /// - Parameters:
  ///   - name: as messages show it.
  ///   - isolation: the actor on which the state is used: the caller's.
  public func run<Output: LuaReadable>(
    _ text: String, name: String = "script", as: Output.Type = Output.self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(LuaError) -> Output {
    try load(text, name: name)
    let coroutine = LuaCoroutine(state, function: -1, name: name)
    state.stack.pop()
    return try await coroutine.value(of: state, arguments: 0, as: Output.self)
  }

  /// Runs a script in a coroutine for what it does.
  public func run(
    _ text: String, name: String = "script", isolation: isolated (any Actor)? = #isolation
  ) async throws(LuaError) {
    _ = try await run(text, name: name, as: LuaAnything.self)
  }
}

extension LuaFunctionValue {
  /// Calls the function in a coroutine and reads its first result: it may call
  /// ``LuaAsyncClosure``s.
  public func call<Output: LuaReadable>(
    _ arguments: any LuaPushable..., returning: Output.Type = Output.self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(LuaError) -> Output {
    let (coroutine, count) = try beginCoroutine(arguments)
    return try await coroutine.value(of: state, arguments: count, as: Output.self)
  }

  /// Calls the function in a coroutine for what it does.
  public func call(
    _ arguments: any LuaPushable..., isolation: isolated (any Actor)? = #isolation
  ) async throws(LuaError) {
    let (coroutine, count) = try beginCoroutine(arguments)
    _ = try await coroutine.value(of: state, arguments: count, as: LuaAnything.self)
  }

  private func beginCoroutine(
    _ arguments: [any LuaPushable]
  ) throws(LuaError) -> (LuaCoroutine, Int32) {
    guard !state.isClosed else { throw LuaError(kind: .runtime, message: "the state was closed") }
    let stack = state.stack
    guard stack.reserve(Int32(clamping: arguments.count) + 8) else {
      throw LuaError(kind: .runtime, message: "too many arguments")
    }
    push(stack)
    let coroutine = LuaCoroutine(state, function: -1, name: "function")
    stack.pop()
    for argument in arguments { argument.push(stack) }
    return (coroutine, Int32(arguments.count))
  }
}
