import Foundation

/// A command line of the shell that runs on in the background; both its streams are seen.
final class BackgroundShell {
  private let process = Process()
  private let output = Pipe()
  private var unread: [UInt8] = []

  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameters:
  ///   - command: calls the program by its name.
  ///   - folder: the working folder.
  init(_ command: String, in folder: String) throws {
    let lunette = try LunetteProcess.executable().deletingLastPathComponent().path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "PATH='\(lunette)':$PATH; cd '\(folder)' && exec \(command) 2>&1"]
    process.environment = LunetteProcess.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The next lines, which must come.
  func lines(_ count: Int) throws -> [String] {
    let end = Date(timeIntervalSinceNow: 30)
    let descriptor = output.fileHandleForReading.fileDescriptor
    while unread.count(where: { $0 == 0x0A }) < count {
      if Date() > end {
        throw Silence(description: "no \(count) lines: \(String(decoding: unread, as: UTF8.self))")
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 100) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let length = read(descriptor, &bytes, bytes.count)
      unread += bytes.prefix(max(0, length))
      // What stands between screens in a pipe: a terminal has none of it.
      while let separator = unread.firstRange(of: [0x0C, 0x0A]) { unread.removeSubrange(separator) }
    }
    let parts = unread.split(separator: 0x0A, maxSplits: count, omittingEmptySubsequences: false)
    unread = Array(parts[count])
    return parts.prefix(count).map { String(decoding: $0, as: UTF8.self) }
  }
}
