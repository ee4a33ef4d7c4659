import LuaRuntime
import ViewKit

// The gesture recognisers of a view.
extension View {
  static func addGestures(to list: inout MemberList) {
    list.property(
      "gestureRecognizers", [GestureRecognizer].self, standard: "{}",
      doc: "The recognisers that watch the view's touches; a fresh list.",
      get: { thread, object in View.at(object) { give(thread, $0.gestureRecognizers) } },
      set: { thread, object in
        View.at(object) { view in
          take(thread, [GestureRecognizer].self) { view.gestureRecognizers = $0 }
        }
      })
    list.method(
      "addGestureRecognizer", objc: "addGestureRecognizer:",
      parameters: [.init("recognizer", "GestureRecognizer")],
      doc: "Has a recogniser watch the touches of the view, and of those inside it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let recognizer = try arguments.value(2, GestureRecognizer.self)
          View.at(object) { $0.addGestureRecognizer(recognizer) }
        }
      })
    list.method(
      "removeGestureRecognizer", objc: "removeGestureRecognizer:",
      parameters: [.init("recognizer", "GestureRecognizer")],
      doc: "Takes a recogniser off; a gesture under way is cancelled.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let recognizer = try arguments.value(2, GestureRecognizer.self)
          View.at(object) { $0.removeGestureRecognizer(recognizer) }
        }
      })
    list.method(
      "gestureRecognizerShouldBegin", objc: "gestureRecognizerShouldBegin:",
      parameters: [.init("recognizer", "GestureRecognizer")], returns: Bool.self,
      isOverridable: true,
      doc: "Whether a recogniser of this view, or of one around it, may recognise what began here.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let recognizer = try arguments.value(2, GestureRecognizer.self)
          return View.at(object) { $0.gestureRecognizerShouldBegin(recognizer) }
        }
      })
  }
}
