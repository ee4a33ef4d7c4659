import LuaRuntime
import ViewKit

extension HostClass {
  static let notificationCenter = HostClass(
    "NotificationCenter", of: NotificationCenter.self, objc: "NSNotificationCenter",
    superclass: .object,
    doc: "Tells whoever listens what has happened, at once and in order of registration."
  ) { list in
    list.classProperty(
      "default", NotificationCenter.self, objc: "+[NSNotificationCenter defaultCenter]",
      doc: "The application's centre.",
      get: { thread in
        give(thread, UILibrary.of(LuaStack(thread))?.application.notificationCenter)
      })
    list.method(
      "addObserver", objc: "addObserver:selector:name:object:",
      "addObserverForName:object:queue:usingBlock:",
      parameters: [
        .init("observer", "object or table"), .init("action", "string"),
        .init("name", "string?", standard: "nil"), .init("object", "Object?", standard: "nil"),
      ], returns: (NotificationObserver?).self,
      doc: "Has a method called with the notification, as long as its object lives; or a function, "
        + "addObserver(name, object, fn): that returns what removeObserver takes.",
      call: { thread, object in
        invoke(thread) { arguments throws -> NotificationObserver? in
          try NotificationCenter.at(object) { center in
            try charging(thread, center) { try center.addObserver(arguments) }
          }
        }
      })
    list.method(
      "removeObserver", objc: "removeObserver:", "removeObserver:name:object:",
      parameters: [
        .init("observer", "object or table"), .init("name", "string?", standard: "nil"),
        .init("object", "Object?", standard: "nil"),
      ], doc: "Takes an observer out, whatever it was registered for unless that is given.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let observer = try arguments.value(2, ScriptTarget.self)
          let name = try arguments.value(3, (String?).self)
          let sender = try arguments.value(4, (ScriptTarget?).self)
          NotificationCenter.at(object) { center in
            center.warnOfRemoval(of: observer.object, name, arguments.stack)
            charging(thread, center) {
              center.removeObserver(observer.object, name: name, object: sender?.object)
            }
          }
        }
      })
    list.method(
      "post", objc: "postNotificationName:object:userInfo:", "postNotificationName:object:",
      "postNotification:",
      parameters: [
        .init("name", "string"), .init("object", "Object?", standard: "nil"),
        .init("userInfo", "table?", standard: "nil"),
      ], doc: "Tells all who listen to this name now, before it returns.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let name = try arguments.value(2, String.self)
          let sender = try arguments.value(3, (ScriptTarget?).self)
          let userInfo = try arguments.value(4, (LuaTableObject?).self)
          NotificationCenter.at(object) {
            $0.post(name: name, object: sender?.object, userInfo: userInfo?.object)
          }
        }
      })
  }

  static let notificationObserver = HostClass(
    "NotificationObserver", of: NotificationObserver.self, superclass: .object,
    doc: "Stands for a function that listens; removeObserver takes it."
  ) { _ in }
}

extension NotificationCenter {
  /// Warns when an observer that hears some names is to hear another one no longer.
  fileprivate func warnOfRemoval(of observer: Object, _ name: String?, _ stack: LuaStack) {
    let names = names(of: observer)
    guard let name, !names.isEmpty, !names.contains(name) else { return }
    let heard = names.map { $0.map { "\"\($0)\"" } ?? "every name" }.joined(separator: ", ")
    UILibrary.of(stack)?.state.warn(
      "\(stack.position())removeObserver: \(stack.summary(2)) is not registered for \"\(name)\", "
        + "but for \(heard); nothing was removed")
  }

  /// `addObserver(target, "method", name, object)` or `addObserver(name, object, fn)`.
  fileprivate func addObserver(_ arguments: LuaArguments) throws -> NotificationObserver? {
    let stack = arguments.stack
    if stack.type(2) == .string || stack.isNil(2) {
      let name = try arguments.value(2, (String?).self)
      let sender = try arguments.value(3, (ScriptTarget?).self)
      guard let function = LuaFunction.read(stack, 4) else {
        let got = stack.type(3) == .function ? 3 as Int32 : 4
        throw LuaFailure(
          "expected addObserver(name, object, fn) or addObserver(target, \"method\", name, object), "
            + (got == 3
              ? "got a function in the place of the object; write addObserver(name, nil, fn)"
              : "got \(stack.type(4) == .none ? "nothing" : stack.summary(4)) in the place of fn"))
      }
      let observer = addObserver(
        forName: name, object: sender?.object, target: function.object, action: .callFunction)
      observer.push(stack)
      stack.noteSite(-1)
      stack.pop()
      UILibrary.of(stack)?.run?.note(observer.registration, in: self)
      return observer
    }
    let observer = try arguments.value(2, ScriptTarget.self).object
    guard stack.type(2) != .function else {
      throw LuaFailure("a function is registered as addObserver(name, object, fn)")
    }
    let action = Selector(try arguments.value(3))
    try ScriptTarget.check(observer, has: action, 2, stack)
    let name = try arguments.value(4, (String?).self)
    let sender = try arguments.value(5, (ScriptTarget?).self)
    let number = addObserver(observer, selector: action, name: name, object: sender?.object)
    UILibrary.of(stack)?.run?.note(number, in: self)
    return nil
  }
}

/// A plain table as an object that the host hands on as it is.
struct LuaTableObject: LuaReadable {
  let object: Object

  static var luaName: String { "table" }

  static func read(_ stack: LuaStack, _ index: Int32) -> LuaTableObject? {
    guard stack.type(index) == .table, let library = UILibrary.of(stack) else { return nil }
    return LuaTableObject(object: library.object(standingFor: index, stack))
  }
}
