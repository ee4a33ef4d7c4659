import LuaRuntime
import Testing

@Suite struct EndedCallsTests {
  @Test func `An error shows the calls of its own coroutine, not of one that was caught before`()
    throws
  {
    let error = try failure(
      of: """
        local function bad() error("same text") end
        pcall(coroutine.wrap(function() bad() end))
        local function other() bad() end
        coroutine.wrap(function() other() end)()
        """)
    #expect(error.line == 1)
    #expect(
      error.traceback.map { $0.split(separator: " ")[0] } == [
        "test.lua:1:", "test.lua:3:", "test.lua:4:", "(coroutine", "test.lua:4:",
      ], "\(error.traceback)")
  }

  @Test func `An error outside of coroutines shows none of their calls`() throws {
    let error = try failure(
      of: """
        local function bad() local t = nil; t.x = 1 end
        pcall(coroutine.wrap(function() bad() end))
        print(coroutine.resume(coroutine.create(function() bad() end)))
        bad()
        """)
    #expect(error.traceback.count == 2, "\(error.traceback)")
    let raised = try failure(
      of: """
        local function bad() error("same text") end
        coroutine.resume(coroutine.create(function() bad() end))
        bad()
        """)
    #expect(raised.traceback.count == 2, "\(raised.traceback)")
  }

  @Test func `An error that a script raises again keeps its place and its calls`() throws {
    for again in ["error(message, 0)", "error(message)", "assert(ok, message)"] {
      let error = try failure(
        of: """
          local function bad() error("inside") end
          local ok, message = coroutine.resume(coroutine.create(function() bad() end))
          \(again)
          """)
      #expect(error.line == 1)
      #expect(error.message == "inside")
      #expect(error.traceback.contains("(coroutine resumed)"), "\(again): \(error.traceback)")
    }
  }

  @Test func `The place of a failure inside coroutines inside each other is the innermost`() throws
  {
    let error = try failure(
      of: """
        local inner = coroutine.wrap(function()
          local t = nil
          t.x = 1
        end)
        local outer = coroutine.wrap(function()
          inner()
        end)
        outer()
        """)
    #expect(error.line == 3)
    #expect(error.traceback.count { $0 == "(coroutine resumed)" } == 2)
  }

  @Test func `A text that a coroutine raises without a place gets that of the call`() throws {
    let error = try failure(
      of: """
        local f = coroutine.wrap(function()
          error("bare", 0)
        end)
        f()
        """)
    #expect(error.line == 4)
    #expect(error.message == "bare")
  }
}
