import LuaRuntime
import ViewKit

/// A coroutine that runs on the application's clock, as `ui.async` starts it.
///
/// Asleep, it is a root: the run loop holds it until it goes on. While it waits for a Swift
/// function, the library holds it.
final class Task: Object {
  private weak var library: UILibrary?
  private let coroutine: LuaCoroutine
  private var call: ScheduledCall?
  private let number: Int
  /// Where it was started; nil when nobody asks for that.
  let site: String?
  /// The file of its function.
  let chunk: String?

  init(_ library: UILibrary, function index: Int32) {
    self.library = library
    library.taskCount += 1
    number = library.taskCount
    site = library.state.notesCreationSites ? library.state.stack.callerPlace : nil
    chunk = library.state.stack.place(ofFunctionAt: index)?.source
    coroutine = LuaCoroutine(library.state, function: index, name: "ui.async")
    super.init()
  }

  var isFinished: Bool { coroutine.isFinished }

  /// Begins, with the `count` values on top as arguments.
  func start(arguments count: Int32) {
    proceed { () throws(LuaError) in try coroutine.run(arguments: count) }
  }

  /// Runs on until the coroutine waits or ends.
  private func proceed(_ run: () throws(LuaError) -> LuaCoroutine.Progress) {
    guard let library, !library.state.isClosed else { return }
    call = nil
    library.waitingTasks[number] = nil
    do throws(LuaError) {
      let progress = try run()
      // Cancelled from inside: it is not to wake again.
      if isFinished { return end() }
      library.waitingTasks[number] = WaitingTask(task: self)
      switch progress {
      case .finished: break
      case .sleeps(let seconds):
        call = library.application.runLoop.schedule(
          after: seconds, dropped: { [self] in coroutine.release() },
          { [self] in proceed { () throws(LuaError) in try coroutine.run() } })
      case .awaits(let pending):
        library.add(pending) { [self] outcome in
          proceed { () throws(LuaError) in try coroutine.run(with: outcome) }
        }
      }
    } catch {
      library.onError(error, Callback(name: "async", object: nil))
      // Nothing of a script outlives a limit.
      if error.kind == .limit { coroutine.release() } else { end() }
    }
  }

  /// Makes the coroutine never go on.
  func cancel() {
    call?.cancel()
    call = nil
    library?.waitingTasks[number] = nil
    end()
  }

  private func end() {
    do {
      try coroutine.end()
    } catch {
      library?.onError(error, Callback(name: "async", object: nil))
    }
  }
}

extension HostClass {
  static let task = HostClass(
    "Task", of: Task.self, superclass: .object,
    doc: "A coroutine on the application's clock, as ui.async returns it."
  ) { list in
    list.property(
      "isFinished", Bool.self, objc: "", doc: "Whether the function has ended or was cancelled.",
      get: { thread, object in Task.at(object) { give(thread, $0.isFinished) } })
    list.method(
      "cancel", doc: "Makes the function never go on.",
      call: { thread, object in invoke(thread) { _ in Task.at(object) { $0.cancel() } } })
  }
}

/// `ui.sleep`, which the state makes itself: it suspends the coroutine that calls it.
let sleepMember = Member(
  .function, "sleep",
  doc: "Waits on the application's clock; only in a function that ui.async runs.",
  parameters: [.init("seconds", "number")])

/// The functions of `ui` that have to do with time.
let taskFunctions: [HostFunction] = [
  HostFunction(
    "async", parameters: [.init("body", "function"), .init("…", "any")], typeName: "Task",
    doc: "Runs a function that may wait with ui.sleep(seconds); the rest are its arguments.",
    call: { thread in
      invoke(thread) { arguments throws -> Object in
        let stack = arguments.stack
        guard stack.type(1) == .function else {
          throw LuaFailure.mismatch(stack, 1, LuaFunction.self)
        }
        guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
        let count = stack.top - 1
        let task = Task(library, function: 1)
        library.run?.note { [weak task] in task?.cancel() }
        task.start(arguments: count)
        return task
      }
    })
]
