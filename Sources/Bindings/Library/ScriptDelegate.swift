import LuaRuntime
import ViewKit

/// What a script gives as a delegate or data source: a target whose functions the host finds by
/// their names, so that one which is nearly a callback is warned about.
struct ScriptDelegate: LuaReadable {
  let object: Object

  static var luaName: String { "object or table" }

  static func read(_ stack: LuaStack, _ index: Int32) -> ScriptDelegate? {
    guard stack.type(index) != .function, let target = ScriptTarget.read(stack, index) else {
      return nil
    }
    // A class has had its warnings when it was written.
    if stack.type(index) == .table { LuaState.of(stack).warnOfCallbacks(stack, index) }
    return ScriptDelegate(object: target.object)
  }
}
