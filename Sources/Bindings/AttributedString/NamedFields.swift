import LuaRuntime

/// The named fields of a table, read one by one.
struct NamedFields {
  private let stack: LuaStack
  private let table: Int32

  init(_ stack: LuaStack, _ table: Int32) {
    self.stack = stack
    self.table = table
  }

  /// The value of a field; throws what it should have been.
  func value<Value: LuaReadable>(_ name: String, _: Value.Type = Value.self) throws -> Value {
    defer { stack.pop() }
    stack.rawGet(table, name)
    guard let value = Value.read(stack, -1) else {
      throw AttributedForm.Problem(
        description:
          "\(name): expected \(Value.expectation(stack, -1)), got \(stack.summary(-1))")
    }
    return value
  }

  /// The same, for a property that may be nil.
  func optional<Value: LuaReadable>(_ name: String) throws -> Value? {
    try value(name, Value.self)
  }

  /// What is said of a field that does not exist.
  func unknown(_ name: String, among names: [String]) -> AttributedForm.Problem {
    let near = Spelling.nearest(to: name, among: names, by: \.self)
    let hint = near.map { "did you mean \($0)?" } ?? "there are " + names.joined(separator: " ")
    return AttributedForm.Problem(description: "there is no attribute \(name); \(hint)")
  }
}
