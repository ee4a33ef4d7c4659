import LuaRuntime
import ViewKit

extension HostClass {
  static let handler = HostClass(
    "Handler", of: Handler.self, superclass: .object,
    doc: "A function that hears events, as control:on(event, fn) returns it."
  ) { list in
    list.method(
      "remove", doc: "Makes the function hear the events no longer.",
      call: { thread, object in invoke(thread) { _ in Handler.at(object) { $0.remove() } } })
  }
}

/// What `control:on(event, fn)` returns: a way to take the function off again.
final class Handler: Object {
  private weak var control: Control?
  private weak var target: Object?
  private let events: Control.Events

  init(control: Control, target: Object, events: Control.Events) {
    self.control = control
    self.target = target
    self.events = events
    super.init()
  }

  func remove() {
    guard let target else { return }
    control?.removeTarget(target, action: .callFunction, for: events)
  }

}
