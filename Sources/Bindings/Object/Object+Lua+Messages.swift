import LuaRuntime
import ViewKit

// Messages that are sent later.
extension Object {
  static func addMessages(to list: inout MemberList) {
    list.method(
      "perform", objc: "performSelector:withObject:afterDelay:",
      parameters: [
        .init("action", "string or function"), .init("argument", "any"),
        .init("delay", "number"),
      ],
      doc: "Calls a method of the object, or a function, after some seconds with an argument.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let stack = arguments.stack
          guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
          let (target, action) = try Message.read(arguments, object)
          let argument = try arguments.value(3, (AnyValue?).self)
          let delay = try arguments.value(4, Finite.self).value
          let message = Object.at(object) { owner in
            library.application.perform(
              action, on: target, with: argument?.object, afterDelay: delay, for: owner)
          }
          library.run?.note { [weak message] in message?.cancel() }
        }
      })
    list.classMethod(
      "cancelPreviousPerformRequests",
      objc: "cancelPreviousPerformRequestsWithTarget:",
      "cancelPreviousPerformRequestsWithTarget:selector:object:",
      parameters: [
        .init("target", "Object"), .init("action", "string or function", standard: "nil"),
        .init("argument", "any", standard: "nil"),
      ],
      doc: "Takes back what perform is yet to call: all for the object, or what has this action "
        + "and this argument.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let stack = arguments.stack
          guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
          let owner = try arguments.value(2, Object.self)
          let isForAll = stack.isNil(3)
          let function = stack.type(3) == .function ? ScriptTarget.read(stack, 3)?.object : nil
          let action =
            isForAll || function != nil
            ? Selector.callFunction : Selector(try arguments.value(3))
          if !isForAll, function == nil {
            try ScriptTarget.check(owner, has: action, 2, stack)
          }
          let argument = try arguments.value(4, (AnyValue?).self)
          for message in library.application.delayedMessages
          where isForAll && message.owner === owner
            || !isForAll && message.target === (function ?? owner) && message.action == action
              && AnyValue(message.argument) == argument
          {
            message.cancel()
          }
        }
      })
  }
}

/// What `perform` is given: a method's name, or a function in its place.
private enum Message {
  static func read(
    _ arguments: LuaArguments, _ object: UnsafeMutableRawPointer
  ) throws -> (Object, Selector) {
    if arguments.stack.type(2) == .function {
      return (try arguments.value(2, ScriptTarget.self).object, .callFunction)
    }
    let action = Selector(try arguments.value(2))
    return try Object.at(object) { target in
      try ScriptTarget.check(target, has: action, 1, arguments.stack)
      return (target, action)
    }
  }
}
