import Foundation
import Testing

@testable import ScriptTesting

@Suite struct InlineSnapshotTests {
  /// Writes snapshots for lines into a source; gives the source after it, and what went wrong.
  private func write(
    _ source: String, _ texts: [Int: String], policy: SnapshotPolicy = .new, given: String? = nil
  ) throws -> (source: String, problems: [String], report: SnapshotReport) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lunette-\(UUID().uuidString).lua")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    let store = SnapshotStore(policy: policy)
    store.beginTest("a", file: file.path)
    let problems = texts.sorted { $0.key < $1.key }.compactMap {
      store.check($0.value, inline: given, file: file.path, line: $0.key)
    }
    store.endTest(passed: problems.isEmpty)
    let report = store.finish(isComplete: true)
    return (try String(contentsOf: file, encoding: .utf8), problems, report)
  }

  @Test func `A snapshot is written into the call, indented as it`() throws {
    let run = try write(
      "describe('x', function()\n  assert.matches_inline_snapshot(f(1, { 2 }))\nend)\n",
      [2: "  one\n\ntwo\n"])
    #expect(
      run.source == """
        describe('x', function()
          assert.matches_inline_snapshot(f(1, { 2 }), [[
              one

            two
          ]])
        end)

        """)
    #expect(run.report.written.count == 1 && run.report.failures == [])
  }

  @Test func `What was written reads back as the text`() {
    let given = "      one\n\n    two\n  "
    #expect(InlineSnapshot.text(of: given) == "  one\n\ntwo")
    #expect(InlineSnapshot.text(of: "plain") == "plain")
    let store = SnapshotStore(policy: .none)
    store.beginTest("a", file: "f")
    #expect(store.check("  one\n\ntwo\n", inline: given, file: "f", line: 1) == nil)
    #expect(store.check("other", inline: given, file: "f", line: 1)?.contains("+ other") == true)
  }

  @Test func `A snapshot that differs is replaced when asked for`() throws {
    let source =
      "assert.matches_inline_snapshot(x, [[\n  old\n]])\nassert.matches_inline_snapshot(y)\n"
    let run = try write(source, [1: "a ]] b", 4: "new"], policy: .all, given: "  old\n")
    #expect(
      run.source
        == "assert.matches_inline_snapshot(x, [=[\n  a ]] b\n]=])\n"
        + "assert.matches_inline_snapshot(y, [[\n  new\n]])\n")
    #expect(run.report.failures == [])
  }

  @Test func `Several texts of one call are an error and never written`() throws {
    let store = SnapshotStore(policy: .new)
    store.beginTest("a", file: "f")
    #expect(store.check("1", inline: nil, file: "f", line: 3) == nil)
    #expect(store.check("1", inline: nil, file: "f", line: 3) == nil)
    #expect(store.check("2", inline: nil, file: "f", line: 3)?.contains("different texts") == true)
  }

  @Test(arguments: [
    ("a.matches_inline_snapshot(x) a.matches_inline_snapshot(y)", "several calls"),
    ("local x", "does not name"),
    ("f(x)\na.matches_inline_snapshot(y)", "does not name"),
    ("local f = a.matches_inline_snapshot; f('x')", "does not call"),
    ("pcall(a.matches_inline_snapshot, 'x')", "does not call"),
    ("a.matches_inline_snapshot { 1", "does not call"),
    ("a.matches_inline_snapshot()", "would be no Lua"),
    ("a.matches_inline_snapshot(x, y)", "must be one string"),
    ("a.matches_inline_snapshot(x", "has no end"),
  ]) func `A call that cannot be changed is told`(source: String, reason: String) throws {
    let run = try write(source, [1: "t"])
    #expect(run.source == source)
    #expect(run.report.failures.count == 1 && run.report.failures[0].contains(reason))
  }

  @Test func `One that cannot be written leaves the others`() throws {
    let run = try write(
      "a.matches_inline_snapshot(x)\nlocal y\na.matches_inline_snapshot(z)\n",
      [1: "one", 2: "two", 3: "three"])
    #expect(
      run.source == "a.matches_inline_snapshot(x, [[\n  one\n]])\nlocal y\n"
        + "a.matches_inline_snapshot(z, [[\n  three\n]])\n")
    #expect(run.report.failures.count == 1 && run.report.written.count == 2)
    #expect(run.report.failures[0].contains(":2 cannot be written"))
  }

  @Test(
    arguments: [
      ("assert.matches_inline_snapshot()", "matches_inline_snapshot: expected a value, got none"),
      ("assert.matches_snapshot()", "matches_snapshot: expected a value, got none"),
      (
        "assert.matches_inline_snapshot(0/0)",
        "there is no snapshot here, and none is written now: run the test where it may be "
          + "(--update-snapshots), and keep the file"
      ),
      ("assert.matches_inline_snapshot(0/0, 'nan')", nil),
      ("assert.matches_inline_snapshot(-(0/0), 'nan')", nil),
    ] as [(String, String?)]) func `A mistake is told at the line of the spec`(
      call: String, message: String?
    ) throws
  {
    let run = try SpecFolder.run("require 'lunette.test'\nit('x', function() \(call) end)") {
      $0.snapshotPolicy = .none
    }
    let report = run.results.first?.problems.first?.report
    #expect(report?.message == message)
    #expect(report == nil || report?.line == 2 && report?.file?.hasSuffix("a_spec.lua") == true)
  }

  @Test func `Who asks for none of the module is told to`() throws {
    let run = try SpecFolder.run("it('x', function() assert.matches_inline_snapshot(1) end)")
    #expect(run.message(of: "x")?.contains(#"require "lunette.test" first"#) == true)
  }

  @Test(arguments: ["'x'", "[[x]]", "{ 1, { 2 } }"])
  func `An argument without parentheses gets them`(_ argument: String) throws {
    let run = try write("  a.matches_inline_snapshot \(argument)\nlocal x", [1: "t"])
    #expect(run.source == "  a.matches_inline_snapshot(\(argument), [[\n    t\n  ]])\nlocal x")
  }

  @Test func `A branch inside of the call hides no comma`() throws {
    let call = "a.matches_inline_snapshot(f(function() if x then y() elseif z then w() end end)"
    #expect(try write(call + ")", [1: "t"]).source == call + ", [[\n  t\n]])")
  }

  @Test func `Control characters go into no spec`() throws {
    #expect(try write("a.matches_inline_snapshot(x)", [1: "\u{1}"]).problems.count == 1)
  }
}
