import CBaseline

/// A Lua state with the rival's classes in it.
final class RivalScene {
  let state: OpaquePointer

  init() throws {
    guard let state = cb_open() else { throw BenchError.scriptFailed("not enough memory") }
    self.state = state
  }

  deinit { cb_close(state) }

  /// Runs a chunk with the module and a view as arguments, and keeps what it returns.
  func prepare(_ script: String) throws -> Int32 {
    let function = cb_prepare(state, script)
    guard function >= 0 else { throw BenchError.scriptFailed("C refuses \(script)") }
    return function
  }

  /// The work of a function that a chunk returns and that takes the count.
  func loop(_ script: String) throws -> Work {
    let function = try prepare(script)
    return work { cb_run($0, function, $1) }
  }

  /// The work of a loop in C.
  func work(_ body: @escaping (OpaquePointer, Int64) -> Bool) -> Work {
    Work { count in
      if !body(self.state, Int64(count)) { fatalError("the rival's script failed") }
    }
  }
}
