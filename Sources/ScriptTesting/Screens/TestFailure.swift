import LuaRuntime

/// What a test expects of a screen is not so: a failure of the test, which runners tell from an
/// error.
///
/// Lua sees a table with a `message`, whose metatable has `__type = "failure"`.
struct TestFailure: LuaThrownValue {
  let message: String

  init(_ message: String) { self.message = message }

  func push(_ stack: LuaStack) {
    stack.newTable(fields: 1)
    stack.push(message)
    stack.rawSet(-2, "message")
    stack.newTable(fields: 2)
    stack.push("failure")
    stack.rawSet(-2, "__type")
    stack.push(function: TestFailure.text)
    stack.rawSet(-2, "__tostring")
    stack.setMetatable(-2)
  }

  private static let text: FreeEntry = { thread in
    let stack = LuaStack(thread)
    guard stack.type(1) == .table else { return give(thread, "failure") }
    stack.rawGet(1, "message")
    return 1
  }
}
