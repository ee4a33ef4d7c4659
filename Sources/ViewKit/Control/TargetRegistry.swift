/// Who is told of which events of a control, in order of registration.
///
/// Targets are referred to as in ``Referred``: weakly, as UIKit does, and visible to the script's
/// collector, once per registration.
struct TargetRegistry: ~Copyable {
  struct Registration {
    private(set) weak var target: Object?
    let action: Selector
    fileprivate(set) var events: Control.Events
    /// Whether the responder chain is walked when the event comes.
    let isForChain: Bool

    init(_ target: Object?, _ action: Selector, _ events: Control.Events) {
      self.target = target
      self.action = action
      self.events = events
      isForChain = target == nil
    }

    /// Whether there is somebody to tell.
    var isAlive: Bool { isForChain || target != nil }
  }

  private(set) var registrations: [Registration] = []

  /// What the registrations take beyond those few that most controls have.
  var heldBytes: Int {
    guard registrations.count > 2 else { return 0 }
    return registrations.reduce(0) {
      $0 + MemoryLayout<Registration>.stride + $1.action.name.heldBytes
    }
  }

  private var owner: UnsafeMutableRawPointer?

  mutating func add(
    _ target: Object?, _ action: Selector, for events: Control.Events, in control: Control
  ) {
    owner = Unmanaged.passUnretained(control).toOpaque()
    registrations.removeAll { !$0.isAlive }
    if let index = registrations.firstIndex(where: {
      $0.target === target && $0.action == action
    }) {
      registrations[index].events.formUnion(events)
      return
    }
    registrations.append(Registration(target, action, events))
    target?.addOwner(control)
  }

  mutating func remove(
    _ target: Object?, _ action: Selector?, for events: Control.Events, in control: Control
  ) {
    var kept: [Registration] = []
    var dropped: [Object] = []
    for var registration in registrations where registration.isAlive {
      let matches =
        (target == nil || registration.target === target)
        && (action == nil || registration.action == action)
      if matches { registration.events.subtract(events) }
      if !registration.events.isEmpty {
        kept.append(registration)
      } else if let target = registration.target {
        dropped.append(target)
      }
    }
    registrations = kept
    for target in dropped { target.removeOwner(control) }
  }

  deinit {
    guard let owner else { return }
    for registration in registrations { registration.target?.forgetOwner(owner) }
  }
}
