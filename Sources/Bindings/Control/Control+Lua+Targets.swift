import LuaRuntime
import ViewKit

// Targets and actions, and functions that hear events.
extension Control {
  static func addTargets(to list: inout MemberList) {
    let parameters: [Member.Parameter] = [
      .init("target", "object, table or function"), .init("action", "string"),
      .init("events", "ControlEvents"),
    ]
    list.method(
      "addTarget", objc: "addTarget:action:forControlEvents:", parameters: parameters,
      doc: "Has a method called at events, with the control and the event; or a function: "
        + "addTarget(fn, events). Without target the responder chain finds one at the event.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let (target, action, events) = try Handlers.registration(arguments)
          if let target { try ScriptTarget.check(target, has: action, 2, arguments.stack) }
          Control.at(object) { control in
            charging(thread, control) { control.addTarget(target, action: action, for: events) }
          }
        }
      })
    list.method(
      "removeTarget", objc: "removeTarget:action:forControlEvents:", parameters: parameters,
      doc: "Undoes addTarget; a nil target or action stands for any.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          if arguments.stack.type(2) == .function {
            let (target, action, events) = try Handlers.registration(arguments)
            Control.at(object) { control in
              charging(thread, control) {
                control.removeTarget(target, action: action, for: events)
              }
            }
            return
          }
          let target = try arguments.value(2, (ScriptTarget?).self)
          let action = try arguments.value(3, (String?).self).map { Selector($0) }
          let events = try arguments.value(4, default: Control.Events.allEvents)
          let registered = Control.at(object) {
            $0.actions(forTarget: target?.object, forControlEvent: .allEvents)
          }
          if let target, let action, registered?.contains(action) != true {
            // Nothing is undone, which is fine unless it is a slip.
            try ScriptTarget.check(target.object, has: action, 2, arguments.stack)
          }
          Control.at(object) { control in
            charging(thread, control) {
              control.removeTarget(target?.object, action: action, for: events)
            }
          }
        }
      })
    list.property(
      "allTargets", [Object].self, doc: "The targets, each once, in order of registration.",
      get: { thread, object in Control.at(object) { give(thread, $0.allTargets) } })
    list.property(
      "allControlEvents", Control.Events.self, doc: "All events that have an action.",
      get: { thread, object in Control.at(object) { give(thread, $0.allControlEvents) } })
    list.method(
      "actions", objc: "actionsForTarget:forControlEvent:",
      parameters: [.init("target", "object or table"), .init("event", "ControlEvents")],
      returns: [String]?.self,
      doc: "The actions of a target for an event; nil when there are none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [String]? in
          let target = try arguments.value(2, (ScriptTarget?).self)
          let event = try arguments.value(3, Control.Events.self)
          return Control.at(object) {
            $0.actions(forTarget: target?.object, forControlEvent: event)?.map(\.name)
          }
        }
      })
    list.method(
      "sendAction", objc: "sendAction:to:forEvent:",
      parameters: [
        .init("action", "string"), .init("target", "object or table", standard: "nil"),
        .init("event", "Event?", standard: "nil"),
      ], isOverridable: true, doc: "Performs one action; overridden to watch or redirect actions.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let action = Selector(try arguments.value(2))
          let target = try arguments.value(3, (ScriptTarget?).self)?.object
          let event = try arguments.value(4, (Event?).self)
          if let target { try ScriptTarget.check(target, has: action, 3, arguments.stack) }
          Control.at(object) { $0.sendAction(action, to: target, for: event) }
        }
      })
    list.method(
      "sendActions", objc: "sendActionsForControlEvents:",
      parameters: [.init("events", "ControlEvents")],
      doc: "Performs all actions registered for events.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let events = try arguments.value(2, Control.Events.self)
          Control.at(object) { $0.sendActions(for: events) }
        }
      })
    list.method(
      "on", objc: "",
      parameters: [.init("events", "ControlEvents"), .init("handler", "function")],
      returns: Object.self,
      doc: "Has a function called at events, with the control and the event; returns a handler.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Object in
          let events = try arguments.value(2, SomeEvents.self).events
          let target = try arguments.value(3, LuaFunction.self).object
          return Control.at(object) { control in
            charging(thread, control) {
              control.addTarget(target, action: .callFunction, for: events)
            }
            return Handler { [weak control, weak target] _, _ in
              guard let control, let target else { return }
              control.removeTarget(target, action: .callFunction, for: events)
            }
          }
        }
      })
  }

  // MARK: on…

  /// The handler properties, one per event: the last that a constructor sets.
  static func addHandlers(to list: inout MemberList) {
    func add(_ name: String, _ get: ObjectEntry, _ set: ObjectEntry) {
      list.event(
        "on" + name.prefix(1).uppercased() + name.dropFirst(),
        doc: "The one function of this name that hears \(name).", get: get, set: set)
    }
    add(
      "touchDown", { Handlers.handler($0, $1, .touchDown) },
      { Handlers.setHandler($0, $1, .touchDown) })
    add(
      "touchDownRepeat", { Handlers.handler($0, $1, .touchDownRepeat) },
      { Handlers.setHandler($0, $1, .touchDownRepeat) })
    add(
      "touchDragInside", { Handlers.handler($0, $1, .touchDragInside) },
      { Handlers.setHandler($0, $1, .touchDragInside) })
    add(
      "touchDragOutside", { Handlers.handler($0, $1, .touchDragOutside) },
      { Handlers.setHandler($0, $1, .touchDragOutside) })
    add(
      "touchDragEnter", { Handlers.handler($0, $1, .touchDragEnter) },
      { Handlers.setHandler($0, $1, .touchDragEnter) })
    add(
      "touchDragExit", { Handlers.handler($0, $1, .touchDragExit) },
      { Handlers.setHandler($0, $1, .touchDragExit) })
    add(
      "touchUpInside", { Handlers.handler($0, $1, .touchUpInside) },
      { Handlers.setHandler($0, $1, .touchUpInside) })
    add(
      "touchUpOutside", { Handlers.handler($0, $1, .touchUpOutside) },
      { Handlers.setHandler($0, $1, .touchUpOutside) })
    add(
      "touchCancel", { Handlers.handler($0, $1, .touchCancel) },
      { Handlers.setHandler($0, $1, .touchCancel) })
    add(
      "valueChanged", { Handlers.handler($0, $1, .valueChanged) },
      { Handlers.setHandler($0, $1, .valueChanged) })
    add(
      "editingDidBegin", { Handlers.handler($0, $1, .editingDidBegin) },
      { Handlers.setHandler($0, $1, .editingDidBegin) })
    add(
      "editingChanged", { Handlers.handler($0, $1, .editingChanged) },
      { Handlers.setHandler($0, $1, .editingChanged) })
    add(
      "editingDidEnd", { Handlers.handler($0, $1, .editingDidEnd) },
      { Handlers.setHandler($0, $1, .editingDidEnd) })
    add(
      "editingDidEndOnExit", { Handlers.handler($0, $1, .editingDidEndOnExit) },
      { Handlers.setHandler($0, $1, .editingDidEndOnExit) })
  }
}

/// What the target members above share.
private enum Handlers {
  /// Target, action and events: `target, "method", events`, or `fn, events`.
  static func registration(
    _ arguments: LuaArguments
  ) throws -> (Object?, Selector, Control.Events) {
    let target = try arguments.value(2, (ScriptTarget?).self)?.object
    if arguments.stack.type(2) == .function {
      let index: Int32 = arguments.stack.isNil(4) ? 3 : 4
      return (target, .callFunction, try arguments.value(index, SomeEvents.self).events)
    }
    let action = Selector(try arguments.value(3))
    return (target, action, try arguments.value(4, SomeEvents.self).events)
  }

  static func current(_ control: Control, _ events: Control.Events) -> Object? {
    control.firstTarget(performing: .handlerProperty, for: events)
  }

  static func handler(
    _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer, _ events: Control.Events
  ) -> Int32 {
    Control.at(object) { give(thread, current($0, events)) }
  }

  static func setHandler(
    _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer, _ events: Control.Events
  ) -> Int32 {
    Control.at(object) { control in
      take(thread, (LuaFunction?).self) { new in
        if let old = current(control, events) {
          control.removeTarget(old, action: .handlerProperty, for: events)
        }
        if let new { control.addTarget(new.object, action: .handlerProperty, for: events) }
      }
    }
  }
}

extension Selector {
  /// The action of a function that was assigned to an `on…` property.
  static let handlerProperty: Selector = "(handler)"
}

/// At least one event: a registration for none would never be heard of again.
private struct SomeEvents: LuaReadable {
  let events: Control.Events

  static var luaName: String { Control.Events.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> SomeEvents? {
    guard let events = Control.Events.read(stack, index), !events.isEmpty else { return nil }
    return SomeEvents(events: events)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Control.Events.expectation(stack, index)
  }
}

/// A function as an argument.
struct LuaFunction: LuaReadable {
  let object: Object

  static var luaName: String { "function" }

  static func read(_ stack: LuaStack, _ index: Int32) -> LuaFunction? {
    guard stack.type(index) == .function, let library = UILibrary.of(stack) else { return nil }
    return LuaFunction(object: library.object(standingFor: index, stack))
  }
}
