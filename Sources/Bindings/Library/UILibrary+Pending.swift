import LuaRuntime
import ViewKit

/// A call of an asynchronous Swift function for which a task of a script waits.
struct PendingTaskCall {
  let call: LuaPendingCall
  /// Makes the task go on.
  let resume: (LuaPendingCall.Outcome) -> Void
}

/// A task that is held by whatever makes it go on.
struct WaitingTask {
  private(set) weak var task: Task?
}

// Asynchronous Swift functions that scripts call inside `ui.async`.
extension UILibrary {
  /// Whether a task of a script waits for a ``LuaAsyncClosure``.
  public var hasPendingCalls: Bool { !pendingCalls.isEmpty }

  /// Waits for the ``LuaAsyncClosure``s that tasks of scripts have called, and makes each task go
  /// on when its call has ended; also for those that are called then.
  ///
  /// The application's clock stands still meanwhile.
  ///
  /// - Parameter isolation: the actor that the application belongs to: the caller's.
  public func finishPendingCalls(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskGroup(of: (Int, LuaPendingCall.Outcome).self) { group in
      var waiting: [Int: PendingTaskCall] = [:]
      var count = 0
      while true {
        for pending in takePendingCalls() {
          count += 1
          waiting[count] = pending
          let (number, work) = (count, pending.call.work)
          group.addTask { (number, await work()) }
        }
        guard let (number, outcome) = await group.next() else { break }
        waiting.removeValue(forKey: number)?.resume(outcome)
      }
    }
  }

  /// Where scripts started the tasks that wait, the oldest first; see
  /// ``LuaState/notesCreationSites``.
  public var sitesOfWaitingTasks: [String] {
    waitingTasks.sorted { $0.key < $1.key }.compactMap(\.value.task?.site)
  }

  func add(_ call: LuaPendingCall, resume: @escaping (LuaPendingCall.Outcome) -> Void) {
    pendingCalls.append(PendingTaskCall(call: call, resume: resume))
  }

  private func takePendingCalls() -> [PendingTaskCall] {
    defer { pendingCalls = [] }
    return pendingCalls
  }
}
