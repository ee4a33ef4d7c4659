import Foundation
import Rendering
import ScriptHost
import ScriptTesting
import Testing
import ViewKit

/// A screen made by a script, driven by steps and read back as it is rendered.
final class ScriptScreen {
  let host: ScriptHost.Host
  private let driver: Driver

  /// Shows what a script returns; its mistakes fail the test.
  ///
  /// - Parameter text: the script; `ui` is there already.
  init(
    _ text: String, size: Size = Metrics.screenSize,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    var options = HostOptions()
    options.screenSize = size
    host = try ScriptHost.Host(options: options)
    driver = Driver(host.application)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lunette-\(UUID().uuidString).lua")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("local ui = require \"lunette\"; \(text)".utf8).write(to: file)
    try host.open(file.path)
    try driver.start()
    checkErrors(location)
  }

  /// Does steps, written as for `--do`.
  func perform(_ steps: String, _ location: SourceLocation = #_sourceLocation) throws {
    for step in try StepScript(parsing: steps, name: "steps").steps { try driver.perform(step) }
    checkErrors(location)
  }

  /// Does steps in which a callback fails with this in its message.
  func performFailing(
    _ steps: String, with part: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    for step in try StepScript(parsing: steps, name: "steps").steps { try driver.perform(step) }
    host.collectApplicationErrors()
    #expect(
      host.errors.count == 1 && host.errors.allSatisfy { $0.message.contains(part) },
      sourceLocation: location)
  }

  private func checkErrors(_ location: SourceLocation) {
    host.collectApplicationErrors()
    #expect(host.errors.map(\.text) == [], sourceLocation: location)
  }

  /// The rows that show something, without the blanks around them and without the status bar.
  var rows: [String] {
    text.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The first row, which the status bar has.
  var statusBar: String { text.split(separator: "\n").first.map(String.init) ?? "" }

  /// The screen as a document.
  var json: String { String(decoding: host.render(as: .json), as: UTF8.self) }

  /// The screen as text.
  var text: String { String(decoding: host.render(as: .text), as: UTF8.self) }

  /// The screen as a tree, without the frames that are told elsewhere.
  var tree: [String] {
    String(decoding: host.render(as: .tree), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The screen as text with the codes of a terminal for colour and style.
  var colored: String {
    String(decoding: host.render(as: .text, options: RenderOptions(isColored: true)), as: UTF8.self)
  }

  /// The lines that the script printed.
  var log: [String] { host.log.map(\.message) }

  /// The view of an identifier.
  func view<Subject: View>(_ id: String, _: Subject.Type = Subject.self) throws -> Subject {
    let found = try driver.find(Query(parsing: "#\(id)"))
    return try #require(found.view as? Subject)
  }
}
