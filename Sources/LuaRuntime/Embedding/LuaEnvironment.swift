import CLuaSupport

/// The globals of scripts: a safe part of Lua's library, and what Swift adds.
///
/// ```swift
/// let state = try LuaState()
/// let environment = LuaEnvironment(state)
/// environment["answer"] = 42
/// let sum = try environment.run("return answer + 1", as: Int.self)
/// ```
public final class LuaEnvironment {
  public let state: LuaState
  private let reference: Int32

  /// - Parameter print: takes each line that scripts print.
  public init(_ state: LuaState, print: @escaping (String) -> Void = { _ in }) {
    self.state = state
    let stack = state.stack
    state.pushEnvironment(
      log: LuaClosure { arguments throws -> Void in print(try arguments.value(1)) })
    reference = stack.reference()
  }

  deinit {
    if !state.isClosed { state.stack.release(reference: reference) }
  }

  /// A global: set a number, a string, a list, an object, a ``LuaClosure``, a ``LuaFunctionValue``.
  /// Reading gives nil for what is of another type.
  public subscript<Value: LuaConvertible>(name: String) -> Value? {
    get {
      guard !state.isClosed else { return nil }
      let stack = state.stack
      defer { stack.pop(2) }
      stack.push(reference: reference)
      stack.rawGet(-1, name)
      return Value.read(stack, -1)
    }
    set { set(name, newValue) }
  }

  /// Sets a global. Does nothing after the state was closed.
  public func set(_ name: String, _ value: some LuaPushable) {
    guard !state.isClosed else { return }
    let stack = state.stack
    stack.push(reference: reference)
    value.push(stack)
    stack.rawSet(-2, name)
    stack.pop()
  }

  /// Shows a class to scripts, under its name.
  public func add(_ hostClass: HostClass) {
    state.register([hostClass])
    let stack = state.stack
    stack.push(reference: reference)
    state.type(for: hostClass).push(stack)
    stack.rawSet(-2, hostClass.name)
    stack.pop()
  }

  /// Makes the values of a kind known, so that they can be pushed.
  public func add(_ kind: ValueClass) { kind.define(in: state) }

  /// Runs a script and reads its first result.
  ///
  /// - Parameter name: as messages show it.
  public func run<Result: LuaReadable>(
    _ text: String, name: String = "script", as: Result.Type = Result.self
  ) throws(LuaError) -> Result {
    try load(text, name: name)
    let stack = state.stack
    let function = stack.top
    defer { stack.top = function - 1 }
    return try state.calling([], returning: Result.self) { $0.copy(function) }
  }

  /// Pushes the function of a script.
  func load(_ text: String, name: String) throws(LuaError) {
    guard !state.isClosed else { throw LuaError(kind: .runtime, message: "the state was closed") }
    try state.load(Array(text.utf8), name: name)
    let stack = state.stack
    stack.push(reference: reference)
    stack.setUpvalue(-2, 1)
  }

  /// Runs a script for what it does.
  public func run(_ text: String, name: String = "script") throws(LuaError) {
    _ = try run(text, name: name, as: LuaAnything.self)
  }
}
