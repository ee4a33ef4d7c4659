import Testing

@testable import ScriptTesting

/// `it.only`, `it.skip`, `it.todo`, `it.fails`, `it.each`, and the same of blocks.
@Suite struct ModifierTests {
  @Test func onlyRunsThatAlone() throws {
    let text = """
      describe("a", function()
        it("one", function() end)
        strict_setup(function() print "setup" end)
      end)
      it.only("two", function() end)
      pending("three")
      describe.only("b", function() it("four", function() end) end)
      describe("c", function() test.only("five", function() end) it("six", function() end) end)
      """
    let run = try SpecFolder.run(text)
    #expect(run.outcomes == ["passed two", "passed b four", "passed c five"])
    #expect(run.summary.failed == 0)
    // A file beside it runs as a whole.
    let folder = try SpecFolder(["a_spec.lua": text, "b_spec.lua": "it('seven', function() end)"])
    #expect(try folder.run().outcomes.last == "passed seven")
  }

  @Test func lookingForOnlyLeavesNothingBehind() throws {
    let run = try SpecFolder.run(
      """
      _G.count = (_G.count or 0) + 1
      local loaded = package.loaded.mine
      package.loaded.mine = true
      before_each(function() hooks = (hooks or 0) + 1 end)
      randomize(false)
      it.only("once", function()
        assert.equal(1, _G.count)
        assert.is_nil(loaded)
        assert.equal(1, hooks)
      end)
      """)
    #expect(run.outcomes == ["passed once"], "\(run.problems)")
  }

  @Test func eachWithoutCasesIsTold() throws {
    let run = try SpecFolder.run("it.each {} ('a', function() end)")
    #expect(
      run.problems.map { String($0.drop { $0 != ":" }) } == [
        ": it.each got a table without cases"
      ])
  }

  @Test func onlyIsRefusedWhereAllTestsMustRun() throws {
    let run = try SpecFolder.run("it('a', function() end)\nit.only('b', function() end)") {
      $0.forbidsOnly = true
    }
    #expect(run.outcomes == [])
    #expect(
      run.problems.map { String($0.drop { $0 != ":" }) } == [
        ": it.only is for working on a test; with CI=true all tests must run: take it away"
      ])
    #expect(run.summary.failed == 1)
  }

  @Test func skippedTestsAndBlocksDoNotRun() throws {
    let run = try SpecFolder.run(
      """
      it.skip("one", function() error "never" end)
      it.todo("two")
      describe.skip("a", function()
        setup(function() error "never" end)
        before_each(function() error "never" end)
        it("three", function() error "never" end)
        describe("b", function() it("four", function() error "never" end) end)
      end)
      it("five", function() end)
      """)
    #expect(
      run.outcomes == [
        "skipped one", "skipped two", "skipped a three", "skipped a b four", "passed five",
      ])
    #expect(run.results.map(\.note) == [nil, "todo", nil, nil, nil])
    #expect(run.problems == [])
  }

  @Test func aTestThatFailsAsExpectedPasses() throws {
    let run = try SpecFolder.run(
      """
      it.fails("fails", function() assert.equal(1, 2) end)
      it.fails("raises", function() error { } end)
      it.fails("waits", function() pending "later" end)
      it.fails("passes", function() end)
      """)
    #expect(run.outcomes == ["passed fails", "passed raises", "skipped waits", "failed passes"])
    #expect(
      run.message(of: "passes")
        == "the test was expected to fail, and passed: take the '.fails' away")
    #expect(run.results.last?.problems.first?.report.line == 4)
  }

  @Test func aBodyThatNeverEndsDoesNotFailAsExpected() throws {
    let run = try SpecFolder.run("it.fails('hangs', function() while true do end end)") {
      $0.limits.seconds = 0.05
    }
    #expect(run.outcomes == ["failed hangs"])
  }

  @Test func eachCaseHasItsName() throws {
    let run = try SpecFolder.run(
      """
      it.each { { 1, 2, 3 }, { 2, 2, 4 } } ("%d + %d is %d", function(a, b, sum)
        assert.equal(sum, a + b)
      end)
      it.each { "a", "b\\n" } ("takes", function(text) assert.is_string(text) end)
      it.each { { name = "Ann", pet = { kind = "cat" } } } ("$name has a $pet.kind.",
        function(case) assert.equal("Ann", case.name) end)
      it.each { empty = { "", 0 }, one = { "x", 1 } } ("length of", function(text, length)
        assert.equal(length, #text)
      end)
      describe.each { 5 } ("%#: 100% of %s", function(n)
        it("has it", function() assert.equal(5, n) end)
      end)
      it.each { { 1, nil, 3, n = 3 } } ("holes", function(...) assert.equal(3, select("#", ...)) end)
      it.skip.each { 1 } ("skips %d", function() error "never" end)
      """)
    #expect(
      run.outcomes == [
        "passed 1 + 2 is 3", "passed 2 + 2 is 4", #"passed takes ("a")"#, #"passed takes ("b\n")"#,
        "passed Ann has a cat.", "passed length of empty", "passed length of one",
        "passed 1: 100% of 5 has it", "passed holes (1, nil, 3)", "skipped skips 1",
      ])
    #expect(run.problems == [])
  }

  @Test(arguments: [
    ("it.olny('x', function() end)", "it has no 'olny'; it has each, fails, only, skip, todo"),
    ("describe.fails('x', function() end)", "describe has no 'fails'; it has each, only, skip"),
    ("it.each(5)('x', function() end)", "each takes a table of cases, got number"),
  ])
  func mistakesAreNamed(_ text: String, _ message: String) throws {
    let run = try SpecFolder.run("\n" + text)
    #expect(run.problems.count == 1)
    #expect(run.problems.first?.hasSuffix(": " + message) == true, "\(run.problems)")
  }
}
