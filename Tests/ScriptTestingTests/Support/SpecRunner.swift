import Foundation
import LuaRuntime
import ScriptHost
import Testing

@testable import ScriptTesting

/// Runs Lua as a file of specs would, in a folder of its own, without the runner: a failure or an
/// error is the result.
final class SpecRunner {
  let host: ScriptHost.Host
  let screens: TestScreens
  let folder: String

  init(_ files: [String: String] = [:], policy: SnapshotPolicy = .none) throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("lunette-\(UUID().uuidString)").path
    host = try ScriptHost.Host()
    screens = TestScreens(host, snapshots: SnapshotStore(policy: policy))
    for (name, text) in files { try write(text, name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var file: String { "\(folder)/spec/a_spec.lua" }

  func write(_ text: String, _ name: String) throws {
    let path = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: path)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs a script with `t` and `ui`; returns the message of what it raises, marked when that is a
  /// failure, else "".
  @discardableResult
  func run(_ text: String) throws -> String {
    let stack = host.state.stack
    defer { stack.top = 0 }
    try host.state.load(
      Array(
        """
        local t, ui, body = ...
        local ok, e = pcall(body, t, ui)
        if ok then return "" end
        local kind = type(e) == "table" and getmetatable(e).__type .. ": " or ""
        return kind .. tostring(e)
        """.utf8), name: "runner")
    try screens.push(stack)
    host.library.pushModule()
    try host.state.load(Array("local t, ui = ... \(text)".utf8), name: file)
    try host.state.call(arguments: 3, results: 1)
    return (stack.string(-1) ?? "").replacingOccurrences(of: folder + "/", with: "")
  }

  /// Runs a script as a test; the errors that it did not expect follow what it raises.
  func test(_ text: String, name: String = "a test") throws -> String {
    screens.beginTest(name, file: file)
    let message = try run(text)
    let errors = screens.endTest(passed: message.isEmpty)
    return ([message] + errors.map(\.message)).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
