import Testing

@testable import ScriptTesting

/// The words of busted's language, each in a spec of its own.
@Suite struct TestLanguageTests {
  @Test func namesOfBlocksAndTestsAreJoined() throws {
    let run = try SpecFolder.run(
      """
      describe("a", function()
        context("b", function() it("c", function() end) end)
        spec("d", function() end)
        test("e", function() end)
      end)
      """)
    #expect(run.outcomes == ["passed a b c", "passed a d", "passed a e"])
  }

  @Test func whatTypesShareIsTheFilesOwn() throws {
    let folder = try SpecFolder([
      "a_spec.lua": """
      getmetatable("").x = 1
      debug.setmetatable(0, { __len = function() return 5 end })
      function string.shout(text) return text:upper() .. "!" end
      it("a", function()
        assert.equal(1, getmetatable("").x)
        assert.equal("HI!", ("hi"):shout())
        assert.equal(5, #1)
        getmetatable("").__index = function() return "gone" end
      end)
      """,
      "b_spec.lua": """
      it("b", function()
        assert.is_nil(getmetatable("").x)
        assert.equal("B", ("b"):upper())
        assert.is_nil(debug.getmetatable(0))
      end)
      """,
    ])
    let run = try folder.run()
    #expect(run.outcomes == ["passed a", "passed b"], "\(run.results.flatMap(\.problems))")
  }

  @Test func hooksRunOutsideInBeforeAndInsideOutAfter() throws {
    let run = try SpecFolder.run(
      """
      setup(function() print "setup" end)
      teardown(function() print "teardown" end)
      before_each(function() print "before 1" end)
      before_each(function() print "before 2" end)
      after_each(function() print "after 1" end)
      after_each(function() print "after 2" end)
      describe("inner", function()
        lazy_setup(function() print "lazy" end)
        lazy_teardown(function() print "lazy end" end)
        before_each(function() print "inner before" end)
        after_each(function() print "inner after" end)
        it("x", function() finally(function() print "finally" end) print "test" end)
      end)
      """)
    #expect(
      run.output == [
        "setup", "lazy", "before 1", "before 2", "inner before", "test", "finally", "inner after",
        "after 1", "after 2", "lazy end", "teardown",
      ])
  }

  @Test func lazyHooksOfBlocksWithoutTestsDoNotRun() throws {
    let run = try SpecFolder.run(
      """
      describe("none", function()
        lazy_setup(function() print "lazy" end)
        strict_setup(function() print "strict" end)
      end)
      """)
    #expect(run.output == ["strict"])
  }

  @Test func globalsOfHooksBelongToTheBlockAndThoseOfTestsToTheTest() throws {
    let run = try SpecFolder.run(
      """
      describe("one", function()
        before_each(function() value = 1 end)
        it("sees", function() assert.equal(1, value) other = 2 end)
        it("forgets", function() assert.is_nil(other) end)
      end)
      it("outside", function() assert.is_nil(value) end)
      """)
    #expect(run.summary.passed == 3)
  }

  @Test func insulateTakesGlobalsAndModulesBackAndExposeKeepsThem() throws {
    let run = try SpecFolder.run(
      """
      insulate("in", function()
        _G.lost = 1
        package.loaded.lost = 1
        _G.tostring = nil
        it("has it", function() assert.equal(1, _G.lost) end)
      end)
      it("is back", function()
        assert.is_nil(_G.lost)
        assert.is_nil(package.loaded.lost)
        assert.is_function(_G.tostring)
      end)
      expose("kept", function() shown = 2 end)
      it("sees", function() assert.equal(2, shown) end)
      """)
    #expect(run.summary.passed == 3)
  }

  @Test func filesAreInsulatedFromEachOther() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "_G.leak = 1 it('a', function() end)",
      "b_spec.lua": "it('b', function() assert.is_nil(_G.leak) end)",
    ])
    #expect(try folder.run().summary.passed == 2)
    let shared = try folder.run { $0.insulatesFiles = false }
    #expect(shared.summary.failed == 1)
  }

  @Test func pendingTestsSayWhy() throws {
    let run = try SpecFolder.run(
      """
      pending("later", function() error("never runs") end)
      it("now", function() pending("because") end)
      it("promised")
      """)
    #expect(run.outcomes == ["skipped later", "skipped now", "skipped promised"])
    #expect(run.results.map(\.note) == [nil, "because", "it has no body"])
  }

  @Test func aNameCanBeFollowedByItsBody() throws {
    let run = try SpecFolder.run("it 'x' (function() end)")
    #expect(run.outcomes == ["passed x"])
  }

  @Test func assertionsFailAndEverythingElseIsAnError() throws {
    let run = try SpecFolder.run(
      """
      it("fails", function() assert.equal(1, 2) end)
      it("fails by name", function() require "busted".fail "no" end)
      it("is wrong", function() error { code = 1 } end)
      it("says nothing", function() error() end)
      """)
    #expect(run.results.flatMap(\.problems).map(\.kind) == [.failure, .failure, .error, .error])
    #expect(run.message(of: "is wrong") == "{\n  code = 1\n}")
    #expect(run.message(of: "says nothing") == "Nil error")
  }

  @Test func wordsOfBlocksAreRefusedInTests() throws {
    let run = try SpecFolder.run(
      """
      local it = it
      it("x", function() it("y", function() end) end)
      it("z", function() before_each(function() end) end)
      """)
    #expect(
      run.message(of: "x") == "'it' not supported inside current context block")
    #expect(
      run.message(of: "z") == "'before_each' not supported inside current context block")
  }

  @Test func theSameSeedShufflesTheSame() throws {
    let text = """
      randomize(5)
      for i = 1, 20 do it(tostring(i), function() end) end
      """
    let first = try SpecFolder.run(text).outcomes
    #expect(first == (try SpecFolder.run(text).outcomes))
    #expect(first != (1...20).map { "passed \($0)" })
    #expect(Set(first).count == 20)
  }

  @Test func eventsCanBeSubscribedTo() throws {
    let run = try SpecFolder.run(
      """
      local busted = require "busted"
      busted.subscribe({ "test", "end" }, function(element, parent, status)
        print(element.name, parent.name, status)
        return nil, true
      end)
      describe("b", function() it("t", function() assert.is_true(false) end) end)
      """)
    #expect(run.output == ["t\tb\tfailure"])
  }

  @Test func subscribersSeeElementsAsBustedMakesThem() throws {
    let run = try SpecFolder.run(
      """
      local busted = require "busted"
      describe("b", function()
        it("t", function() end)
        it("u", function() end)
        busted.subscribe({ "test", "start" }, function(element, parent)
          print(element.name, element.descriptor, type(element.attributes), type(element.run),
            element.trace.currentline, element.trace.short_src:match "[^/]+$")
          local block = busted.parent(element)
          print(block == parent, block.trace.currentline, busted.parent(block).descriptor,
            block.block, element.block)
          for _, child in ipairs(busted.children(parent)) do print(child.trace.currentline) end
          return nil, true
        end)
      end)
      """)
    #expect(
      run.output.prefix(4) == [
        "t\tit\ttable\tfunction\t3\ta_spec.lua", "true\t2\tfile\tnil\tnil", "3", "4",
      ])
    #expect(run.output.count == 8)
  }

  @Test func declarationsCanBeSubscribedTo() throws {
    let run = try SpecFolder.run(
      """
      local busted = require "busted"
      local function tell(name, fn, trace) print(name, type(fn), trace.currentline) return nil, true end
      busted.subscribe({ "register", "it" }, tell, { priority = 1 })
      it("t", function() end)
      describe("b", function() it("u", function() end) end)
      """)
    #expect(run.output == ["t\tfunction\t4", "u\tfunction\t5"])
    #expect(run.outcomes == ["passed t", "passed b u"])
  }

  @Test func finallyIsThereInTestsAlone() throws {
    let run = try SpecFolder.run(
      """
      local seen = { finally }
      before_each(function() seen[#seen + 1] = finally end)
      describe("b", function()
        seen[#seen + 1] = finally
        it("has it", function()
          finally(function() assert.is_function(finally) print "ended" end)
          mine = 1
          assert.is_function(finally)
        end)
        it("has it again", function() assert.is_function(finally) assert.is_nil(mine) end)
      end)
      it("found it nowhere else", function() assert.same({}, seen) end)
      """)
    #expect(run.summary.passed == 3)
    #expect(run.output == ["ended"])
  }

  @Test func insulationTakesBackWhatWasThereWhenItBegan() throws {
    let run = try SpecFolder.run(
      """
      _G.a = 1
      insulate("one", function()
        _G.a = 2
        it("has two", function() assert.equal(2, _G.a) end)
      end)
      it("changes", function() assert.equal(1, _G.a) _G.a = 3 package.loaded.mine = 3 end)
      insulate("two", function()
        it("has three", function() assert.equal(3, _G.a) _G.a = 4 package.loaded.mine = 4 end)
      end)
      it("still has it", function()
        assert.equal(3, _G.a)
        assert.equal(3, package.loaded.mine)
      end)
      """)
    #expect(run.summary.passed == 4, "\(run.results.flatMap(\.problems))")
  }

  @Test func theModuleBustedCannotBeChanged() throws {
    let run = try SpecFolder.run(
      """
      it("x", function()
        assert.has_error(function() require "busted".it = 1 end, "Attempt to modify busted")
      end)
      """)
    #expect(run.summary.passed == 1)
  }
}
