import LuaRuntime
import ViewKit

extension HostClass {
  static let timer = HostClass(
    "Timer", of: Timer.self, objc: "NSTimer", superclass: .object,
    doc: "Calls a function or method after an interval, once or again and again."
  ) { list in
    list.classMethod(
      "scheduledTimer",
      objc: "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
      parameters: [
        .init("seconds", "number"), .init("repeats", "boolean"),
        .init("target", "function, object or table"), .init("action", "string", standard: "nil"),
        .init("userInfo", "any", standard: "nil"),
      ], returns: Timer.self,
      doc:
        "Starts a timer: (seconds, repeats, fn) or (seconds, repeats, target, \"method\", userInfo).",
      call: { thread in
        invoke(thread) { arguments throws -> Timer in
          guard let library = UILibrary.of(arguments.stack) else {
            throw LuaFailure("the host is gone")
          }
          let seconds = try arguments.value(2, Finite.self).value
          let repeats = try arguments.value(3, Bool.self)
          let call = try TargetAction(arguments, at: 4)
          let isFunction = call.action == .callFunction
          let userInfo = try arguments.value(6, (AnyValue?).self)
          if isFunction, userInfo != nil || !arguments.stack.isNil(5) {
            throw LuaFailure(
              "userInfo goes with a target and a method; a function has its own variables")
          }
          let timer = Timer.scheduledTimer(
            timeInterval: seconds, target: call.target, selector: call.action,
            userInfo: userInfo?.object,
            repeats: repeats, in: library.application)
          library.run?.note(timer)
          timer.push(arguments.stack)
          arguments.stack.noteSite(-1)
          arguments.stack.pop()
          return timer
        }
      })
    list.property(
      "timeInterval", Double.self, doc: "Seconds between two calls; 0 when it fires once.",
      get: { thread, object in Timer.at(object) { give(thread, $0.timeInterval) } })
    list.property(
      "userInfo", (AnyValue?).self,
      doc: "What scheduledTimer was given for its method; nil once the timer is over.",
      get: { thread, object in Timer.at(object) { give(thread, AnyValue($0.userInfo)) } })
    list.property(
      "isValid", Bool.self, objc: "valid", doc: "Whether the timer still runs.",
      get: { thread, object in Timer.at(object) { give(thread, $0.isValid) } })
    list.method(
      "fire", objc: "fire", doc: "Calls at once; a timer that does not repeat is done then.",
      call: { thread, object in invoke(thread) { _ in Timer.at(object) { $0.fire() } } })
    list.method(
      "invalidate", objc: "invalidate", doc: "Stops the timer for good.",
      call: { thread, object in invoke(thread) { _ in Timer.at(object) { $0.invalidate() } } })
  }
}
