import Testing

@testable import ScriptTesting

/// `__gc` in specs that belong to no plugin: what goes wrong in it is reported.
@Suite struct FinalizerTests {
  @Test func oneThatNeverEndsIsEndedAndTold() throws {
    let run = try SpecFolder.run(
      """
      it("makes it", function()
        setmetatable({}, { __gc = function() while true do end end })
        collectgarbage()
      end)
      it("goes on", function() end)
      """
    ) { $0.limits.seconds = 0.5 }
    #expect(run.outcomes == ["passed makes it", "passed goes on"])
    #expect(run.problems.count == 1 && run.problems[0].contains("0.5"), "\(run.problems)")
  }

  @Test func anErrorInOneIsToldAtItsPlace() throws {
    let run = try SpecFolder.run(
      """
      describe("a", function()
        it("makes it", function()
          debug.setmetatable({}, { __gc = function(self) error(self.name or "boom") end })
          collectgarbage()
        end)
      end)
      """)
    #expect(run.outcomes == ["passed a makes it"])
    #expect(run.problems == ["a: boom"])
  }

  @Test func oneThatAScriptCallsRunsAtOnce() throws {
    let run = try SpecFolder.run(
      """
      it("a", function()
        local metatable = { __gc = function(value, more) return value, more end }
        local object = setmetatable({}, metatable)
        assert.equal(metatable, getmetatable(object))
        assert.same({ 1, 2 }, { metatable.__gc(1, 2) })
        assert.has_error(function() setmetatable(1, {}) end,
          "bad argument #1 to 'setmetatable' (table expected, got number)")
        assert.has_error(function() setmetatable({}) end,
          "bad argument #2 to 'setmetatable' (nil or table expected, got no value)")
      end)
      """)
    #expect(run.outcomes == ["passed a"], "\(run.message(of: "a") ?? "")")
  }
}
