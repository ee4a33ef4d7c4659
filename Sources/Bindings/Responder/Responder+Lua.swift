import LuaRuntime
import ViewKit

extension HostClass {
  static let responder = HostClass(
    "Responder", of: Responder.self, objc: "UIResponder", superclass: .object,
    doc: "An object that can handle events; what it does not handle goes to `next`.",
    make: { thread in make(thread) { _ in Responder() } }
  ) { list in
    Responder.addFocus(to: &list)
    Responder.addTouches(to: &list)
    Responder.addMotions(to: &list)
    Responder.addActions(to: &list)
    Responder.addKeyboard(to: &list)
  }
}

extension Responder {

  static func addFocus(to list: inout MemberList) {
    list.property(
      "next", (Responder?).self, objc: "nextResponder", isOverridable: true,
      doc: "Who gets what this responder does not handle.",
      get: { thread, object in Responder.at(object) { give(thread, $0.next) } })
    list.property(
      "isFirstResponder", Bool.self, doc: "Whether the responder has the focus.",
      get: { thread, object in Responder.at(object) { give(thread, $0.isFirstResponder) } })
    list.property(
      "canBecomeFirstResponder", Bool.self, standard: "false", isOverridable: true,
      doc: "Whether the responder may get the focus.",
      get: { thread, object in Responder.at(object) { give(thread, $0.canBecomeFirstResponder) } })
    list.property(
      "canResignFirstResponder", Bool.self, standard: "true", isOverridable: true,
      doc: "Whether the responder may lose the focus.",
      get: { thread, object in Responder.at(object) { give(thread, $0.canResignFirstResponder) } })
    list.property(
      "inputView", (View?).self, isOverridable: true,
      doc: "The view that stands in for the keyboard while the responder has the focus.",
      get: { thread, object in Responder.at(object) { give(thread, $0.inputView) } })
    list.property(
      "inputAccessoryView", (View?).self, isOverridable: true,
      doc: "The view above the keyboard while the responder has the focus.",
      get: { thread, object in Responder.at(object) { give(thread, $0.inputAccessoryView) } })
    list.method(
      "becomeFirstResponder", objc: "becomeFirstResponder", returns: Bool.self,
      isOverridable: true, doc: "Asks for the focus; tells whether it was given.",
      call: { thread, object in
        invoke(thread) { _ throws -> Bool in Responder.at(object) { $0.becomeFirstResponder() } }
      })
    list.method(
      "resignFirstResponder", objc: "resignFirstResponder", returns: Bool.self,
      isOverridable: true, doc: "Gives up the focus; tells whether it is gone.",
      call: { thread, object in
        invoke(thread) { _ throws -> Bool in Responder.at(object) { $0.resignFirstResponder() } }
      })
  }

  static func addMotions(to list: inout MemberList) {
    let parameters: [Member.Parameter] = [
      .init("motion", "EventSubtype"), .init("event", "Event?", standard: "nil"),
    ]
    list.method(
      "motionBegan", objc: "motionBegan:withEvent:", parameters: parameters, isOverridable: true,
      doc: "Called when a shake begins; passes it on to `next` unless overridden.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let motion = try arguments.value(2, Event.Subtype.self)
          let event = try arguments.value(3, (Event?).self)
          Responder.at(object) { $0.motionBegan(motion, with: event) }
        }
      })
    list.method(
      "motionEnded", objc: "motionEnded:withEvent:", parameters: parameters, isOverridable: true,
      doc: "Called when a shake is over; passes it on to `next` unless overridden.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let motion = try arguments.value(2, Event.Subtype.self)
          let event = try arguments.value(3, (Event?).self)
          Responder.at(object) { $0.motionEnded(motion, with: event) }
        }
      })
    list.method(
      "motionCancelled", objc: "motionCancelled:withEvent:", parameters: parameters,
      isOverridable: true,
      doc: "Called when a shake was interrupted; passes it on to `next` unless overridden.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let motion = try arguments.value(2, Event.Subtype.self)
          let event = try arguments.value(3, (Event?).self)
          Responder.at(object) { $0.motionCancelled(motion, with: event) }
        }
      })
  }

  static func addTouches(to list: inout MemberList) {
    let parameters: [Member.Parameter] = [
      .init("touches", "list of Touch"), .init("event", "Event?", standard: "nil"),
    ]
    list.method(
      "touchesBegan", objc: "touchesBegan:withEvent:", parameters: parameters, isOverridable: true,
      doc: "Called when fingers came down; passes it on to `next` unless overridden.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let touches = try arguments.value(2, [Touch].self)
          let event = try arguments.value(3, (Event?).self)
          Responder.at(object) { $0.touchesBegan(touches, with: event) }
        }
      })
    list.method(
      "touchesMoved", objc: "touchesMoved:withEvent:", parameters: parameters, isOverridable: true,
      doc: "Called when fingers moved; passes it on to `next` unless overridden.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let touches = try arguments.value(2, [Touch].self)
          let event = try arguments.value(3, (Event?).self)
          Responder.at(object) { $0.touchesMoved(touches, with: event) }
        }
      })
    list.method(
      "touchesEnded", objc: "touchesEnded:withEvent:", parameters: parameters, isOverridable: true,
      doc: "Called when fingers were lifted; passes it on to `next` unless overridden.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let touches = try arguments.value(2, [Touch].self)
          let event = try arguments.value(3, (Event?).self)
          Responder.at(object) { $0.touchesEnded(touches, with: event) }
        }
      })
    list.method(
      "touchesCancelled", objc: "touchesCancelled:withEvent:", parameters: parameters,
      isOverridable: true,
      doc: "Called when the system took the touches away; passes it on unless overridden.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let touches = try arguments.value(2, [Touch].self)
          let event = try arguments.value(3, (Event?).self)
          Responder.at(object) { $0.touchesCancelled(touches, with: event) }
        }
      })
  }

  static func addActions(to list: inout MemberList) {
    list.method(
      "canPerformAction", objc: "canPerformAction:withSender:",
      parameters: [.init("action", "string"), .init("sender", "Object?", standard: "nil")],
      returns: Bool.self, isOverridable: true,
      doc: "Whether the responder has a method for an action.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let action = Selector(try arguments.value(2))
          let sender = try arguments.value(3, (Object?).self)
          return Responder.at(object) { $0.canPerformAction(action, withSender: sender) }
        }
      })
    list.property(
      "undoManager", (UndoManager?).self, isOverridable: true,
      doc: "The changes that can be taken back: those of the nearest responder that has some.",
      get: { thread, object in Responder.at(object) { give(thread, $0.undoManager) } })
    list.method(
      "target", objc: "targetForAction:withSender:",
      parameters: [.init("action", "string"), .init("sender", "Object?", standard: "nil")],
      returns: (Object?).self, isOverridable: true,
      doc: "The first responder on the way up the chain that has a method for an action.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Object? in
          let action = Selector(try arguments.value(2))
          let sender = try arguments.value(3, (Object?).self)
          return Responder.at(object) { $0.target(forAction: action, withSender: sender) }
        }
      })
  }
}
