import Foundation
import Testing

@testable import ScriptTesting

/// Specs of screens as the runner runs them.
@Suite struct ScreenSpecTests {
  private static let screen = """
    local t = require "lunette.test"
    local ui = require "lunette"
    local function launch(action)
      return t.launch(ui.Button{ title = "Go", frame = { 9, 40, 99, 30 }, onTouchUpInside = action })
    end
    """

  private func run(
    _ text: String, _ change: (inout TestOptions) -> Void = { _ in }
  ) throws -> SpecRun {
    try SpecFolder.run(Self.screen + "\n" + text, change)
  }

  private func kinds(_ run: SpecRun) -> [String] {
    run.results.flatMap(\.problems).map { "\($0.kind.rawValue) \($0.report.message)" }
  }

  @Test func `What a screen has not is a failure, a wrong call an error`() throws {
    let run = try run(
      """
      it("a", function() launch():tap '"Stop"' end)
      it("b", function() launch():tap(7) end)
      it("c", function() launch():tap '"Go"' end)
      """)
    #expect(run.outcomes == ["failed a", "failed b", "passed c"])
    let kinds = kinds(run)
    #expect(kinds.count == 2)
    #expect(kinds.first?.hasPrefix("failure tap \"Stop\"\n  nothing that can be touched") == true)
    #expect(kinds.last?.hasPrefix("error TestScreen:tap: expected a query") == true)
    #expect(run.results[0].problems.first?.report.line == 6)
  }

  @Test func `An error of a script fails the test that it belongs to`() throws {
    let run = try run(
      """
      local screen
      before_each(function() screen = launch(function() error "oops" end) end)
      it("a", function() screen:tap "Button" end)
      it("b", function() screen:tap "Button" screen:expectError "oops" end)
      it("c", function() end)
      """)
    #expect(run.outcomes == ["failed a", "passed b", "passed c"])
    #expect(kinds(run) == ["error in an action of Button: oops"])
    #expect(run.results[0].problems.first?.report.line == 7)
  }

  @Test func `A test makes a class of the name that another one used`() throws {
    let run = try run(
      """
      before_each(function() ui.View:subclass "Badge" end)
      it("a", function() launch() end)
      it("b", function() launch() end)
      it("c", function() ui.View:subclass "Badge" end)
      """)
    #expect(run.outcomes == ["passed a", "passed b", "failed c"])
  }

  @Test func `A file begins with an application of its own`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": Self.screen + """

        it("a", function()
          launch()
          ui.Timer:scheduledTimer(1, true, function() print "late" end)
        end)
        """,
      "b_spec.lua": Self.screen + """

        it("b", function()
          t.clock:advance(5)
          assert.equal(5, t.clock.time)
          assert.equal(0, #ui.Application.shared.windows)
        end)
        """,
    ])
    let run = try folder.run()
    #expect(run.outcomes == ["passed a", "passed b"])
    #expect(run.output == [])
  }

  @Test func `A helper's library has an application of its own in each file`() throws {
    let text = """
      it("x", function()
        print(#ui.Application.shared.windows)
        ui.Window{ rootViewController = ui.ViewController{} }:makeKeyAndVisible()
      end)
      """
    let folder = try SpecFolder([
      "a_spec.lua": text, "b_spec.lua": text, "help.lua": "ui = require 'lunette'",
    ])
    let run = try folder.run { $0.helper = "\(folder.path)/help.lua" }
    #expect(run.summary.passed == 2, "\(run.results.flatMap(\.problems))")
    #expect(run.output == ["0", "0"])
  }

  @Test func `A file begins with the same random numbers, whether it has screens or not`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('a', function() print(math.random(1e6)) print(math.random(1e6)) end)",
      "b_spec.lua": "it('b', function() print(math.random(1e6)) require 'lunette' end)",
      "c_spec.lua": "it('c', function() print(math.random(1e6)) end)",
    ])
    let output = try folder.run().output
    #expect(output.count == 4)
    #expect(output[0] != output[1] && output[2] == output[0] && output[3] == output[0])
  }

  @Test func `Snapshots are written, compared, and told when they are too many`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": Self.screen + """

        it("a", function() assert.matches_snapshot(launch(), "first") end)
        it("b", function() assert.matches_snapshot({ 1, x = "y" }) end)
        it("tree", function() assert.matches_snapshot(launch(), { format = "tree" }) end)
        """
    ])
    func notes(_ run: SpecRun) -> [String] {
      run.events.compactMap {
        guard case .note(let text) = $0 else { return nil }
        return text.replacingOccurrences(of: folder.path + "/", with: "")
      }
    }
    let place = "__snapshots__/a_spec/"
    let first = try folder.run { $0.snapshotPolicy = .new }
    #expect(first.summary.passed == 3)
    #expect(
      notes(first) == [
        "3 snapshots written: \(place)a first.txt, \(place)b.txt, \(place)tree.tree"
      ])
    let table = FileManager.default.contents(atPath: "\(folder.path)/\(place)b.txt")
    #expect(table.map { String(decoding: $0, as: UTF8.self) } == "{\n  1,\n  x = \"y\",\n}\n")
    let second = try folder.run()
    #expect(second.summary.passed == 3 && notes(second) == [])

    try folder.write(
      "a_spec.lua",
      """
      require "lunette.test"
      it("b", function() assert.matches_snapshot({ 2, x = "y" }) end)
      pending("a")
      """)
    let third = try folder.run { $0.snapshotPolicy = .new }
    #expect(third.message(of: "b")?.contains("  {\n-   1,\n+   2,\n") == true)
    #expect(third.results.flatMap(\.problems).map(\.kind) == [.failure])
    #expect(
      notes(third) == ["1 snapshot obsolete, which --update-snapshots removes: \(place)tree.tree"])
    let strict = try folder.run()
    #expect(strict.problems.count == 1 && strict.problems[0].contains("obsolete"))
    let filtered = try folder.run { $0.filters = ["b"] }
    #expect(filtered.problems == [])
    let last = try folder.run { $0.snapshotPolicy = .all }
    #expect(last.summary.failed == 0)
    #expect(
      notes(last) == ["1 snapshot updated: \(place)b.txt", "1 snapshot removed: \(place)tree.tree"])
  }

  @Test func `Snapshots may be pictures`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": Self.screen + """

        it("svg", function() assert.matches_snapshot(launch(), { format = "svg" }) end)
        it("wrong", function() assert.matches_snapshot(launch(), { format = "sgv" }) end)
        """
    ])
    let run = try folder.run { $0.snapshotPolicy = .new }
    #expect(run.message(of: "wrong")?.contains("expected text, tree, json or svg, got") == true)
    let file = FileManager.default.contents(atPath: "\(folder.path)/__snapshots__/a_spec/svg.svg")
    #expect(file?.starts(with: Array("<svg ".utf8)) == true)
  }

  @Test func `An attempt that fails leaves no snapshot to the next`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": """
      require "lunette.test"
      local count = 0
      it("a", function()
        count = count + 1
        assert.matches_snapshot("attempt " .. count)
        assert(count == 2)
      end)
      """
    ])
    let run = try folder.run {
      $0.snapshotPolicy = .new
      $0.retries = 2
    }
    #expect(run.results.first?.attempts == 2)
    let text = FileManager.default.contents(atPath: folder.path + "/__snapshots__/a_spec/a.txt")
    #expect(text.map { String(decoding: $0, as: UTF8.self) } == "attempt 2\n")
  }

  @Test func `Snapshots are written into specs`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": """
      require "lunette.test"
      it("a", function()
        assert.matches_inline_snapshot("one")
      end)
      """
    ])
    #expect(try folder.run { $0.snapshotPolicy = .new }.summary.passed == 1)
    let text = FileManager.default.contents(atPath: folder.path + "/a_spec.lua")
    #expect(
      text.map { String(decoding: $0, as: UTF8.self) } == """
        require "lunette.test"
        it("a", function()
          assert.matches_inline_snapshot("one", [[
            one
          ]])
        end)
        """)
    #expect(try folder.run().summary.passed == 1)
  }

  @Test(arguments: [
    ("after_each(fail)", ["after_each"], ["passed a", "passed b"]),
    (
      "describe('d', function() teardown(fail) it('t', function() end) end)", ["teardown d"],
      ["passed d t", "passed a", "passed b"]
    ),
    (
      "describe('d', function() setup(fail) it('t', function() end) end)", ["setup d"],
      ["blocked d t", "passed a", "passed b"]
    ),
    (
      "describe('d', function() fail() it('t', function() end) end)", ["d"],
      ["passed a", "passed b"]
    ),
  ]) func `An error of a script in a hook is the hook's`(
    _ text: String, _ subjects: [String], _ outcomes: [String]
  ) throws {
    let run = try run(
      """
      local function fail() fail = function() end ui.async(function() error "oops" end) end
      \(text.replacingOccurrences(of: "(fail)", with: "(function() fail() end)"))
      it("a", function() end)
      it("b", function() end)
      """)
    #expect(run.outcomes == outcomes)
    #expect(run.problems.count == subjects.count, "\(run.problems)")
    #expect(run.problems.allSatisfy { $0.contains("oops") }, "\(run.problems)")
  }

  @Test func `An error of a script outside of tests is the file's`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "require('lunette').async(function() error 'oops' end)",
      "b_spec.lua": "it('b', function() require 'lunette.test' end)",
    ])
    let run = try folder.run()
    #expect(run.outcomes == ["passed b"])
    #expect(run.problems.count == 1)
    #expect(run.problems.first?.hasPrefix(folder.path + "/a_spec.lua: ") == true)
    #expect(run.problems.first?.contains("oops") == true)
  }

  @Test func `An error of a script is what a test that must fail needs`() throws {
    let run = try run(
      """
      it.fails("a", function() ui.async(function() error "oops" end) end)
      it.fails("b", function() end)
      it("c", function() end)
      """)
    #expect(run.outcomes == ["passed a", "failed b", "passed c"])
  }

  @Test func `Tests of one name have snapshots of their own, whichever of them runs`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": """
      require "lunette.test"
      it("dup", function() assert.matches_snapshot("1") assert.matches_snapshot("1 again") end)
      it("dup", function() assert.matches_snapshot("2") end)
      """
    ])
    #expect(try folder.run { $0.snapshotPolicy = .new }.outcomes == ["passed dup", "passed dup"])
    let file = folder.path + "/a_spec.lua"
    let run = try folder.run { $0.lines = [file: [3...3]] }
    #expect(run.outcomes == ["passed dup"])
    #expect(try folder.run { $0.repeats = 2 }.summary.passed == 4)
  }

  @Test func `Snapshots of a spec file that is gone are obsolete, and removed when asked for`()
    throws
  {
    let folder = try SpecFolder([
      "a_spec.lua": "require 'lunette.test' it('a', function() assert.matches_snapshot('x') end)",
      "__snapshots__/gone_spec/g.txt": "g\n",
    ])
    _ = try folder.run { $0.snapshotPolicy = .new }
    let strict = try folder.run()
    #expect(strict.summary.failed == 1)
    #expect(strict.problems.first?.contains("gone_spec/g.txt") == true)
    #expect(try folder.run { $0.filters = ["a"] }.summary.failed == 0)
    #expect(try folder.run { $0.snapshotPolicy = .all }.summary.failed == 0)
    #expect(try folder.run().summary.failed == 0)
  }

  @Test func `Snapshots in a folder whose spec files are all gone are obsolete`() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('a', function() end)", "old/__snapshots__/gone_spec/g.txt": "g\n",
    ])
    #expect(try folder.run().problems.first?.contains("old/__snapshots__/gone_spec/g.txt") == true)
    #expect(try folder.run { $0.isRecursive = false }.summary.failed == 0)
    #expect(try folder.run { $0.snapshotPolicy = .all }.summary.failed == 0)
    #expect(try folder.run().summary.failed == 0)
  }
}
