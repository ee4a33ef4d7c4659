#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that is run to its end.
struct ChildProgram {
  /// Its name, which is looked for on `PATH`, or its path.
  let name: String

  struct Outcome {
    /// 128 and the number of the signal, where one has ended it.
    var exitCode: Int32
    var output: [UInt8]
    /// Whether it was ended since it printed more than it may.
    var isTooLong: Bool
  }

  /// Runs it with arguments and with bytes on standard input; nil where it cannot be started.
  ///
  /// - Parameter limit: so many bytes it may print.
  func run(_ arguments: [String], input: [UInt8], limit: Int) -> Outcome? {
    // A file, since a pipe would have to be filled while the other is emptied.
    guard let source = tmpfile() else { return nil }
    defer { fclose(source) }
    guard fwrite(input, 1, input.count, source) == input.count, fflush(source) == 0 else {
      return nil
    }
    rewind(source)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    guard let process = start(arguments, input: fileno(source), output: ends[1]) else {
      close(ends[1])
      return nil
    }
    close(ends[1])
    let (output, isTooLong) = read(ends[0], limit: limit)
    if isTooLong { kill(process, SIGKILL) }
    var ending: Int32 = 0
    while waitpid(process, &ending, 0) < 0 && errno == EINTR {}
    // The low bits tell of a signal, the next byte is the exit code.
    let exitCode = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : 128 + ending & 0x7F
    return Outcome(exitCode: exitCode, output: output, isTooLong: isTooLong)
  }

  private func start(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if output != 1 { posix_spawn_file_actions_addclose(&actions, output) }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = ([name] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, name, &actions, nil, words + [nil], environ) == 0 else {
      return nil
    }
    return process
  }

  /// All that comes, as far as the limit.
  private func read(_ descriptor: Int32, limit: Int) -> ([UInt8], isTooLong: Bool) {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = systemRead(descriptor, &part)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return (bytes, false) }
      bytes += part[..<count]
      if bytes.count > limit { return (bytes, true) }
    }
  }

  // `read` alone would name the method above.
  private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    let size = buffer.count
    #if canImport(Glibc)
      return Glibc.read(descriptor, &buffer, size)
    #elseif canImport(Musl)
      return Musl.read(descriptor, &buffer, size)
    #else
      return Darwin.read(descriptor, &buffer, size)
    #endif
  }
}
