import LuaRuntime
import ViewKit

extension HostClass {
  static let event = HostClass(
    "Event", of: Event.self, objc: "UIEvent", superclass: .object,
    doc: "What happened at one moment: the touches that were there."
  ) { list in
    list.property(
      "timestamp", Double.self, doc: "When it happened, in seconds of the clock.",
      get: { thread, object in Event.at(object) { give(thread, $0.timestamp) } })
    list.property(
      "type", Event.EventType.self, doc: "What kind of thing happened.",
      get: { thread, object in Event.at(object) { give(thread, $0.type) } })
    list.property(
      "subtype", Event.Subtype.self, doc: "Which motion it was.",
      get: { thread, object in Event.at(object) { give(thread, $0.subtype) } })
    list.property(
      "allTouches", [Touch].self, doc: "All touches of the event; a fresh list.",
      get: { thread, object in Event.at(object) { give(thread, $0.allTouches) } })
    list.method(
      "touches", objc: "touchesForView:", "touchesForWindow:",
      parameters: [.init("view", "View or Window")], returns: [Touch].self,
      doc: "The touches of a view or of a window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [Touch] in
          let view = try arguments.value(2, View.self)
          return Event.at(object) { event in
            (view as? Window).map { event.touches(forWindow: $0) } ?? event.touches(for: view)
          }
        }
      })
  }
}

extension HostClass {
  static let touch = HostClass(
    "Touch", of: Touch.self, objc: "UITouch", superclass: .object,
    doc: "A finger on the screen."
  ) { list in
    list.property(
      "phase", Touch.Phase.self, doc: "What the finger did last.",
      get: { thread, object in Touch.at(object) { give(thread, $0.phase) } })
    list.property(
      "tapCount", Int.self, doc: "How often the finger came down at the place in quick succession.",
      get: { thread, object in Touch.at(object) { give(thread, $0.tapCount) } })
    list.property(
      "timestamp", Double.self, doc: "When the finger moved last, in seconds of the clock.",
      get: { thread, object in Touch.at(object) { give(thread, $0.timestamp) } })
    list.property(
      "view", (View?).self, doc: "The view in which the touch began.",
      get: { thread, object in Touch.at(object) { give(thread, $0.view) } })
    list.property(
      "window", (Window?).self, doc: "The window in which the touch began.",
      get: { thread, object in Touch.at(object) { give(thread, $0.window) } })
    list.property(
      "gestureRecognizers", [GestureRecognizer].self,
      doc: "The recognisers that watch the finger; a fresh list.",
      get: { thread, object in Touch.at(object) { give(thread, $0.gestureRecognizers) } })
    list.method(
      "location", objc: "locationInView:", parameters: [.init("view", "View?", standard: "nil")],
      returns: Point.self, doc: "Where the finger is, in a view's coordinates; nil is the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Point in
          let view = try arguments.value(2, (View?).self)
          return Touch.at(object) { $0.location(in: view) }
        }
      })
    list.method(
      "previousLocation", objc: "previousLocationInView:",
      parameters: [.init("view", "View?", standard: "nil")], returns: Point.self,
      doc: "Where the finger was before, in a view's coordinates; nil is the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Point in
          let view = try arguments.value(2, (View?).self)
          return Touch.at(object) { $0.previousLocation(in: view) }
        }
      })
  }
}
