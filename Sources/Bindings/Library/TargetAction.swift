import LuaRuntime
import ViewKit

/// A target and an action, as scripts write them wherever UIKit takes a target and a selector:
/// `target, "method"`, or one function in the place of both.
struct TargetAction {
  let target: Object
  let action: Selector

  /// From two arguments, of which the second may be missing.
  init(_ arguments: LuaArguments, at index: Int32) throws {
    target = try arguments.value(index, ScriptTarget.self).object
    if arguments.stack.type(index) == .function {
      action = .callFunction
      return
    }
    action = Selector(try arguments.value(index + 1))
    try ScriptTarget.check(target, has: action, index, arguments.stack)
  }

  /// From the options `target` and `action` of a constructor: the value of `action` is at 3, the
  /// options are at 2.
  init(options thread: OpaquePointer) throws {
    let stack = LuaStack(thread)
    let given = stack.rawGet(2, "target")
    defer { stack.pop() }
    if stack.type(3) == .function {
      if given != .nil {
        throw LuaFailure("is a function, which needs no target: leave target out")
      }
      guard let function = ScriptTarget.read(stack, 3) else {
        throw LuaFailure("the host is gone")
      }
      target = function.object
      action = .callFunction
      return
    }
    guard stack.type(3) == .string, let name = stack.string(3) else {
      throw LuaFailure("expected a method's name or a function, got \(stack.summary(3))")
    }
    guard let target = ScriptTarget.read(stack, -1) else {
      throw LuaFailure(
        "names a method, so target says whose it is: expected an object or a table as target, got "
          + stack.summary(-1))
    }
    self.target = target.object
    action = Selector(name)
    try ScriptTarget.check(target.object, has: action, stack.top, stack)
  }
}

extension MemberList {
  /// The constructor keys `target` and `action`.
  ///
  /// - Parameter add: adds what they say to the object; the options are on the stack.
  mutating func targetAndAction(objc: String? = nil, add: ObjectEntry) {
    initArgument(
      "target", ScriptTarget.self, doc: "Whose method action names.",
      set: { thread, _ in
        let stack = LuaStack(thread)
        return invoke(thread) { _ throws -> Void in
          defer { stack.pop() }
          if stack.rawGet(2, "action") == .nil {
            throw LuaFailure("needs action, the name of the method that is called")
          }
        }
      })
    initArgument(
      "action", Action.self, objc: objc,
      doc: "What is called: a method of target by its name, or a function.", set: add)
  }
}

/// The kind of the option `action`, for its description.
struct Action: LuaReadable {
  static var luaName: String { "string or function" }

  static func read(_ stack: LuaStack, _ index: Int32) -> Action? { Action() }
}
