/// Why something cannot be measured.
enum BenchError: Error, CustomStringConvertible {
  /// A program does not start, or fails, for this reason.
  case cannotRun(String, String)
  /// A script of a benchmark fails, with this message.
  case scriptFailed(String)
  /// What is measured does not do what it should.
  case wrongResult(String)
  /// The command line is wrong.
  case usage(String)
  /// A file with results cannot be read or written.
  case unreadable(String)

  var description: String {
    switch self {
    case .cannotRun(let program, let reason): "\(program) cannot be run: \(reason)"
    case .scriptFailed(let message): "a benchmark's script failed: \(message)"
    case .wrongResult(let what): "\(what) gave a wrong result"
    case .usage(let message): message
    case .unreadable(let message): message
    }
  }
}
