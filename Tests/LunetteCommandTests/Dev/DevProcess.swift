import Foundation

/// `lunette dev` in pipes: lines in, one JSON document per rendering out, every wait bounded.
final class DevProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var unread: [UInt8] = []
  /// All that has come on standard error, as it is read.
  private(set) var diagnostics = ""

  /// One rendering: the document, and what became of the change that led to it.
  struct Rendering {
    let document: [String: Any]

    var reload: [String: Any] { document["reload"] as? [String: Any] ?? [:] }
    var outcome: String { reload["outcome"] as? String ?? "" }
    func names(_ key: String) -> [String] { reload[key] as? [String] ?? [] }
    var errors: [String] {
      (document["errors"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    }
    var kinds: [String] {
      (document["errors"] as? [[String: Any]] ?? []).compactMap { $0["kind"] as? String }
    }
    var log: [String] {
      (document["log"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    }

    /// The texts and titles on the screen, in order.
    var texts: [String] {
      var texts: [String] = []
      func visit(_ node: [String: Any]) {
        if node["class"] as? String == "Label", let text = node["text"] as? String {
          texts.append(text)
        }
        for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
      }
      for window in document["windows"] as? [[String: Any]] ?? [] { visit(window) }
      return texts
    }
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  init(_ words: [String], format: String = "json") throws {
    process.executableURL = try LunetteProcess.executable()
    process.arguments = ["dev"] + words + ["--format", format]
    process.environment = LunetteProcess.environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    for pipe in [output, errors] {
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The next rendering, which must come.
  func next() throws -> Rendering {
    let line = try nextLine()
    let object = try JSONSerialization.jsonObject(with: Data(line))
    guard let document = object as? [String: Any] else { throw Missing(description: "no object") }
    return Rendering(document: document)
  }

  /// The next rendering of some outcome, since a file may be seen half written before.
  func next(_ outcome: String) throws -> Rendering {
    var seen: [String] = []
    while true {
      let rendering = try next()
      if rendering.outcome == outcome { return rendering }
      seen.append(rendering.outcome)
      if seen.count > 50 { throw Missing(description: "no \(outcome) in \(seen)") }
    }
  }

  /// Whether nothing is rendered for so many seconds.
  func isQuiet(for seconds: Double) -> Bool {
    wait(seconds)
    return unread.isEmpty
  }

  func nextLine(within seconds: Double = 30) throws -> [UInt8] {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if let index = unread.firstIndex(of: 0x0A) {
        defer { unread.removeFirst(index + 1) }
        return Array(unread[..<index])
      }
      if Date() > end {
        throw Missing(description: "no line; standard error has: \(diagnostics)")
      }
      wait(0.1)
    }
  }

  private func wait(_ seconds: Double) {
    let descriptors = [output, errors].map(\.fileHandleForReading.fileDescriptor)
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&entries, 2, Int32(seconds * 1000))
    unread += DevProcess.read(descriptors[0])
    diagnostics += String(decoding: DevProcess.read(descriptors[1]), as: UTF8.self)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count <= 0 { return all }
      all += bytes[..<count]
    }
  }

  /// Standard error up to a text, which must come.
  func diagnostics(until text: String) throws -> String {
    let end = Date(timeIntervalSinceNow: 30)
    while !diagnostics.contains(text) {
      if Date() > end { throw Missing(description: "no \(text) in: \(diagnostics)") }
      wait(0.1)
    }
    return diagnostics
  }

  func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  func closeInput() { input.fileHandleForWriting.closeFile() }

  func closeOutput() { output.fileHandleForReading.closeFile() }

  func send(signal: Int32) { kill(process.processIdentifier, signal) }

  /// The exit status, or minus the signal that ended it; it must end.
  func end() throws -> Int32 {
    let end = Date(timeIntervalSinceNow: 30)
    while process.isRunning {
      if Date() > end { throw Missing(description: "it does not end") }
      usleep(5000)
    }
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}
