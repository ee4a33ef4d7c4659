import ScriptHost
import ScriptTesting

/// What `lunette test` needs of the system: functions, so that tests can stand in for it.
struct TestSurroundings {
  /// Whether standard output is a terminal on which somebody watches.
  var isTerminal: Bool
  /// Makes a folder the working one; a message when it cannot.
  var enter: (_ folder: String) -> String?
  var readFile: (_ path: String) throws(FileFailure) -> [UInt8]
  /// Begins a file anew, or goes on at its end; gives what writes to it.
  var openFile: (_ path: String, _ appends: Bool) throws(FileFailure) -> (String) -> Void
  /// Writes to standard output.
  var write: (String) -> Void
  /// Sends what scripts write to standard output to standard error from now on.
  var keepOutputToItself: () -> Void
  /// Takes a line for standard error.
  var log: (String) -> Void
  /// What `CI` says in the environment.
  var ci: String?
  /// Whether there is a file of this name.
  var exists: (_ path: String) -> Bool = { _ in true }
  /// The record of the last run here, and keeps the next; nil where there is none.
  var readRecord: () -> String? = { nil }
  var writeRecord: (String) -> Void = { _ in }
  /// The files that git says differ from a commit.
  var changedFiles: (_ commit: String) throws(GitFailure) -> [String] = { _ in [] }
  /// Begins to take single keys of a terminal, or of a pipe where that counts; nil where nobody gives
  /// any.
  var openKeyboard: (_ takesPipe: Bool) -> Keyboard? = { _ in nil }
  /// Standard output where that is a pipe, which is readable when nobody reads it any more.
  var outputPipe: () -> Int32? = { nil }
  /// A number that is another each time.
  var randomSeed: () -> Int
}
