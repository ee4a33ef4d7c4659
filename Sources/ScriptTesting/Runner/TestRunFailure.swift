public import Rendering
public import ScriptHost

/// Why tests cannot be run at all.
public enum TestRunFailure: Error, CustomStringConvertible {
  /// There is no file or folder of this name.
  case notFound(String)
  /// The name of a file of specs is no UTF-8.
  case unreadableName(String)
  /// A pattern for names of files is none.
  case invalidPattern(String, String)
  /// A plugin cannot be used.
  case host(HostError)
  /// A script beside the specs failed: a helper, an output handler, a statement.
  case script(String, ErrorReport)
  case outOfMemory

  public var description: String {
    switch self {
    case .notFound(let path): BytePath.missing(path)
    case .unreadableName(let path):
      "\(TerminalText.line(path)): the name of this spec file is no UTF-8 (� stands for what is "
        + "not); rename it"
    case .invalidPattern(let pattern, let reason):
      "the pattern \(TerminalText.line(pattern)) is none of Lua's: \(reason)"
    case .host(let error): "\(error)"
    case .script(let what, let report): "\(what) failed\n\n\(TerminalText.shown(report.text))"
    case .outOfMemory: "not enough memory to run tests"
    }
  }
}
