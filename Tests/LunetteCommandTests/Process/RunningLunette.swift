import Foundation

/// `lunette` at a terminal, or with its output in a pipe, while it runs.
final class RunningLunette {
  /// Whether this machine has pseudo-terminals: some small systems have none.
  static let hasTerminals = {
    var (main, other): (Int32, Int32) = (-1, -1)
    guard openpty(&main, &other, nil, nil, nil) == 0 else { return false }
    close(main)
    close(other)
    return true
  }()

  private let process = Process()
  private let output: FileHandle
  private let input = Pipe()
  private let terminal: (main: Int32, other: Int32)?
  private var unread = ""

  struct TookTooLong: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter takesKeys: whether its input is a pipe too, for ``type(_:)``.
  init(_ words: [String], atTerminal: Bool, takesKeys: Bool = false) throws {
    process.executableURL = try LunetteProcess.executable()
    process.arguments = words
    process.environment = LunetteProcess.environment
    if atTerminal {
      var main: Int32 = -1
      var other: Int32 = -1
      guard openpty(&main, &other, nil, nil, nil) == 0 else {
        throw CocoaError(.fileReadUnknown)
      }
      terminal = (main, other)
      output = FileHandle(fileDescriptor: main)
      let handle = FileHandle(fileDescriptor: other)
      process.standardInput = handle
      process.standardOutput = handle
      process.standardError = handle
    } else {
      let pipe = Pipe()
      terminal = nil
      output = pipe.fileHandleForReading
      process.standardInput = takesKeys ? input : FileHandle.nullDevice
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
    }
    modeBefore = terminal.map { RunningLunette.mode($0.other) } ?? []
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if let terminal {
      close(terminal.main)
      close(terminal.other)
    }
  }

  /// What it writes up to a text, which must come.
  @discardableResult
  func output(until text: String) throws -> String {
    let end = Date(timeIntervalSinceNow: 30)
    while true {
      if let range = unread.range(of: text) {
        defer { unread = String(unread[range.upperBound...]) }
        return String(unread[..<range.upperBound])
      }
      var entry = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, 100)
      if entry.revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(output.fileDescriptor, &bytes, bytes.count)
        unread += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      }
      if Date() > end { throw TookTooLong(description: "no \(text) in: \(unread)") }
    }
  }

  func type(_ keys: String) {
    guard let terminal else { return input.fileHandleForWriting.write(Data(keys.utf8)) }
    _ = Array(keys.utf8).withUnsafeBytes { write(terminal.main, $0.baseAddress, $0.count) }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// No more keys come.
  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// Nobody reads its output any more.
  func closeOutput() throws { try output.close() }

  /// The exit status, or minus the signal that ended it.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  // MARK: The terminal's mode

  let modeBefore: [UInt32]

  var mode: [UInt32] { terminal.map { RunningLunette.mode($0.other) } ?? [] }

  private static func mode(_ descriptor: Int32) -> [UInt32] {
    var mode = termios()
    tcgetattr(descriptor, &mode)
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].map { UInt32($0) }
  }
}
