#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that is run to its end, for what it prints.
public struct ChildProgram {
  /// Its name, which is looked for on `PATH`, or its path.
  let name: String

  public struct Outcome {
    /// 128 and the number of the signal, where one has ended it.
    public var exitCode: Int32
    public var output: [UInt8]
    /// What it has said of errors.
    public var errors: [UInt8]
    /// Whether it was ended since it printed more than it may.
    public var isTooLong: Bool
  }

  /// Why a program could not be started.
  public struct Failure: Error {
    public let reason: String

    init(_ code: Int32) { reason = strerror(code).map { String(cString: $0) } ?? "error \(code)" }
  }

  public init(name: String) { self.name = name }

  /// Runs it with arguments and with bytes on standard input.
  ///
  /// - Parameter limit: so many bytes it may print.
  public func run(
    _ arguments: [String], input: [UInt8] = [], limit: Int = .max
  ) throws(Failure) -> Outcome {
    // Files, since the reader of a pipe waits for each program that another thread has started
    // meanwhile, too.
    guard let source = tmpfile() else { throw Failure(errno) }
    defer { fclose(source) }
    guard let target = tmpfile() else { throw Failure(errno) }
    defer { fclose(target) }
    guard let complaints = tmpfile() else { throw Failure(errno) }
    defer { fclose(complaints) }
    guard fwrite(input, 1, input.count, source) == input.count, fflush(source) == 0 else {
      throw Failure(errno)
    }
    rewind(source)
    let process = try start(
      arguments, files: [fileno(source), fileno(target), fileno(complaints)])
    var ending: Int32 = 0
    var isTooLong = false
    while true {
      let ended = waitpid(process, &ending, WNOHANG)
      if ended == process || (ended < 0 && errno != EINTR) { break }
      if !isTooLong, size(of: target) > limit {
        isTooLong = true
        kill(process, SIGKILL)
      }
      usleep(1000)
    }
    isTooLong = isTooLong || size(of: target) > limit
    // The low bits tell of a signal, the next byte is the exit code.
    let exitCode = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : 128 + ending & 0x7F
    return Outcome(
      exitCode: exitCode, output: isTooLong ? [] : contents(of: target),
      errors: contents(of: complaints), isTooLong: isTooLong)
  }

  private func contents(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size(of: file))
    rewind(file)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }

  private func size(of file: UnsafeMutablePointer<FILE>) -> Int {
    var record = stat()
    return fstat(fileno(file), &record) == 0 ? Int(record.st_size) : 0
  }

  /// - Parameter files: its standard input, output and errors.
  private func start(_ arguments: [String], files: [Int32]) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    let words = ([name] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process = pid_t()
    var status = posix_spawnp(&process, name, &actions, nil, words + [nil], environ)
    // A program that was written just now may still be open in a process that begins.
    for _ in 0..<100 where status == ETXTBSY {
      usleep(10_000)
      status = posix_spawnp(&process, name, &actions, nil, words + [nil], environ)
    }
    guard status == 0 else { throw Failure(status) }
    return process
  }
}
