import LuaRuntime
import ViewKit

extension HostClass {
  static let gestureRecognizer = HostClass(
    "GestureRecognizer", of: GestureRecognizer.self, objc: "UIGestureRecognizer",
    superclass: .object,
    doc: "Watches the touches of a view; subclassed for gestures of your own: set self.state.",
    make: { thread in make(thread) { _ in GestureRecognizer() } }
  ) { list in
    GestureRecognizer.addTargets(to: &list)
    GestureRecognizer.addState(to: &list)
    GestureRecognizer.addTouches(to: &list)
    GestureRecognizer.addHooks(to: &list)
    GestureRecognizer.addRivals(to: &list)
  }
}

extension GestureRecognizer {
  static func addTargets(to list: inout MemberList) {
    list.targetAndAction(objc: "initWithTarget:action:") { thread, object in
      invoke(thread) { _ throws -> Void in
        let new = try TargetAction(options: thread)
        GestureRecognizer.at(object) { recognizer in
          charging(thread, recognizer) { recognizer.addTarget(new.target, action: new.action) }
        }
      }
    }
    let parameters: [Member.Parameter] = [
      .init("target", "object, table or function"), .init("action", "string", standard: "nil"),
    ]
    list.method(
      "addTarget", objc: "addTarget:action:", parameters: parameters,
      doc: "Has a method, or a function, called with the recogniser when the gesture goes on.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let new = try TargetAction(arguments, at: 2)
          GestureRecognizer.at(object) { recognizer in
            charging(thread, recognizer) { recognizer.addTarget(new.target, action: new.action) }
          }
        }
      })
    list.method(
      "removeTarget", objc: "removeTarget:action:", parameters: parameters,
      doc: "Undoes addTarget; a nil target or action stands for any.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let target = try arguments.value(2, (ScriptTarget?).self)?.object
          let action =
            arguments.stack.type(2) == .function
            ? Selector.callFunction : try arguments.value(3, (String?).self).map { Selector($0) }
          GestureRecognizer.at(object) { recognizer in
            charging(thread, recognizer) { recognizer.removeTarget(target, action: action) }
          }
        }
      })
  }

  static func addState(to list: inout MemberList) {
    list.property(
      "state", GestureRecognizer.State.self, standard: "\"possible\"",
      doc: "How far the gesture has come. Subclasses set it from their touch methods.",
      get: { thread, object in GestureRecognizer.at(object) { give(thread, $0.state) } },
      set: { thread, object in
        GestureRecognizer.at(object) { recognizer in take(thread) { recognizer.state = $0 } }
      })
    list.property(
      "view", (View?).self, doc: "The view whose touches are watched.",
      get: { thread, object in GestureRecognizer.at(object) { give(thread, $0.view) } })
    list.property(
      "delegate", (Object?).self,
      doc: "Who decides where gestures compete; an object or a table with callbacks.",
      get: { thread, object in GestureRecognizer.at(object) { give(thread, $0.delegate) } },
      set: { thread, object in
        GestureRecognizer.at(object) { recognizer in
          take(thread, (ScriptDelegate?).self) { recognizer.delegate = $0?.object }
        }
      })
    list.property(
      "isEnabled", Bool.self, objc: "enabled", standard: "true",
      doc: "Whether the recogniser works; switched off, it cancels a gesture under way.",
      get: { thread, object in GestureRecognizer.at(object) { give(thread, $0.isEnabled) } },
      set: { thread, object in
        GestureRecognizer.at(object) { recognizer in take(thread) { recognizer.isEnabled = $0 } }
      })
    list.property(
      "cancelsTouchesInView", Bool.self, standard: "true",
      doc: "Whether the view's touches are cancelled once the gesture is recognised.",
      get: { thread, object in
        GestureRecognizer.at(object) { give(thread, $0.cancelsTouchesInView) }
      },
      set: { thread, object in
        GestureRecognizer.at(object) { recognizer in
          take(thread) { recognizer.cancelsTouchesInView = $0 }
        }
      })
    list.property(
      "delaysTouchesBegan", Bool.self, standard: "false",
      doc: "Whether the view gets no touch before the gesture has failed.",
      get: { thread, object in
        GestureRecognizer.at(object) { give(thread, $0.delaysTouchesBegan) }
      },
      set: { thread, object in
        GestureRecognizer.at(object) { recognizer in
          take(thread) { recognizer.delaysTouchesBegan = $0 }
        }
      })
    list.property(
      "delaysTouchesEnded", Bool.self, standard: "true",
      doc: "Whether the view hears of lifted fingers only when the gesture has failed.",
      get: { thread, object in
        GestureRecognizer.at(object) { give(thread, $0.delaysTouchesEnded) }
      },
      set: { thread, object in
        GestureRecognizer.at(object) { recognizer in
          take(thread) { recognizer.delaysTouchesEnded = $0 }
        }
      })
  }

  static func addTouches(to list: inout MemberList) {
    list.property(
      "numberOfTouches", Int.self, doc: "How many fingers the gesture has.",
      get: { thread, object in GestureRecognizer.at(object) { give(thread, $0.numberOfTouches) } })
    list.method(
      "location", objc: "locationInView:", "locationOfTouch:inView:",
      parameters: [
        .init("view", "View?", standard: "nil"), .init("touch", "index", standard: "nil"),
      ], returns: Point.self,
      doc:
        "The middle of the fingers, or the place of one, in a view's coordinates; nil is the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Point in
          let view = try arguments.value(2, (View?).self)
          guard let index = try arguments.value(3, (LuaIndex?).self) else {
            return GestureRecognizer.at(object) { $0.location(in: view) }
          }
          return try GestureRecognizer.at(object) { recognizer in
            let place = recognizer.location(ofTouch: index.position, in: view)
            if let place { return place }
            throw LuaFailure(
              recognizer.numberOfTouches == 1
                ? "there is 1 touch, so there is none at position \(index.position + 1)"
                : "there are \(recognizer.numberOfTouches) touches, so there is none at position "
                  + "\(index.position + 1)")
          }
        }
      })
    list.method(
      "ignore", objc: "ignoreTouch:forEvent:",
      parameters: [.init("touch", "Touch"), .init("event", "Event")],
      doc: "Lets go of a touch that is no part of the gesture.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let touch = try arguments.value(2, Touch.self)
          let event = try arguments.value(3, Event.self)
          GestureRecognizer.at(object) { $0.ignore(touch, for: event) }
        }
      })
  }
}

extension GestureRecognizer.State: LuaEnum {
  public static let table = LuaEnumTable<GestureRecognizer.State>(
    "GestureRecognizerState", objc: "UIGestureRecognizerState")

  /// The cases, with the other name of `ended`.
  static var description: EnumDescription {
    var description = table.description
    description.cases.append(("recognized", "UIGestureRecognizerStateRecognized"))
    return description
  }

  /// `recognized` is another name of `ended`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> GestureRecognizer.State? {
    stack.type(index) == .string && stack.string(index) == "recognized"
      ? .ended : table.read(stack, index)
  }
}
