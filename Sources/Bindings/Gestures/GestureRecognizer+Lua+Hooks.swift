import LuaRuntime
import ViewKit

// What a Lua class overrides to recognise a gesture of its own, and how recognisers compete.
extension GestureRecognizer {
  static func addHooks(to list: inout MemberList) {
    let parameters: [Member.Parameter] = [
      .init("touches", "list of Touch"), .init("event", "Event"),
    ]
    list.method(
      "touchesBegan", objc: "touchesBegan:withEvent:", parameters: parameters,
      isOverridable: true, doc: "Called when fingers landed.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let (touches, event) = try GestureRecognizer.touches(arguments)
          GestureRecognizer.at(object) { $0.touchesBegan(touches, with: event) }
        }
      })
    list.method(
      "touchesMoved", objc: "touchesMoved:withEvent:", parameters: parameters,
      isOverridable: true, doc: "Called when fingers moved.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let (touches, event) = try GestureRecognizer.touches(arguments)
          GestureRecognizer.at(object) { $0.touchesMoved(touches, with: event) }
        }
      })
    list.method(
      "touchesEnded", objc: "touchesEnded:withEvent:", parameters: parameters,
      isOverridable: true, doc: "Called when fingers were lifted.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let (touches, event) = try GestureRecognizer.touches(arguments)
          GestureRecognizer.at(object) { $0.touchesEnded(touches, with: event) }
        }
      })
    list.method(
      "touchesCancelled", objc: "touchesCancelled:withEvent:", parameters: parameters,
      isOverridable: true, doc: "Called when the system took touches away; cancels the gesture.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let (touches, event) = try GestureRecognizer.touches(arguments)
          GestureRecognizer.at(object) { $0.touchesCancelled(touches, with: event) }
        }
      })
    list.method(
      "reset", objc: "reset", isOverridable: true,
      doc: "Called when the gesture is over, to forget what was noted.",
      call: { thread, object in invoke(thread) { _ in GestureRecognizer.at(object) { $0.reset() } }
      })
  }

  private static func touches(_ arguments: LuaArguments) throws -> ([Touch], Event) {
    (try arguments.value(2, [Touch].self), try arguments.value(3, Event.self))
  }

  static func addRivals(to list: inout MemberList) {
    list.method(
      "require", objc: "requireGestureRecognizerToFail:",
      parameters: [.init("other", "GestureRecognizer")],
      doc: "Waits with recognising until another recogniser has failed.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let other = try arguments.value(2, GestureRecognizer.self)
          try GestureRecognizer.at(object) { recognizer in
            if other === recognizer { throw LuaFailure("a recogniser cannot wait for itself") }
            recognizer.require(toFail: other)
          }
        }
      })
    let other: [Member.Parameter] = [.init("other", "GestureRecognizer")]
    list.method(
      "canPrevent", objc: "canPreventGestureRecognizer:", parameters: other, returns: Bool.self,
      isOverridable: true, doc: "Whether it makes another fail when it recognises.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let other = try arguments.value(2, GestureRecognizer.self)
          return GestureRecognizer.at(object) { $0.canPrevent(other) }
        }
      })
    list.method(
      "canBePrevented", objc: "canBePreventedByGestureRecognizer:", parameters: other,
      returns: Bool.self, isOverridable: true,
      doc: "Whether another makes it fail when that recognises.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let other = try arguments.value(2, GestureRecognizer.self)
          return GestureRecognizer.at(object) { $0.canBePrevented(by: other) }
        }
      })
    list.method(
      "shouldRequireFailure", objc: "shouldRequireFailureOfGestureRecognizer:", parameters: other,
      returns: Bool.self, isOverridable: true,
      doc: "Whether it waits until another has failed.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let other = try arguments.value(2, GestureRecognizer.self)
          return GestureRecognizer.at(object) { $0.shouldRequireFailure(of: other) }
        }
      })
    list.method(
      "shouldBeRequiredToFail", objc: "shouldBeRequiredToFailByGestureRecognizer:",
      parameters: other, returns: Bool.self, isOverridable: true,
      doc: "Whether another waits until it has failed.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let other = try arguments.value(2, GestureRecognizer.self)
          return GestureRecognizer.at(object) { $0.shouldBeRequiredToFail(by: other) }
        }
      })
  }
}
