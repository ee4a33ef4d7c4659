import Foundation
import Testing

@testable import ScriptTesting

/// Which files and tests run, in which order, how often.
@Suite struct TestRunnerTests {
  private static let three = """
    describe("a #slow", function()
      it("one #x", function() end)
      it("two", function() end)
    end)
    it("three", function() end)
    """

  private func outcomes(_ change: (inout TestOptions) -> Void) throws -> [String] {
    try SpecFolder.run(Self.three, change).outcomes
  }

  @Test func tagsAndNamesSelect() throws {
    #expect(try outcomes { $0.tags = ["slow"] } == ["passed a #slow one #x", "passed a #slow two"])
    #expect(try outcomes { $0.excludedTags = ["x"] } == ["passed a #slow two", "passed three"])
    #expect(try outcomes { $0.filters = ["t[wh]"] } == ["passed a #slow two", "passed three"])
    #expect(try outcomes { $0.filtersOut = ["slow"] } == ["passed three"])
    #expect(try outcomes { $0.names = ["a #slow two"] } == ["passed a #slow two"])
    #expect(
      try outcomes { $0.excludedNames = ["three", "a #slow two"] } == ["passed a #slow one #x"])
  }

  @Test func listingRunsNothing() throws {
    let run = try SpecFolder.run(
      """
      setup(function() error("no") end)
      it("x", function() error("no") end)
      """
    ) { $0.listsOnly = true }
    let names = run.events.compactMap {
      if case .listed(let test) = $0 { "\(test.line ?? 0) \(test.full)" } else { nil }
    }
    #expect(names == ["2 x"])
    #expect(run.summary.listed == 1 && run.problems.isEmpty && run.results.isEmpty)
  }

  @Test func specsAreFoundByTheirNames() throws {
    let folder = try SpecFolder([
      "b_spec.lua": "it('b', function() end)", "a_spec.lua": "it('a', function() end)",
      "in/c_spec.lua": "it('c', function() end)", "helper.lua": "error 'not a spec'",
      ".hidden/d_spec.lua": "error 'hidden'", "e_test.lua": "it('e', function() end)",
    ])
    #expect(try folder.run().outcomes == ["passed a", "passed b", "passed c"])
    #expect(try folder.run { $0.isRecursive = false }.outcomes == ["passed a", "passed b"])
    #expect(try folder.run { $0.patterns = ["^e_t.st"] }.outcomes == ["passed e"])
    #expect(
      try folder.run { $0.excludedPatterns = ["^[ab]_"] }.outcomes == ["passed c"])
    #expect(throws: TestRunFailure.self) { try folder.run { $0.patterns = ["%"] } }
    #expect(throws: TestRunFailure.self) { try folder.run { $0.roots = ["missing"] } }
  }

  /// Two links back make twice as many ways at each step.
  @Test(.timeLimit(.minutes(1))) func linksThatLeadBackAreFollowedOnce() throws {
    let folder = try SpecFolder(["a_spec.lua": "it('a', function() end)"])
    for name in ["b", "c", "d"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: folder.path)
    }
    #expect(try folder.run().outcomes == ["passed a"])
  }

  @Test func anEmptyFolderHasNoTests() throws {
    #expect(try SpecFolder().run().summary.isEmpty)
  }

  @Test func shardsTogetherRunEveryFileOnce() throws {
    var files: [String: String] = [:]
    for name in "abcde" { files["\(name)_spec.lua"] = "it('\(name)', function() end)" }
    let folder = try SpecFolder(files)
    let parts = try (1...3).map { number in
      try folder.run { $0.shard = .init(number: number, count: 3) }.outcomes
    }
    #expect(parts.map(\.count) == [2, 2, 1])
    #expect(Set(parts.joined()).count == 5)
  }

  @Test func jobsGiveTheSameResultsFileByFile() throws {
    var files: [String: String] = [:]
    for name in "abcdefgh" {
      files["\(name)_spec.lua"] = """
        for i = 1, 20 do it("\(name)" .. i, function() assert.is_true(i ~= 7) end) end
        """
    }
    let folder = try SpecFolder(files)
    let run = try folder.run { $0.jobs = 4 }
    #expect(run.summary.passed == 152 && run.summary.failed == 8 && run.summary.files == 8)
    // The events of a file are not torn apart.
    let letters = run.results.map { $0.test.full.prefix(1) }
    let changes = zip(letters, letters.dropFirst()).filter { $0 != $1 }.count
    #expect(changes == 7)
    #expect(Set(run.outcomes) == Set(try folder.run().outcomes))
  }

  @Test func bailStopsAfterSoManyFailures() throws {
    let text = "for i = 1, 5 do it('t' .. i, function() error('e') end) end"
    #expect(try SpecFolder.run(text) { $0.bail = 1 }.results.count == 1)
    #expect(try SpecFolder.run(text) { $0.bail = 3 }.results.count == 3)
  }

  @Test func aTestThatPassesWhenTriedAgainIsFlaky() throws {
    let run = try SpecFolder.run(
      """
      local count = 0
      before_each(function() print "before" end)
      it("at last", function() count = count + 1 assert.equal(3, count) end)
      it("never", function() error("e") end)
      """
    ) { $0.retries = 2 }
    #expect(run.outcomes == ["passed at last", "failed never"])
    #expect(run.results.map(\.attempts) == [3, 3])
    #expect(run.summary.flaky == 1)
    #expect(run.output.count == 6)
    #expect(run.results[1].problems.count == 1)
  }

  @Test func aRunIsRepeated() throws {
    let run = try SpecFolder.run(
      "local n = (_G.n or 0) + 1 _G.n = n it('x' .. n, function() end)"
    ) { $0.repeats = 3 }
    #expect(run.outcomes == ["passed x1", "passed x1", "passed x1"])
  }

  @Test func testsAreSorted() throws {
    let text = "it('b', function() end) describe('c', function() end) it('a', function() end)"
    #expect(
      try SpecFolder.run(text) { $0.sortsTests = true }.outcomes == ["passed a", "passed b"])
  }

  @Test func setupIsLazyWhenAsked() throws {
    let text = "describe('none', function() setup(function() print 'ran' end) end)"
    #expect(try SpecFolder.run(text).output == ["ran"])
    #expect(try SpecFolder.run(text) { $0.isLazy = true }.output == [])
  }

  @Test func helpersAndStatementsRunFirst() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('x', function() assert.equal('1 2 3', told .. ' ' .. _G.said) end)",
      "helper.lua": """
      return function(busted, helper, options)
        told = table.concat(options.arguments, " ")
        return true
      end
      """,
    ])
    let run = try folder.run {
      $0.helper = folder.path + "/helper.lua"
      $0.helperArguments = ["1", "2"]
      $0.statements = ["said = 3"]
    }
    #expect(run.outcomes == ["passed x"])
    try folder.write("bad.lua", "error('no help')")
    #expect(throws: TestRunFailure.self) { try folder.run { $0.helper = folder.path + "/bad.lua" } }
  }

  @Test func modulesAreFoundOnTheGivenPath() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('x', function() assert.equal(7, require 'mine') end)",
      "lib/mine.lua": "return 7",
    ])
    let run = try folder.run { $0.luaPath = folder.path + "/lib/?.lua" }
    #expect(run.outcomes == ["passed x"])
  }

  @Test func specsOfAPluginRunInItsSandbox() throws {
    let folder = try SpecFolder([
      "plugin.json": #"{"name": "p", "version": "1.0.0", "lunette": "^1.0", "main": "main.lua"}"#,
      "main.lua": "error('main does not run')",
      "mine.lua": "return { value = 7 }",
      "spec/a_spec.lua": """
      local mine = require "mine"
      it("finds its modules", function() assert.equal(7, mine.value) end)
      it("has no files", function() assert.is_nil(io) assert.is_nil(os.execute) end)
      it("has the interface", function() assert.is_truthy(require("lunette").Label) end)
      it("has the language", function() assert.equal(it, require("busted").it) end)
      insulate("own", function() _G.lost = 1 end)
      it("is insulated", function() assert.is_nil(_G.lost) end)
      """,
    ])
    let run = try folder.run()
    #expect(run.results.map(\.status) == Array(repeating: .passed, count: 5), "\(run.results)")
    #expect(run.problems == [])
  }
}
