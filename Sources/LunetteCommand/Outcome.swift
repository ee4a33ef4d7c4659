/// What a command leaves: bytes for standard output, text for standard error, and a status.
struct Outcome: Equatable {
  var output: [UInt8] = []
  var diagnostics = ""
  var exitCode = ExitCode.success

  init(output: [UInt8] = [], diagnostics: String = "", exitCode: ExitCode = .success) {
    self.output = output
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }

  init(printing text: String) {
    self.init(output: Array(text.utf8))
  }
}

/// The exit statuses of every command.
enum ExitCode: Int32 {
  case success = 0
  /// A script or a test failed.
  case failure = 1
  /// The command line is wrong.
  case usage = 2
  /// No test was found.
  case noTests = 5
}
