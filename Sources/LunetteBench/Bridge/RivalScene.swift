import CBaseline

/// A Lua state with the rival's classes in it.
final class RivalScene {
  let state: OpaquePointer

  init() throws {
    guard let state = cb_open() else { throw BenchError.scriptFailed("not enough memory") }
    self.state = state
  }

  /// - Parameter scene: the bridge's side. The rival gets as much to mark for its collector,
  ///   tables of functions by name as the host's classes are.
  convenience init(against scene: BridgeScene) throws {
    try self.init()
    let run = try loop(
      """
      return function(count)
        ballast = {}
        while collectgarbage "count" * 1024 < count do
          local class = {}
          for i = 1, 40 do
            local name = "member" .. #ballast .. "_" .. i
            class[name] = function() return ballast end
          end
          ballast[#ballast + 1] = class
        end
      end
      """)
    run.run(scene.state.byteCount)
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
