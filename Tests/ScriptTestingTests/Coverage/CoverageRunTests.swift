import Foundation
import Testing

@testable import ScriptTesting

/// Coverage of whole runs: which files count, from all states of Lua together.
@Suite struct CoverageRunTests {
  private static let manifest = """
    { "name": "p", "version": "1.0.0", "description": "d", "lunette": ">=1", "main": "main.lua" }
    """
  private static let main = """
    local ui = require "lunette"
    local part = require "part"
    local Screen = ui.ViewController:subclass "Screen"
    function Screen:viewDidLoad()
      self.button = ui.Button{ title = "Go" }
      self.button:on("touchUpInside", function()
        self.done = part.double(2)
        ui.async(function()
          ui.sleep(1)
          self.late = true
        end)
      end)
      self.view:addSubview(self.button)
      self.button.frame = { 0, 0, 100, 44 }
    end
    function Screen:unused()
      return nil
    end
    return Screen
    """

  private static func plugin(_ more: [String: String] = [:]) throws -> SpecFolder {
    try SpecFolder(
      [
        "plugin.json": manifest, "main.lua": main,
        "part.lua": "local M = {}\nfunction M.double(n)\n  return n * 2\nend\nreturn M\n",
        "idle.lua": "local M = {}\nfunction M.f() return 1 end\nreturn M\n",
        "spec/main_spec.lua": """
        local t = require "lunette.test"
        it("goes", function()
          local screen = t.launch("../main.lua")
          screen:tap '"Go"'
          screen:advance(2)
        end)
        """,
      ].merging(more) { $1 })
  }

  private static func report(
    _ folder: SpecFolder, _ change: (inout TestOptions) -> Void = { _ in }
  ) throws -> (report: CoverageReport, run: SpecRun) {
    let run = try folder.run {
      $0.coverage.isOn = true
      change(&$0)
    }
    let reports = run.events.compactMap { if case .coverage(let found) = $0 { found } else { nil } }
    try #require(reports.count == 1)
    return (reports[0], run)
  }

  private static func name(_ file: FileCoverage) -> String { FileSystem.name(of: file.path) }

  @Test func `The files of a tested plugin count, loaded or not, and its specs do not`() throws {
    let (report, run) = try Self.report(Self.plugin())
    #expect(run.outcomes == ["passed goes"])
    #expect(report.files.map(Self.name) == ["idle.lua", "main.lua", "part.lua"])
    #expect(report.files.map(\.isLoaded) == [false, true, true])
    #expect(report.files[0].totals.lines == CoverageShare(covered: 0, count: 3))
    #expect(report.files[1].uncovered == [17...17])
    #expect(report.files[2].uncovered.isEmpty)
    // Callbacks of the host, and a task of its own that slept.
    #expect(report.files[1].hits[7] == 1 && report.files[1].hits[10] == 1)
    #expect(
      report.files[1].functions.map { "\($0.name) \($0.calls)" } == [
        "Screen:viewDidLoad 1", "anonymous:6 1", "anonymous:8 1", "Screen:unused 0",
      ])
  }

  @Test func `Several workers give the sum`() throws {
    var specs: [String: String] = [:]
    for letter in "abcdefgh" {
      specs["spec/\(letter)_spec.lua"] = """
        local part = require "part"
        it("\(letter)", function() for i = 1, 10 do assert.equal(2 * i, part.double(i)) end end)
        """
    }
    let folder = try Self.plugin(specs)
    let one = try Self.report(folder).report
    let four = try Self.report(folder) { $0.jobs = 4 }.report
    #expect(four == one)
    #expect(four.files[2].hits[3] == 81)
    #expect(CoverageFormat.allCases.allSatisfy { $0.text(one) == $0.text(four) })
  }

  @Test func `Patterns say which files count`() throws {
    let folder = try Self.plugin(["sub/deep/x.lua": "return 1", "spec/help.lua": "return 2"])
    func names(_ change: (inout CoverageOptions) -> Void) throws -> [String] {
      try Self.report(folder) { change(&$0.coverage) }.report.files.map(Self.name)
    }
    #expect(try names { _ in } == ["idle.lua", "main.lua", "part.lua", "x.lua"])
    #expect(
      try names { $0.excluded = [Glob("idle.lua"), Glob("deep")] } == ["main.lua", "part.lua"])
    #expect(
      try names { $0.included = [Glob("**/sub/**"), Glob("part.lua")] } == ["part.lua", "x.lua"])
    #expect(try names { $0.included = [Glob("\(folder.path)/spec/*.lua")] } == ["help.lua"])
  }

  @Test func `A file that changes while it is tested is told, and counted as it was`() throws {
    let folder = try SpecFolder([
      "plugin.json": Self.manifest, "main.lua": "return 1", "part.lua": "local x = 1\nreturn x\n",
      "spec/a_spec.lua": "it('a', function() assert.equal(1, require 'part') end)",
    ])
    let path = folder.path + "/part.lua"
    let wasChanged = Locked(false)
    var options = TestOptions()
    options.roots = [folder.path]
    options.coverage.isOn = true
    let events = Locked<[TestEvent]>([])
    _ = try TestRunner(options).run { event in
      events.update { $0.append(event) }
      if case .testEnded = event, !wasChanged.value {
        wasChanged.value = true
        try? "-- another\n\n\n\nreturn 2\n".write(toFile: path, atomically: false, encoding: .utf8)
      }
    }
    let notes = events.value.compactMap { if case .note(let text) = $0 { text } else { nil } }
    #expect(
      notes == [
        "coverage: \(path) changed while it was tested; the figures are of the text as it was first "
          + "loaded"
      ])
    let report = events.value.compactMap {
      if case .coverage(let report) = $0 { report } else { nil }
    }.first
    #expect(report?.files.last?.hits == [1: 1, 2: 1])
  }

  @Test func `What a threshold wants makes the run fail, with the figure`() throws {
    let folder = try Self.plugin()
    func problems(_ thresholds: CoverageThreshold...) throws -> [String] {
      let run = try Self.report(folder) { $0.coverage.thresholds = thresholds }.run
      #expect(run.summary.isFine == run.problems.isEmpty)
      return run.problems
    }
    let idle = Glob("idle.lua")
    #expect(try problems(.init(measure: .lines, least: 80)) == [])
    #expect(
      try problems(.init(measure: .lines, least: 90), .init(measure: .functions, least: -2)) == [
        "coverage of all files: 81.8% of lines (18 of 22) are covered, 90% is the least"
      ])
    #expect(
      try problems(
        .init(files: idle, measure: .functions, least: 0.5),
        .init(files: idle, measure: .lines, least: -2)) == [
          "coverage of \(folder.path)/idle.lua: 0.0% of functions (0 of 1) are covered, 0.5% is the "
            + "least",
          "coverage of \(folder.path)/idle.lua: 3 lines are not covered, at most 2 may be",
        ])
  }

  @Test func `A hook of a spec ends coverage for its test alone`() throws {
    let folder = try SpecFolder()
    try folder.write("code.lua", "local x = 1\n")
    try folder.write(
      "a_spec.lua",
      "it('a', function() debug.sethook() end)\n"
        + "it('b', function() dofile('\(folder.path)/code.lua') end)")
    let report = try Self.report(folder) { $0.coverage.included = [Glob("code.lua")] }.report
    #expect(report.files.map(\.hits) == [[1: 1]])
  }

  @Test func `Links that lead back end, and a plugin inside is another one`() throws {
    let folder = try Self.plugin(["inner/plugin.json": Self.manifest, "inner/x.lua": "return 1"])
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: folder.path)
    }
    #expect(
      try Self.report(folder).report.files.map(Self.name) == ["idle.lua", "main.lua", "part.lua"])
  }

  @Test func `Nothing is measured where tests are listed only, or nobody asks`() throws {
    let folder = try Self.plugin()
    for change in [{ $0.coverage.isOn = false }, { $0.listsOnly = true }]
      as [(inout TestOptions) -> Void]
    {
      let run = try folder.run {
        $0.coverage.isOn = true
        change(&$0)
      }
      #expect(!run.events.contains { if case .coverage = $0 { true } else { false } })
    }
  }

  @Test func `A threshold that is about no file is an error`() throws {
    let folder = try Self.plugin()
    let run = try Self.report(folder) {
      $0.coverage.thresholds = [.init(files: Glob("gone.lua"), measure: .lines, least: 1)]
    }.run
    #expect(
      run.problems == [
        "coverage of all files: no file that counts is called gone.lua: correct the threshold, or "
          + "take it away"
      ])
    let empty = try Self.report(folder) {
      $0.coverage.excluded = [Glob("**")]
      $0.coverage.thresholds = [.init(measure: .lines, least: 1)]
    }.run
    #expect(empty.problems.count == 1 && !empty.summary.isFine)
  }
}
