import ScriptHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The keys of a terminal, one by one, until it is closed; then the terminal is as it was.
final class Keyboard {
  let descriptor: Int32
  private let mode: TerminalMode
  /// Readable when the process goes on after a stop, and somebody else may have used the terminal.
  var resumption: Int32? { resumed?.descriptor }
  private let resumed = try? WakeUp()
  private var decoder = KeyDecoder()

  /// Begins to take keys; nil where standard input is no terminal.
  init?() {
    guard let mode = TerminalMode() else { return nil }
    self.mode = mode
    descriptor = mode.descriptor
    TerminalSignals.restore(mode, resumed)
    mode.enter()
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

  func close() { mode.restore() }

  deinit { mode.restore() }

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
