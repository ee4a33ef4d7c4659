import Foundation
import Testing

@testable import ScriptTesting

/// What goes wrong is reported, and everything else runs.
@Suite struct BadSpecTests {
  @Test func aSyntaxErrorIsReportedAtItsPlace() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('x', function(\n", "b_spec.lua": "it('y', function() end)",
    ])
    let run = try folder.run()
    #expect(run.outcomes == ["passed y"])
    #expect(run.problems == ["\(folder.path)/a_spec.lua: <name> or '...' expected near <eof>"])
    #expect(run.summary.failed == 1)
  }

  @Test func anErrorOutsideOfTestsIsReported() throws {
    let run = try SpecFolder.run("it('x', function() end) error('outside')")
    #expect(run.problems.map { $0.suffix(9) } == [": outside"])
    #expect(run.summary.passed == 0)
  }

  @Test(arguments: ["setup", "before_each", "lazy_setup"])
  func aHookThatFailsBlocksTheTestsBelow(_ hook: String) throws {
    let run = try SpecFolder.run(
      """
      describe("a", function()
        \(hook)(function() error("boom") end)
        it("x", function() end)
      end)
      it("y", function() end)
      """)
    #expect(run.outcomes == ["blocked a x", "passed y"])
    let word = hook == "setup" ? "strict_setup" : hook
    #expect(run.problems.first?.hasSuffix(": boom") == true)
    #expect(run.summary.skipped == 1 && run.summary.failed >= 1, "\(word)")
  }

  @Test(arguments: ["teardown", "after_each", "lazy_teardown"])
  func aHookThatFailsAfterwardsIsAnErrorOfItsOwn(_ hook: String) throws {
    let run = try SpecFolder.run(
      """
      describe("a", function()
        \(hook)(function() error("boom") end)
        it("x", function() end)
      end)
      """)
    #expect(run.outcomes == ["passed a x"])
    #expect(run.problems.count == 1)
  }

  @Test func aTestThatNeverEndsIsEndedWithItsCalls() throws {
    let run = try SpecFolder.run(
      """
      local function spin() while true do end end
      after_each(function() print "after" end)
      it("spins", function() spin() end)
      it("hides", function() while true do pcall(coroutine.wrap(spin)) end end)
      it("y", function() end)
      """
    ) { $0.limits.seconds = 0.2 }
    #expect(run.outcomes == ["failed spins", "failed hides", "passed y"])
    #expect(run.message(of: "spins") == "the time limit of 0.2 s is exceeded")
    #expect(run.output == ["after", "after", "after"])
    let calls = run.results[0].problems[0].report.traceback
    #expect(calls.first?.contains("'spin'") == true, "\(calls)")
  }

  @Test func hooksAndBlocksThatNeverEndAreEnded() throws {
    let run = try SpecFolder.run(
      """
      describe("a", function()
        before_each(function() while true do end end)
        after_each(function() print "after" end)
        it("x", function() end)
      end)
      describe("b", function() while true do end end)
      describe("c", function()
        setup(function() while true do end end)
        it("w", function() end)
      end)
      it("y", function() end)
      """
    ) { $0.limits.seconds = 0.1 }
    #expect(run.outcomes == ["blocked a x", "blocked c w", "passed y"])
    #expect(run.problems.count == 3)
    #expect(run.output == ["after"])
  }

  @Test func aTestThatExhaustsMemoryIsEnded() throws {
    let run = try SpecFolder.run(
      """
      it("eats", function() local t = {} for i = 1, 1e9 do t[i] = ("x"):rep(1000) .. i end end)
      it("y", function() end)
      """
    ) { $0.limits.bytes = 50 << 20 }
    #expect(run.outcomes == ["failed eats", "passed y"])
  }

  @Test func anExitEndsTheTestAlone() throws {
    let run = try SpecFolder.run(
      """
      it("exits", function() os.exit(3) end)
      it("hides it", function() pcall(os.exit) end)
      it("y", function() end)
      """)
    #expect(run.outcomes == ["failed exits", "failed hides it", "passed y"])
    #expect(run.message(of: "exits") == "os.exit(3) was called; a test ends by returning")
    #expect(run.message(of: "hides it") == "os.exit() was called; a test ends by returning")
  }

  @Test func overflowsOfTheStackCanBeExpected() throws {
    let run = try SpecFolder.run(
      """
      local function f() return 1 + f() end
      it("catches", function() assert.is_false(pcall(f)) end)
      """
    ) { $0.limits.seconds = 60 }  // Its 200,000 calls take seconds under a sanitizer.
    #expect(run.summary.passed == 1, "\(run.results)")
  }

  @Test func twoTestsOfOneNameAreTwoTests() throws {
    let run = try SpecFolder.run("it('x', function() end) it('x', function() error('e') end)")
    #expect(run.outcomes == ["passed x", "failed x"])
  }

  @Test func namesThatAreNoTextAreShownAllTheSame() throws {
    let run = try SpecFolder.run(#"it("\xff", function() end) it(5, function() end)"#)
    #expect(run.outcomes == ["passed \u{FFFD}", "passed 5"])
  }

  @Test func nothingOfMuchOutputIsLost() throws {
    let run = try SpecFolder.run(
      #"it("x", function() for i = 1, 10000 do print(("x"):rep(1000)) end end)"#)
    #expect(run.results[0].output.count == 10000)
    #expect(run.output.map(\.utf8.count).reduce(0, +) == 10_000_000)
  }

  @Test func aHookOfDebugHasNoPartInTheRunner() throws {
    let run = try SpecFolder.run(
      """
      it("a", function()
        debug.sethook(function() error "in the hook" end, "l")
        local x = 1
      end)
      it("b", function() assert.is_nil(debug.gethook()) end)
      it("c", function()
        local lines = 0
        local function count() lines = lines + 1 end
        debug.sethook(count, "l")
        assert.equal(count, (debug.gethook()))
        local x = 1
        assert.is_true(lines >= 2)
      end)
      """)
    #expect(run.outcomes == ["failed a", "passed b", "passed c"])
    #expect(run.problems == [])
    #expect(run.message(of: "a")?.contains("in the hook") == true)
  }

  @Test func aLimitThatAllowsNothingIsNamed() throws {
    let run = try SpecFolder.run("it('a', function() end)") { $0.limits.bytes = 100_000 }
    #expect(run.summary.failed == 1 && run.outcomes == [])
    #expect(run.problems.count == 1)
    #expect(run.problems.first?.contains("memory limit") == true, "\(run.problems)")
  }

  @Test func statementsAndHelpersHaveLimits() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('a', function() end)", "spin.lua": "while true do pcall(error) end",
    ])
    func failure(_ change: (inout TestOptions) -> Void) throws -> String {
      do {
        _ = try folder.run {
          $0.limits.seconds = 0.2
          change(&$0)
        }
        return "nothing failed"
      } catch let failure as TestRunFailure {
        return failure.description
      }
    }
    let spin = folder.path + "/spin.lua"
    #expect(try failure { $0.statements = ["while true do end"] }.contains("time limit"))
    #expect(try failure { $0.helper = spin }.contains("time limit"))
    #expect(try failure { $0.luaOutput = spin }.contains("time limit"))
  }

  @Test(arguments: [
    ("it('x', 42)", "it: expected a function after the name, got number"),
    ("it 'x' (42)", "it: expected a function after the name, got number"),
    ("it.each { 1 } 'x'", "it.each: expected a name and a function, got string and nil"),
    (
      "local a = it.each { 1, 2 }",
      "it.each declares nothing alone: call what it returns with a name and a function"
    ),
  ])
  func aDeclarationThatIsNoneIsReportedAtItsPlace(_ text: String, _ message: String) throws {
    let run = try SpecFolder.run("\n" + text)
    let reports = run.events.compactMap {
      if case .problem(let problem) = $0 { problem.report } else { nil }
    }
    #expect(reports.map(\.message) == [message])
    #expect(reports.map(\.line) == [2])
  }

  @Test func aNameThatIsNoUnicodeIsAnError() throws {
    let folder = try SpecFolder(["a_spec.lua": "it('a', function() end)"])
    let name =
      Array((folder.path + "/bad").utf8CString.dropLast()) + [-1] + Array("_spec.lua".utf8CString)
    let file = try #require(fopen(name, "w"))
    fclose(file)
    #expect {
      try folder.run()
    } throws: {
      "\($0)".hasSuffix(
        "bad\u{FFFD}_spec.lua: the name of this spec file is no UTF-8 (\u{FFFD} "
          + "stands for what is not); rename it")
    }
  }

  @Test(arguments: [
    ("for line in io.lines 'nope' do end", "nope"),
    ("io.open({})", "string expected, got table"),
    ("os.rename()", "string expected, got nil"),
    ("io.output '/nope/x'", "/nope/x"),
    ("finally(3)", "finally: expected a function, got number"),
  ])
  func aWrongCallOfTheRunnersFunctionsIsTheSpecs(_ call: String, _ message: String) throws {
    let run = try SpecFolder.run("it('x', function()\n  \(call)\nend)")
    let report = run.results.first?.problems.first?.report
    #expect(report?.line == 2 && report?.file?.hasSuffix("a_spec.lua") == true)
    #expect(
      report?.message.contains(message) == true && report?.message.contains("lunette:") == false)
  }

  @Test func aCallableTableIsABody() throws {
    let run = try SpecFolder.run(
      """
      local calls = 0
      local body = setmetatable({}, { __call = function() calls = calls + 1 end })
      it.each { 1, 2 } ("a", body)
      it("b", function() finally(body) end)
      it("c", function() assert.equal(3, calls) end)
      """)
    #expect(run.summary.passed == 4 && run.problems == [], "\(run.outcomes)")
  }
}
