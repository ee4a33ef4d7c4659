import Testing

@testable import ScriptTesting

/// What specs do to Lua itself stays theirs: their failures are told, and the other tests run.
@Suite struct HostileSpecTests {
  @Test(arguments: [
    (#"load("return nope.x")()"#, #"[string "return nope.x"]"#),
    (#"load("--a:1: b\nreturn nope.x", "a:1: b")()"#, #"[string "a:1: b"]"#),
    (#"load("return nope.x", "=name")()"#, "name"),
    (#"load("return nope.x", "@file.lua")()"#, "file.lua"),
  ])
  func anErrorInALoadedTextNamesIt(_ call: String, _ file: String) throws {
    let run = try SpecFolder.run("it('x', function() \(call) end)")
    let report = try #require(run.results.first?.problems.first?.report)
    #expect(report.file == file && report.line == (call.contains("--") ? 2 : 1))
    #expect(report.message.hasPrefix("attempt to index a nil value"))
  }

  @Test func aTestOfALoadedTextNamesIt() throws {
    let run = try SpecFolder.run(#"load("it('x', function() end)", nil, "t", _ENV)()"#)
    #expect(run.results.first?.test.place == #"[string "it('x', function() end)"]:1"#)
  }

  @Test(arguments: [
    #"getmetatable("").__tostring = function() error "x" end"#,
    #"getmetatable("").__index = function() error "x" end"#,
    #"getmetatable("").__index = nil"#,
    #"getmetatable("").__name = {}"#,
    #"debug.setmetatable("", nil)"#,
    #"debug.setmetatable("", { __index = function() while true do end end })"#,
    #"for name in pairs(string) do string[name] = nil end"#,
    #"debug.setmetatable(0, { __index = error, __tostring = error }) debug.setmetatable(nil, {})"#,
  ])
  func metatablesOfStringsAreTheTestsOwn(_ change: String) throws {
    let run = try SpecFolder.run(
      """
      describe("a", function()
        it("one", function() \(change) assert.equal("a", "b") end)
        it("two", function() assert.same({ "a" }, { "b" }) end)
        it("three", function() error "e" end)
        it("four", function() assert.equal("A", ("a"):upper()) assert.equal("a", tostring "a") end)
      end)
      """)
    #expect(run.outcomes == ["failed a one", "failed a two", "failed a three", "passed a four"])
    #expect(run.problems == [])
    #expect(run.message(of: "a one")?.contains("Expected objects to be equal") == true)
    #expect(run.message(of: "a two")?.contains("Expected objects to be the same") == true)
  }

  @Test func whatBlocksDoToStringsIsThereInTheirTests() throws {
    let run = try SpecFolder.run(
      """
      setup(function() getmetatable("").__index.shout = function(s) return s:upper() .. "!" end end)
      before_each(function() getmetatable("").__call = function(s, n) return s:rep(n) end end)
      it("a", function() assert.equal("A!", ("a"):shout()) assert.equal("aa", ("a")(2)) end)
      it("b", function() assert.equal("B!", ("b"):shout()) assert.equal("bb", ("b")(2)) end)
      """)
    #expect(run.outcomes == ["passed a", "passed b"])
  }

  @Test(arguments: [
    #"getmetatable("")"#, #"debug.getmetatable("")"#,
    #"debug.getmetatable(debug.setmetatable(0, {}))"#,
  ])
  func aMetatableThatAFileKeepsIsGivenBackAfterEachTest(_ metatable: String) throws {
    let run = try SpecFolder.run(
      """
      it("first", function() end)
      describe("later", function()
        local shared = \(metatable)
        it("changes", function() shared.mine = 1 end)
        it("sees nothing", function() assert.is_nil(shared.mine) shared.__index = nil end)
        it("fails", function() assert.equal("a", "b") end)
      end)
      """)
    #expect(
      run.outcomes == [
        "passed first", "passed later changes", "passed later sees nothing", "failed later fails",
      ])
    #expect(run.message(of: "later fails")?.contains("Expected objects to be equal") == true)
  }

  @Test func metatablesAreFoundAsByLuaItself() throws {
    let run = try SpecFolder.run(
      """
      it("x", function()
        assert.equal(5, getmetatable(setmetatable({}, { __metatable = 5 })))
        assert.is_nil(getmetatable({}))
        assert.is_nil(getmetatable(nil))
        assert.is_nil(debug.getmetatable(print))
        assert.has_error(function() getmetatable() end,
          "bad argument #1 to 'getmetatable' (value expected)")
        assert.has_error(function() debug.setmetatable({}, 1) end)
        local made = {}
        assert.equal(made, debug.setmetatable(made, { __metatable = 5 }))
        assert.is_table(debug.getmetatable(made))
      end)
      """)
    #expect(run.outcomes == ["passed x"], "\(run.results.flatMap(\.problems))")
  }

  @Test func aHookOfDebugThatHangsIsEnded() throws {
    let run = try SpecFolder.run(
      """
      it("hangs", function() debug.sethook(function() while true do end end, "", 1) local x = 1 end)
      it("sees", function()
        local seen = {}
        debug.sethook(function(event, line)
          local info, name, value = debug.getinfo(2, "Sl"), debug.getlocal(2, 2)
          assert.equal(line, info.currentline)
          seen[line] = info.short_src:match "a_spec" and (name or "none")
        end, "l")
        local x = 1
        debug.sethook()
        assert.equal("seen", (next { seen = 1 }))
        local count = 0
        for _, name in pairs(seen) do count = count + 1 end
        assert.equal(2, count)
      end)
      """
    ) { $0.limits.seconds = 0.3 }
    #expect(run.outcomes == ["failed hangs", "passed sees"], "\(run.results)")
    #expect(run.message(of: "hangs") == "the time limit of 0.3 s is exceeded")
  }
}
