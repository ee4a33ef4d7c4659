import ScriptHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The keys of a terminal, one by one, until it is closed; then the terminal is as it was. Or what
/// a program writes into a pipe in place of a person.
final class Keyboard {
  let descriptor: Int32
  private let mode: TerminalMode?
  /// Readable when the process goes on after a stop, and somebody else may have used the terminal.
  var resumption: Int32? { resumed?.descriptor }
  private let resumed: WakeUp?
  private var decoder = KeyDecoder()

  /// Whether a person sees what is written, and types single keys.
  var isTerminal: Bool { mode != nil }

  /// Begins to take keys; nil where standard input gives none.
  ///
  /// - Parameters:
  ///   - isSeen: whether a person sees what is written: otherwise a terminal does not count.
  ///   - takesPipe: whether a pipe counts.
  init?(isSeen: Bool, takesPipe: Bool) {
    descriptor = STDIN_FILENO
    mode = isSeen ? TerminalMode() : nil
    resumed = mode == nil ? nil : try? WakeUp()
    if let mode {
      TerminalSignals.restore(mode, resumed)
      mode.enter()
    } else if !takesPipe || !Keyboard.isPipe(STDIN_FILENO) {
      return nil
    }
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    var record = stat()
    return fstat(descriptor, &record) == 0 && record.st_mode & S_IFMT == S_IFIFO
  }

  /// What has been typed; waits when that is nothing.
  func read() -> [Key] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = systemRead(&bytes)
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return [.end] }
    return decoder.keys(Array(bytes.prefix(max(0, count))))
  }

  /// Notes that the screen was shown again after a stop.
  func forgetResumption() { resumed?.reset() }

  func close() { mode?.restore() }

  deinit { mode?.restore() }

  private func systemRead(_ bytes: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, &bytes, bytes.count)
    #else
      Darwin.read(descriptor, &bytes, bytes.count)
    #endif
  }
}
