import LuaRuntime
import ViewKit

extension HostClass {
  static let undoManager = HostClass(
    "UndoManager", of: UndoManager.self, objc: "NSUndoManager", superclass: .object,
    doc: "Takes changes back and does them again; see registerUndo.",
    make: { thread in
      make(thread) { options in
        UndoManager(application: UILibrary.of(options.stack)?.application)
      }
    }
  ) { list in
    UndoManager.addRegistering(to: &list)
    UndoManager.addUndoing(to: &list)
    UndoManager.addGroups(to: &list)
    UndoManager.addNotifications(to: &list)
  }
}

extension UndoManager {
  fileprivate static func addRegistering(to list: inout MemberList) {
    list.method(
      "registerUndo", objc: "registerUndoWithTarget:selector:object:",
      parameters: [
        .init("target", "object or table"), .init("action", "string or function"),
        .init("object", "any", standard: "nil"),
      ],
      doc: "Says how a change is taken back: by a method of the target, called with a value, or by "
        + "a function, called with the target. Registered while undoing, it is for redo.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let target = try arguments.value(2, ScriptTarget.self).object
          var function: Object?
          var value: AnyValue?
          var action = Selector.callFunction
          if arguments.stack.type(3) == .function {
            function = try arguments.value(3, ScriptTarget.self).object
          } else {
            action = Selector(try arguments.value(3))
            try ScriptTarget.check(target, has: action, 2, arguments.stack)
            value = try arguments.value(4, (AnyValue?).self)
          }
          UndoManager.at(object) { manager in
            charging(thread, manager) {
              manager.register(
                ScriptUndo(target, action, function: function, value: value?.object))
            }
          }
        }
      })
    list.method(
      "removeAllActions", objc: "removeAllActions", "removeAllActionsWithTarget:",
      parameters: [.init("target", "object or table", standard: "nil")],
      doc: "Forgets all changes, or those of a target.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let target = try arguments.value(2, (ScriptTarget?).self)?.object
          UndoManager.at(object) { manager in
            if let target {
              manager.removeAllActions(withTarget: target)
            } else {
              manager.removeAllActions()
            }
          }
        }
      })
    list.property(
      "isUndoRegistrationEnabled", Bool.self, objc: "undoRegistrationEnabled",
      doc: "Whether changes are noted.",
      get: { thread, object in
        UndoManager.at(object) { give(thread, $0.isUndoRegistrationEnabled) }
      })
    list.method(
      "disableUndoRegistration", objc: "disableUndoRegistration",
      doc: "Notes no changes until enableUndoRegistration was called as often.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in
          UndoManager.at(object) { $0.disableUndoRegistration() }
        }
      })
    list.method(
      "enableUndoRegistration", objc: "enableUndoRegistration",
      doc: "Ends one disableUndoRegistration.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in
          UndoManager.at(object) { $0.enableUndoRegistration() }
        }
      })
  }

  fileprivate static func addUndoing(to list: inout MemberList) {
    list.method(
      "undo", objc: "undo", doc: "Takes back the last group of changes.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in try UndoManager.at(object) { try $0.undo() } }
      })
    list.method(
      "redo", objc: "redo", doc: "Does again what was taken back last.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in try UndoManager.at(object) { try $0.redo() } }
      })
    list.property(
      "canUndo", Bool.self, doc: "Whether there is something to take back.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.canUndo) } })
    list.property(
      "canRedo", Bool.self, doc: "Whether there is something to do again.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.canRedo) } })
    list.property(
      "isUndoing", Bool.self, objc: "undoing", doc: "Whether a change is being taken back.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.isUndoing) } })
    list.property(
      "isRedoing", Bool.self, objc: "redoing", doc: "Whether a change is being done again.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.isRedoing) } })
    list.method(
      "setActionName", objc: "setActionName:", parameters: [.init("name", "string")],
      doc: "Names the group of changes that is being made, or was made last.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let name = try arguments.value(2, String.self)
          UndoManager.at(object) { $0.setActionName(name) }
        }
      })
    list.property(
      "undoActionName", String.self, doc: "The name of what undo would take back.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.undoActionName) } })
    list.property(
      "redoActionName", String.self, doc: "The name of what redo would do again.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.redoActionName) } })
    list.property(
      "undoMenuItemTitle", String.self, doc: "The same as a menu says it: `Undo Typing`.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.undoMenuItemTitle) } })
    list.property(
      "redoMenuItemTitle", String.self, doc: "The same as a menu says it: `Redo Typing`.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.redoMenuItemTitle) } })
  }

  fileprivate static func addGroups(to list: inout MemberList) {
    list.property(
      "groupsByEvent", Bool.self, standard: "true",
      doc: "Whether what is registered in one turn of the run loop is one group.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.groupsByEvent) } },
      set: { thread, object in
        UndoManager.at(object) { manager in take(thread) { manager.groupsByEvent = $0 } }
      })
    list.property(
      "levelsOfUndo", Int.self, standard: "0", doc: "How many groups are kept; 0 is no limit.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.levelsOfUndo) } },
      set: { thread, object in
        UndoManager.at(object) { manager in take(thread) { manager.levelsOfUndo = $0 } }
      })
    list.property(
      "groupingLevel", Int.self, doc: "How many groups lie inside each other now.",
      get: { thread, object in UndoManager.at(object) { give(thread, $0.groupingLevel) } })
    list.method(
      "beginUndoGrouping", objc: "beginUndoGrouping", doc: "Begins a group of changes.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in UndoManager.at(object) { $0.beginUndoGrouping() } }
      })
    list.method(
      "endUndoGrouping", objc: "endUndoGrouping", doc: "Ends the group that was begun last.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in
          try UndoManager.at(object) { try $0.endUndoGrouping() }
        }
      })
  }

  fileprivate static func addNotifications(to list: inout MemberList) {
    list.notification(
      "willUndoChangeNotification", objc: UndoManager.willUndoChangeNotification,
      get: { give($0, UndoManager.willUndoChangeNotification) })
    list.notification(
      "didUndoChangeNotification", objc: UndoManager.didUndoChangeNotification,
      get: { give($0, UndoManager.didUndoChangeNotification) })
    list.notification(
      "willRedoChangeNotification", objc: UndoManager.willRedoChangeNotification,
      get: { give($0, UndoManager.willRedoChangeNotification) })
    list.notification(
      "didRedoChangeNotification", objc: UndoManager.didRedoChangeNotification,
      get: { give($0, UndoManager.didRedoChangeNotification) })
  }
}
