import LuaRuntime
import ViewKit

/// A coroutine that runs on the application's clock, as `ui.async` starts it.
///
/// Asleep, it is a root: the run loop holds it until it goes on.
final class Task: Object {
  private unowned let library: UILibrary
  private var coroutine: Int32?
  private var call: ScheduledCall?

  init(_ library: UILibrary, coroutine: Int32) {
    self.library = library
    self.coroutine = coroutine
    super.init()
  }

  var isFinished: Bool { coroutine == nil }

  /// Runs on until the coroutine sleeps or ends, with the `count` values on top as arguments.
  func run(arguments count: Int32 = 0) {
    guard let coroutine, !library.state.isClosed else { return }
    do {
      guard let seconds = try library.state.run(coroutine: coroutine, arguments: count) else {
        finish()
        return
      }
      // Cancelled from inside: it is not to wake again.
      guard self.coroutine != nil else { return }
      call = library.application.runLoop.schedule(after: seconds) { [self] in run() }
    } catch {
      finish()
      library.onError(error, Callback(name: "async", object: nil))
    }
  }

  /// Makes the coroutine never go on.
  func cancel() {
    call?.cancel()
    finish()
  }

  private func finish() {
    call = nil
    if let coroutine, !library.state.isClosed { library.state.stack.release(reference: coroutine) }
    coroutine = nil
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

/// The functions of `ui` that have to do with time.
let taskFunctions: [HostFunction] = [
  HostFunction(
    "async", parameters: [.init("body", "function"), .init("…", "any")], returns: Object.self,
    doc: "Runs a function that may wait with ui.sleep(seconds); the rest are its arguments.",
    call: { thread in
      invoke(thread) { arguments throws -> Object in
        let stack = arguments.stack
        guard stack.type(1) == .function else {
          throw LuaFailure.mismatch(stack, 1, LuaFunction.self)
        }
        guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
        let count = stack.top - 1
        let task = Task(library, coroutine: library.state.makeCoroutine(function: 1))
        task.run(arguments: count)
        return task
      }
    })
]
