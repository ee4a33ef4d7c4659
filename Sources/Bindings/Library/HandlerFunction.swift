import LuaRuntime
import ViewKit

/// A function of a script that serves as a handler.
struct HandlerFunction: LuaReadable {
  let object: Object

  static var luaName: String { "function" }

  static func read(_ stack: LuaStack, _ index: Int32) -> HandlerFunction? {
    guard stack.type(index) == .function else { return nil }
    return ScriptTarget.read(stack, index).map { HandlerFunction(object: $0.object) }
  }
}
