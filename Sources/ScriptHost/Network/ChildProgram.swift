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
    // Files, since the reader of a pipe waits for each program that another thread has started
    // meanwhile, too.
    guard let source = tmpfile() else { return nil }
    defer { fclose(source) }
    guard let target = tmpfile() else { return nil }
    defer { fclose(target) }
    guard fwrite(input, 1, input.count, source) == input.count, fflush(source) == 0 else {
      return nil
    }
    rewind(source)
    guard let process = start(arguments, input: fileno(source), output: fileno(target)) else {
      return nil
    }
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
    let count = size(of: target)
    if isTooLong || count > limit { return Outcome(exitCode: 0, output: [], isTooLong: true) }
    var output = [UInt8](repeating: 0, count: count)
    rewind(target)
    output.removeLast(count - fread(&output, 1, count, target))
    // The low bits tell of a signal, the next byte is the exit code.
    let exitCode = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : 128 + ending & 0x7F
    return Outcome(exitCode: exitCode, output: output, isTooLong: false)
  }

  private func size(of file: UnsafeMutablePointer<FILE>) -> Int {
    var record = stat()
    return fstat(fileno(file), &record) == 0 ? Int(record.st_size) : 0
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
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = ([name] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process = pid_t()
    var status = posix_spawnp(&process, name, &actions, nil, words + [nil], environ)
    // A program that was written just now may still be open in a process that begins.
    for _ in 0..<100 where status == ETXTBSY {
      usleep(10_000)
      status = posix_spawnp(&process, name, &actions, nil, words + [nil], environ)
    }
    return status == 0 ? process : nil
  }
}
