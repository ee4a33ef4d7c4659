import LuaRuntime
import Testing
import ViewKit

@testable import Bindings

/// A light userdata of somebody else.
private struct Pointer: LuaPushable {
  func push(_ stack: LuaStack) {
    stack.push(light: UnsafeRawPointer(bitPattern: 0x1000) ?? UnsafeRawPointer(stack.thread))
  }
}

@Suite struct IndexPathTests {
  /// Reads the value of an expression, in which `ui` is the module.
  private func read<Value>(
    _ expression: String, _ read: @escaping (LuaStack, Int32) -> Value
  ) throws -> Value {
    let runner = try ScriptRunner()
    var value: Value?
    runner.set(
      "take",
      LuaClosure { arguments throws -> LuaResults in
        value = read(arguments.stack, 1)
        return LuaResults()
      })
    try runner.run("take(\(expression))")
    return try #require(value)
  }

  @Test func `Paths are read in every form`() throws {
    let path = IndexPath(row: 2, section: 0)
    for form in [
      "ui.indexPath(1, 3)", "{ 1, 3 }", "{ section = 1, row = 3 }", "{ item = 3, section = 1 }",
    ] {
      #expect(try read(form) { IndexPath.read($0, $1) } == path, "\(form)")
    }
    for form in [
      "{ 1, 0 }", "{ 1 }", "1", "{ 1.5, 1 }", "{ section = 1 }", "{ 2^40, 1 }", "{ 0/0, 1 }",
    ] {
      #expect(try read(form) { IndexPath.read($0, $1) } == nil, "\(form)")
    }
  }

  @Test func `One path is a list of one`() throws {
    let first = IndexPath(row: 2, section: 0)
    let second = IndexPath(row: 0, section: 1)
    #expect(try read("{ 1, 3 }") { [IndexPath].read($0, $1) } == [first])
    #expect(try read("ui.indexPath(1, 3)") { [IndexPath].read($0, $1) } == [first])
    #expect(
      try read("{ ui.indexPath(1, 3), { 2, 1 } }") { [IndexPath].read($0, $1) } == [first, second])
    #expect(try read("{}") { [IndexPath].read($0, $1) } == [])
    #expect(try read("{ { 1, 3 }, 2 }") { [IndexPath].read($0, $1) } == nil)
  }

  @Test func `What is wrong with a list of paths is said`() throws {
    #expect(
      try read("{ 1, 0 }") { [IndexPath].expectation($0, $1) }
        == "IndexPath { section, row } of whole numbers from 1 on (row is 0), or a list of them")
    #expect(
      try read("{ { 1, 3 }, { 1, 0 } }") { [IndexPath].expectation($0, $1) }
        == "list of IndexPath (element 2 is table of 2 elements; expected IndexPath "
        + "{ section, row } of whole numbers from 1 on (row is 0))")
  }

  @Test func `An index set is a number or a list, ascending and without repeats`() throws {
    #expect(try read("3") { IndexSet.read($0, $1) } == [2])
    #expect(try read("{ 3, 1, 3 }") { IndexSet.read($0, $1) } == [0, 2])
    #expect(try read("{}") { IndexSet.read($0, $1) } == [])
    #expect(try read("{ 1, 0 }") { IndexSet.read($0, $1) } == nil)
    #expect(
      try read("{ 1, 0 }") { IndexSet.expectation($0, $1) }
        == "an index (a whole number from 1 on) or a list of index (element 2 is number 0)")
  }

  @Test func `A path is pushed without memory`() throws {
    let runner = try ScriptRunner()
    defer { withExtendedLifetime(runner) {} }
    let stack = runner.state.stack
    stack.push(packed: 0, 0)
    let before = stack.host.pointee.bytes
    for row in 0..<1000 {
      IndexPath(row: row, section: 3).push(stack)
      stack.pop()
    }
    #expect(stack.host.pointee.bytes == before)
  }

  @Test func `Numbers outside of the range are pushed as the nearest in it`() throws {
    let runner = try ScriptRunner()
    defer { withExtendedLifetime(runner) {} }
    let stack = runner.state.stack
    IndexPath(row: .max, section: -1).push(stack)
    #expect(IndexPath.read(stack, -1) == IndexPath(row: 1 << 36 - 1, section: 0))
    IndexPath(row: .min, section: .max).push(stack)
    #expect(IndexPath.read(stack, -1) == IndexPath(row: 0, section: 1 << 27 - 1))
  }

  @Test func `Other light userdata is what it was`() throws {
    let runner = try ScriptRunner()
    runner.set("null", Pointer())
    try runner.run(
      """
      assert(type(null) == "userdata")
      assert(tostring(null):find "^userdata: #%d+$", tostring(null))
      assert(null == null and not rawequal(null, ui.indexPath(1, 1)))
      for _, use in ipairs{
        function() return null.row end, function() null.row = 1 end,
        function() return null < null end, function() return null:unpack() end,
      } do
        local ok, message = pcall(use)
        assert(not ok and not message:find "IndexPath", message)
      end
      """)
  }

  @Test func `Results of hooks are read, nil where it may be returned`() throws {
    func value(_ kind: HookResult, _ expression: String) throws -> String {
      try read(expression) { stack, index in
        kind.read(stack, index, GeometryClasses()).map { "\($0)" } ?? "expected "
          + kind.expectation(stack, index)
      }
    }
    #expect(try value(.indexPath, "{ 1, 2 }") == "indexPath([1, 2])")
    #expect(try value(.indexPath, "nil").hasPrefix("expected IndexPath"))
    #expect(try value(.optionalIndexPath, "nil") == "none")
    #expect(try value(.optionalIndexPath, "{ 1, 2 }") == "indexPath([1, 2])")
    #expect(try value(.optionalIndexPath, "0").hasSuffix("or nil"))
    #expect(try value(.indexPaths, "{ 1, 2 }") == "indexPaths([[1, 2]])")
    #expect(try value(.optionalStrings, "nil") == "none")
    #expect(try value(.optionalStrings, "{ 'A', 'B' }") == #"strings(["A", "B"])"#)
    #expect(
      try value(.optionalStrings, "{ 'A', {} }")
        == "expected list of string (element 2 is table) or nil")
    #expect(try value(.optionalString, "nil") == "none")
    #expect(try value(.optionalString, "'A'") == #"string("A")"#)
    #expect(try value(.integer, "3.0") == "integer(3)")
    #expect(try value(.integer, "1.5") == "expected a whole number")
    #expect(try value(.number, "1.5") == "number(1.5)")
    #expect(try value(.number, "math.huge") == "expected a finite number")
  }
}
