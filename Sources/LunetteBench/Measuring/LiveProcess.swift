#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs on while its lines are read; it is ended with the object.
final class LiveProcess {
  private let words: [String]
  private var process = pid_t()
  private var output: Int32 = -1
  private var unread: [UInt8] = []

  init(_ words: [String]) throws(BenchError) {
    self.words = words
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotRun(words[0], String(cString: strerror(errno))) }
    output = ends[0]
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let status = posix_spawnp(&process, words[0], &actions, nil, copies + [nil], environ)
    close(ends[1])
    guard status == 0 else { throw .cannotRun(words[0], String(cString: strerror(status))) }
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(output)
  }

  /// The next line that it writes, which must come within ten seconds.
  func nextLine() throws(BenchError) -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 10_000) > 0 else { throw failure("it is silent") }
      var bytes = [UInt8](repeating: 0, count: 1 << 18)
      let count = read(output, &bytes, bytes.count)
      guard count > 0 else { throw failure("it has ended") }
      unread += bytes[..<count]
    }
  }

  private func failure(_ reason: String) -> BenchError {
    .cannotRun(words.joined(separator: " "), reason)
  }
}
