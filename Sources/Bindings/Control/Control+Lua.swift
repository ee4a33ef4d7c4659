import LuaRuntime
import ViewKit

extension HostClass {
  static let control = HostClass(
    "Control", of: Control.self, objc: "UIControl", superclass: .view,
    doc: "A view that tells targets what a person does with it.",
    make: { thread in make(thread) { _ in Control() } }
  ) { list in
    Control.addState(to: &list)
    Control.addTargets(to: &list)
    Control.addTracking(to: &list)
    Control.addHandlers(to: &list)
  }
}

extension Control {

  static func addState(to list: inout MemberList) {
    list.property(
      "isEnabled", Bool.self, objc: "enabled", standard: "true", isOverridable: true,
      doc: "Whether a person can use the control; a disabled one swallows touches.",
      get: { thread, object in Control.at(object) { give(thread, $0.isEnabled) } },
      set: { thread, object in
        Control.at(object) { control in take(thread) { control.isEnabled = $0 } }
      })
    list.property(
      "isSelected", Bool.self, objc: "selected", standard: "false", isOverridable: true,
      doc: "Whether the control is chosen; stays after the finger has left.",
      get: { thread, object in Control.at(object) { give(thread, $0.isSelected) } },
      set: { thread, object in
        Control.at(object) { control in take(thread) { control.isSelected = $0 } }
      })
    list.property(
      "isHighlighted", Bool.self, objc: "highlighted", standard: "false", isOverridable: true,
      doc: "Whether the control looks pressed; follows the finger.",
      get: { thread, object in Control.at(object) { give(thread, $0.isHighlighted) } },
      set: { thread, object in
        Control.at(object) { control in take(thread) { control.isHighlighted = $0 } }
      })
    list.property(
      "state", Control.State.self, doc: "The states that hold now, as one string.",
      get: { thread, object in Control.at(object) { give(thread, $0.state) } })
    list.property(
      "isTracking", Bool.self, objc: "tracking", doc: "Whether a finger is being followed.",
      get: { thread, object in Control.at(object) { give(thread, $0.isTracking) } })
    list.property(
      "isTouchInside", Bool.self, objc: "touchInside",
      doc: "Whether the finger that is followed is inside, within 70 points.",
      get: { thread, object in Control.at(object) { give(thread, $0.isTouchInside) } })
    list.property(
      "contentHorizontalAlignment", Control.HorizontalAlignment.self, standard: "\"center\"",
      doc: "Where the content lies across.",
      get: { thread, object in
        Control.at(object) { give(thread, $0.contentHorizontalAlignment) }
      },
      set: { thread, object in
        Control.at(object) { control in take(thread) { control.contentHorizontalAlignment = $0 } }
      })
    list.property(
      "contentVerticalAlignment", Control.VerticalAlignment.self, standard: "\"center\"",
      doc: "Where the content lies upright.",
      get: { thread, object in Control.at(object) { give(thread, $0.contentVerticalAlignment) } },
      set: { thread, object in
        Control.at(object) { control in take(thread) { control.contentVerticalAlignment = $0 } }
      })
  }

  static func addTracking(to list: inout MemberList) {
    list.method(
      "beginTracking", objc: "beginTrackingWithTouch:withEvent:",
      parameters: [.init("touch", "Touch"), .init("event", "Event?", standard: "nil")],
      returns: Bool.self, isOverridable: true,
      doc: "Called when a finger came down inside; return true to follow it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let touch = try arguments.value(2, Touch.self)
          let event = try arguments.value(3, (Event?).self)
          return Control.at(object) { $0.beginTracking(touch, with: event) }
        }
      })
    list.method(
      "continueTracking", objc: "continueTrackingWithTouch:withEvent:",
      parameters: [.init("touch", "Touch"), .init("event", "Event?", standard: "nil")],
      returns: Bool.self, isOverridable: true,
      doc: "Called when the finger moved; return true to follow it further.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let touch = try arguments.value(2, Touch.self)
          let event = try arguments.value(3, (Event?).self)
          return Control.at(object) { $0.continueTracking(touch, with: event) }
        }
      })
    list.method(
      "endTracking", objc: "endTrackingWithTouch:withEvent:",
      parameters: [.init("touch", "Touch?"), .init("event", "Event?", standard: "nil")],
      isOverridable: true, doc: "Called when the finger was lifted.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let touch = try arguments.given(2, (Touch?).self)
          let event = try arguments.value(3, (Event?).self)
          Control.at(object) { $0.endTracking(touch, with: event) }
        }
      })
    list.method(
      "cancelTracking", objc: "cancelTrackingWithEvent:",
      parameters: [.init("event", "Event?", standard: "nil")], isOverridable: true,
      doc: "Called when the finger is followed no longer without having been lifted.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let event = try arguments.value(2, (Event?).self)
          Control.at(object) { $0.cancelTracking(with: event) }
        }
      })
  }
}
