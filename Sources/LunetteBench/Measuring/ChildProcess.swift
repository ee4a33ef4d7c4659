#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program that is run to its end.
struct ChildProcess {
  /// The program, a path or a name to be found on PATH, and its arguments.
  let words: [String]
  var environment: [String] = []
  /// Files that are there as long as the process may be run.
  var files: [TemporaryFile] = []

  struct Ending {
    var exitCode: Int32
    /// From before the start until after the end, in nanoseconds.
    var time: Double
    /// The most memory that it had at once, in bytes.
    var peak: Int
  }

  /// Runs the program.
  ///
  /// - Parameter errorFile: takes standard error; standard output is thrown away.
  func run(errorFile: String = "/dev/null") throws(BenchError) -> Ending {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process = pid_t()
    let start = Stopwatch.wallTime
    let status = withCStrings(words) { arguments in
      withCStrings(environment + Self.ownEnvironment) { variables in
        posix_spawnp(&process, words[0], &actions, nil, arguments, variables)
      }
    }
    guard status == 0 else { throw .cannotRun(words[0], String(cString: strerror(status))) }
    var ending: Int32 = 0
    var usage = rusage()
    while wait4(process, &ending, 0, &usage) < 0 && errno == EINTR {}
    let time = Stopwatch.wallTime - start
    // The low bits tell of a signal, the next byte is the exit code.
    let exitCode = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : 128 + ending & 0x7F
    return Ending(exitCode: exitCode, time: time, peak: Int(usage.ru_maxrss) * 1024)
  }

  private static var ownEnvironment: [String] {
    var result: [String] = []
    var position = environ
    while let variable = position.pointee {
      result.append(String(cString: variable))
      position += 1
    }
    return result
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Where a program of this name is on PATH.
  static func path(of name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
