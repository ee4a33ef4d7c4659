import Rendering
import ScriptHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error, by the system's own calls: bytes go out as they are.
enum StandardStreams {
  /// Makes writing to a closed pipe an error in the place of a signal.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes to standard output.
  ///
  /// - Returns: why not all of it was written, in the system's words; nil when it was, or when
  ///   nobody reads on, as with `| head`.
  static func writeOutput(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) -> String? {
    write(bytes, to: descriptor)
  }

  /// Sends what the process writes to standard output to standard error from now on.
  ///
  /// - Returns: what standard output was.
  static func divertOutput() -> Int32 {
    let output = dup(STDOUT_FILENO)
    guard output >= 0 else { return STDOUT_FILENO }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    fflush(nil)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }

  /// Writes to standard error, with nothing in it that could drive a terminal; where that fails
  /// there is nobody left to tell.
  static func writeError(_ text: String) {
    _ = write(Array(TerminalText.shown(text).utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(rebasing: buffer[...])
      while let start = rest.baseAddress, !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start, rest.count)
        #else
          let count = Darwin.write(descriptor, start, rest.count)
        #endif
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        case EPIPE: return nil
        default: return systemReason()
        }
      }
      return nil
    }
  }

  /// Reads all of standard input.
  static func readStandardInput() throws(FileFailure) -> [UInt8] {
    try SourceFile.read(descriptor: STDIN_FILENO)
  }

  private static func systemReason() -> String {
    strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }
}
