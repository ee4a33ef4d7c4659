import Foundation
import ScriptTesting

/// A folder of specs for a test, gone when the test is.
final class SpecFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "specs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs what is in the folder.
  func run(_ change: (inout TestOptions) -> Void = { _ in }) throws -> SpecRun {
    var options = TestOptions()
    options.roots = [path]
    options.limits.seconds = 2
    change(&options)
    let log = EventLog()
    let summary = try TestRunner(options).run { log.add($0) }
    return SpecRun(summary: summary, events: log.events)
  }

  /// Runs one spec.
  static func run(
    _ text: String, _ change: (inout TestOptions) -> Void = { _ in }
  ) throws -> SpecRun {
    try SpecFolder(["a_spec.lua": text]).run(change)
  }
}

/// What a run gave.
struct SpecRun {
  let summary: TestSummary
  let events: [TestEvent]

  var results: [TestResult] {
    events.compactMap { if case .testEnded(let result) = $0 { result } else { nil } }
  }

  /// `passed a b`, one for each test.
  var outcomes: [String] { results.map { "\($0.status.rawValue) \($0.test.full)" } }

  /// Errors outside of tests: `subject: message`.
  var problems: [String] {
    events.compactMap {
      if case .problem(let problem) = $0 {
        "\(problem.subject): \(problem.report.message)"
      } else {
        nil
      }
    }
  }

  /// What specs printed.
  var output: [String] {
    events.compactMap { if case .printed(let line) = $0 { line } else { nil } }
  }

  /// The message of the only problem of a test.
  func message(of name: String) -> String? {
    results.first { $0.test.full == name }?.problems.first?.report.message
  }
}

/// The runner sends events from one thread at a time.
private final class EventLog: @unchecked Sendable {
  private(set) var events: [TestEvent] = []

  func add(_ event: TestEvent) { events.append(event) }
}
