#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run for what it prints.
struct ChildProcess {
  struct Failure: Error {
    let reason: String
  }

  private let process: pid_t
  private let output: Int32
  private let errors: Int32

  /// Starts a program, which is looked for where the shell would.
  init(_ words: [String]) throws(Failure) {
    var outputEnds: [Int32] = [-1, -1]
    var errorEnds: [Int32] = [-1, -1]
    guard pipe(&outputEnds) == 0, pipe(&errorEnds) == 0 else { throw ChildProcess.failure(errno) }
    for end in [outputEnds[0], errorEnds[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputEnds[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errorEnds[1], STDERR_FILENO)
    for end in [outputEnds[1], errorEnds[1]] {
      posix_spawn_file_actions_addclose(&actions, end)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let status = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    close(outputEnds[1])
    close(errorEnds[1])
    guard status == 0 else {
      close(outputEnds[0])
      close(errorEnds[0])
      throw ChildProcess.failure(status)
    }
    self.process = process
    output = outputEnds[0]
    errors = errorEnds[0]
  }

  /// All that it prints, and its status; -1 when a signal ended it.
  func wait() -> (output: [UInt8], errors: [UInt8], status: Int32) {
    var texts: [Int32: [UInt8]] = [output: [], errors: []]
    var open = [output, errors]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
      var entries = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&entries, nfds_t(entries.count), -1)
      for entry in entries where entry.revents != 0 {
        let count = read(entry.fd, &buffer, buffer.count)
        if count > 0 {
          texts[entry.fd]?.append(contentsOf: buffer[..<count])
        } else if count == 0 || errno != EINTR {
          close(entry.fd)
          open.removeAll { $0 == entry.fd }
        }
      }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let isEnded = status & 0x7F == 0
    return (texts[output] ?? [], texts[errors] ?? [], isEnded ? status >> 8 & 0xFF : -1)
  }

  private static func failure(_ code: Int32) -> Failure {
    Failure(reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }
}
