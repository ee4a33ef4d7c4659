import CLuaSupport

/// A coroutine that the host runs: it may wait for the host's clock and for asynchronous Swift
/// functions, itself or within coroutines that it resumes.
///
/// Scripts can neither resume nor close it. Who made it runs it on until it is done, or ends it;
/// until then it keeps what it refers to.
public final class LuaCoroutine {
  /// Why a coroutine does not run now.
  public enum Progress {
    /// It has returned; so many results lie on the stack.
    case finished(results: Int32)
    /// It wants to go on after so many seconds.
    case sleeps(Double)
    /// It wants to go on when a Swift function has ended.
    case awaits(LuaPendingCall)
  }

  private weak var state: LuaState?
  private var reference: Int32?
  private var isRunning = false
  /// It was ended while it ran.
  private var isEnding = false

  /// Makes a coroutine of the function at `index` of the state's stack.
  ///
  /// - Parameter name: what it is, in reports of leaks.
  public init(_ state: LuaState, function index: Int32, name: String) {
    self.state = state
    let stack = state.stack
    ln_push_task(stack.thread, index)
    let reference = stack.reference()
    state.referenceNames[reference] = name
    self.reference = reference
  }

  deinit { release() }

  /// Whether it has returned, failed or was ended.
  public var isFinished: Bool { reference == nil || isEnding }

  /// Runs it until it waits or ends. When it fails, its variables are closed with ``end()``.
  ///
  /// - Parameter count: how many values on top of the stack are handed to it; they are popped.
  public func run(arguments count: Int32 = 0) throws(LuaError) -> Progress {
    guard let state, !state.isClosed else {
      throw LuaError(kind: .runtime, message: "the state was closed")
    }
    guard let reference, !isRunning else { return .finished(results: 0) }
    let stack = state.stack
    guard stack.reserve(8) else {
      throw LuaError(kind: .runtime, message: "calls are nested too deeply")
    }
    let first = stack.top - count + 1
    ln_push_runner(stack.thread)
    stack.insert(first)
    stack.push(reference: reference)
    stack.insert(first + 1)
    isRunning = true
    defer { isRunning = false }
    try state.call(arguments: count + 1, results: LuaState.allResults)
    let progress = stack.integer(first).map(Int32.init(truncatingIfNeeded:))
    switch progress {
    case Int32(LN_SLEEPS):
      defer { stack.top = first - 1 }
      return .sleeps(stack.number(first + 1) ?? 0)
    case Int32(LN_AWAITS):
      stack.top = first - 1
      guard let call = state.takePendingCall() else {
        throw LuaError(kind: .runtime, message: "Lunette internal error: no call is pending")
      }
      return .awaits(call)
    default:
      stack.remove(first)
      release()
      return .finished(results: stack.top - first + 1)
    }
  }

  /// Goes on with what came of the call that it waited for.
  public func run(with outcome: LuaPendingCall.Outcome) throws(LuaError) -> Progress {
    guard let state, !isFinished else { return try run() }
    state.arrivedOutcome = outcome
    defer { state.arrivedOutcome = nil }
    return try run()
  }

  /// Makes it never go on, and closes its variables: at once, or as soon as it waits when it runs
  /// now and whoever runs it calls this again.
  ///
  /// - Throws: what fails in a `__close`.
  public func end() throws(LuaError) {
    guard !isRunning else {
      isEnding = true
      return
    }
    guard let reference, let state, !state.isClosed else { return }
    defer { release(reference, of: state) }
    self.reference = nil
    let stack = state.stack
    guard stack.reserve(8) else { return }
    ln_push_closer(stack.thread)
    stack.push(reference: reference)
    try state.call(arguments: 1, results: 0)
  }

  /// Lets go of it without running anything.
  public func release() {
    guard let reference, let state else { return }
    self.reference = nil
    release(reference, of: state)
  }

  private func release(_ reference: Int32, of state: LuaState) {
    state.referenceNames[reference] = nil
    if !state.isClosed { state.stack.release(reference: reference) }
  }
}
