/// Who is told of which events of a control, in order of registration.
struct TargetRegistry: ~Copyable {
  struct Registration {
    /// Nil walks the responder chain when the event comes.
    unowned(unsafe) var target: Object?
    var action: Selector
    var events: Control.Events
  }

  private(set) var registrations: [Registration] = []
  /// Holds each target once per registration.
  private var targets = OwnedList<Object>()

  mutating func add(
    _ target: Object?, _ action: Selector, for events: Control.Events, in control: Control
  ) {
    if let index = registrations.firstIndex(where: {
      $0.target === target && $0.action == action
    }) {
      registrations[index].events.formUnion(events)
      return
    }
    registrations.append(Registration(target: target, action: action, events: events))
    if let target { targets.append(target, in: control) }
  }

  /// Takes events away from registrations; nil stands for any target, any action.
  mutating func remove(
    _ target: Object?, _ action: Selector?, for events: Control.Events, in control: Control
  ) {
    var kept: [Registration] = []
    var dropped: [Registration] = []
    for var registration in registrations {
      let matches =
        (target == nil || registration.target === target)
        && (action == nil || registration.action == action)
      if matches { registration.events.subtract(events) }
      if registration.events.isEmpty {
        dropped.append(registration)
      } else {
        kept.append(registration)
      }
    }
    registrations = kept
    for registration in dropped {
      guard let index = targets.elements.firstIndex(where: { $0 === registration.target }) else {
        continue
      }
      targets.remove(at: index, in: control)
    }
  }
}
