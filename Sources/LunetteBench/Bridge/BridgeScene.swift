import Bindings
import LuaRuntime
import ViewKit

/// A Lua state with the host's classes in it, in which benchmarks of the bridge run.
final class BridgeScene {
  let application: Application
  let state: LuaState
  let library: UILibrary
  /// What host calls are about, and what has a method with three arguments.
  let probe = Probe()

  init() throws {
    application = Application()
    state = try LuaState()
    library = UILibrary(state: state, application: application)
    library.onError = { error, callback in
      // A benchmark that fails measures nothing.
      fatalError("\(callback): \(error)")
    }
    state.register([.probe])
  }

  /// Runs a chunk with the module and the probe as arguments, and keeps what it returns.
  func prepare(_ script: String) throws -> Int32 {
    let stack = state.stack
    try state.load(Array(script.utf8), name: "benchmark")
    library.pushModule()
    probe.push(stack)
    try state.call(arguments: 2, results: 1)
    defer { state.unpin(to: 0) }
    return stack.reference()
  }

  /// The work of a function that a chunk returns and that takes the count.
  func loop(_ script: String) throws -> Work {
    let function = try prepare(script)
    return Work { count in
      let stack = self.state.stack
      stack.push(reference: function)
      stack.push(count)
      self.call(arguments: 1, results: 0)
      self.state.unpin(to: 0)
    }
  }

  /// Calls what lies below the arguments.
  func call(arguments: Int32, results: Int32) {
    do {
      try state.call(arguments: arguments, results: results)
    } catch {
      fatalError("\(error)")
    }
  }
}
