import Foundation

/// The built `lunette`, run as a process of its own.
struct LunetteProcess {
  let output: [UInt8]
  let diagnostics: String
  let exitCode: Int32

  /// The text of standard output.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: the words behind the name of the program.
  ///   - input: what it reads from standard input.
  static func run(_ words: [String], input: String = "") throws -> LunetteProcess {
    let output = Pipe()
    let diagnostics = Pipe()
    let standardInput = Pipe()
    let process = Process()
    process.executableURL = try executable()
    process.arguments = words
    process.environment = environment
    process.standardOutput = output
    process.standardError = diagnostics
    process.standardInput = standardInput
    // Read at the side, so that a full pipe stops nobody.
    let errors = Reader(diagnostics.fileHandleForReading)
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    standardInput.fileHandleForWriting.closeFile()
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return LunetteProcess(
      output: bytes, diagnostics: String(decoding: errors.wait(), as: UTF8.self),
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1)
  }

  /// Runs a command line of the shell in which `$lunette` is the program.
  static func shell(_ script: String) throws -> LunetteProcess {
    let output = Pipe()
    let diagnostics = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = environment.merging(
      ["lunette": try executable().path], uniquingKeysWith: { $1 })
    process.standardOutput = output
    process.standardError = diagnostics
    let errors = Reader(diagnostics.fileHandleForReading)
    try process.run()
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return LunetteProcess(
      output: bytes, diagnostics: String(decoding: errors.wait(), as: UTF8.self),
      exitCode: process.terminationStatus)
  }

  /// What it inherits: somebody sits at the machine, whose caches stay as they are.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": caches, "CI": ""], uniquingKeysWith: { $1 })
  }

  /// A folder for the records of runs, gone when the tests are.
  private static let caches: String = {
    atexit { try? FileManager.default.removeItem(atPath: LunetteProcess.cachesPath) }
    return cachesPath
  }()

  private static var cachesPath: String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("lunette-caches-\(ProcessInfo.processInfo.processIdentifier)").path
  }

  /// The program lies beside the tests.
  static func executable() throws -> URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let lunette = tests.deletingLastPathComponent().appendingPathComponent("lunette")
    guard FileManager.default.isExecutableFile(atPath: lunette.path) else {
      throw MissingExecutable()
    }
    return lunette
  }

  struct MissingExecutable: Error {}
}

/// Reads a pipe on a thread of its own.
private final class Reader: @unchecked Sendable {
  private let group = DispatchGroup()
  private var data = Data()

  init(_ handle: FileHandle) {
    DispatchQueue.global().async(group: group) { [self] in data = handle.readDataToEndOfFile() }
  }

  func wait() -> Data {
    group.wait()
    return data
  }
}
