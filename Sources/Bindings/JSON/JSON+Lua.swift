import LuaRuntime
import ViewKit

/// `ui.json.null`: a userdata of the state's own, which stands for null where nil cannot.
struct JSONNull: LuaPushable {
  func push(_ stack: LuaStack) {
    guard let library = UILibrary.of(stack) else { return stack.pushNil() }
    if library.nullReference == 0 { library.nullReference = Self.make(stack) }
    stack.push(reference: library.nullReference)
  }

  /// Whether the value at an index is it.
  static func isThere(_ stack: LuaStack, _ index: Int32) -> Bool {
    guard stack.type(index) == .userdata, let library = UILibrary.of(stack) else { return false }
    let index = stack.absolute(index)
    stack.push(reference: library.nullReference)
    defer { stack.pop() }
    return stack.rawEqual(index, -1)
  }

  private static func make(_ stack: LuaStack) -> Int32 {
    stack.newUserdata()
    stack.newTable()
    stack.push("ui.json.null")
    stack.rawSet(-2, "__name")
    stack.push(false)
    stack.rawSet(-2, "__metatable")
    stack.push(function: text)
    stack.rawSet(-2, "__tostring")
    stack.setMetatable(-2)
    return stack.reference()
  }

  private static let text: FreeEntry = { thread in give(thread, "null") }
}

/// The functions of `ui.json`.
let jsonFunctions: [HostFunction] = [
  HostFunction(
    "json.decode", objc: "+[NSJSONSerialization JSONObjectWithData:options:error:]",
    parameters: [.init("text", "string")], typeName: "any",
    doc: "The value of a JSON text. null is nil, and in a list ui.json.null. It raises for what is "
      + "no JSON, and says where.",
    call: { thread in
      invoke(thread) { arguments throws -> PlainValue in
        let text = try arguments.value(1, LuaBytes.self)
        return try jsonCoding(arguments.stack).read(text.bytes)
      }
    }),
  HostFunction(
    "json.encode", objc: "+[NSJSONSerialization dataWithJSONObject:options:error:]",
    parameters: [.init("value", "any")], returns: String.self,
    doc:
      "The JSON text of a string, a number, a boolean, nil, a list (also of an empty table) or a "
      + "table with names, in the byte order of these.",
    call: { thread in
      invoke(thread) { arguments throws -> LuaBytes in
        if arguments.stack.type(1) == .none {
          throw LuaFailure.mismatch(arguments.stack, 1, AnyValue.self)
        }
        let value = try PlainValue(json: 1, arguments.stack)
        return LuaBytes(bytes: try jsonCoding(arguments.stack).write(value))
      }
    }),
]

private func jsonCoding(_ stack: LuaStack) throws -> JSONCoding {
  guard let coding = UILibrary.of(stack)?.json else { throw LuaFailure("the host has no JSON") }
  return coding
}
