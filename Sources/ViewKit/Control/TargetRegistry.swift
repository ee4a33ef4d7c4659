/// Who is told of which events of a control, or of a gesture, in order of registration.
///
/// Targets are referred to as in ``Referred``: weakly, as UIKit does, and visible to the script's
/// collector, once per registration. Adding and removing take the same time however many there are.
struct TargetRegistry: ~Copyable {
  struct Registration {
    private(set) weak var target: Object?
    let action: Selector
    /// Empty once it was removed.
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
    var isAlive: Bool { !events.isEmpty && (isForChain || target != nil) }
  }

  /// In order of registration, with those that are not alive any more until they are swept out.
  private(set) var registrations: [Registration] = []
  /// Where the registrations of a target stand, or those without one.
  private var positions: [ObjectIdentifier?: [Int]] = [:]
  /// How many registrations there were after the last sweep, and were removed since then.
  private var swept = 0
  private var removed = 0
  /// The bytes of the long names of actions.
  private var nameBytes = 0
  private var owner: UnsafeMutableRawPointer?

  /// What the registrations take beyond those few that most controls have.
  var heldBytes: Int {
    let count = registrations.count
    return count > 2 ? count * MemoryLayout<Registration>.stride + nameBytes : 0
  }

  mutating func add(
    _ target: Object?, _ action: Selector, for events: Control.Events, in owner: Object
  ) {
    guard !events.isEmpty else { return }
    self.owner = Unmanaged.passUnretained(owner).toOpaque()
    if registrations.count > 2 * swept + 8 { sweep() }
    let key = target.map(ObjectIdentifier.init)
    for position in positions[key] ?? []
    where registrations[position].isAlive && registrations[position].action == action {
      registrations[position].events.formUnion(events)
      return
    }
    positions[key, default: []].append(registrations.count)
    registrations.append(Registration(target, action, events))
    nameBytes += action.name.heldBytes
    target?.addOwner(owner)
  }

  mutating func remove(
    _ target: Object?, _ action: Selector?, for events: Control.Events, in owner: Object
  ) {
    let candidates =
      target.map { positions[ObjectIdentifier($0)] ?? [] } ?? Array(registrations.indices)
    var dropped: [Object] = []
    for position in candidates
    where registrations[position].isAlive
      && (action == nil || registrations[position].action == action)
    {
      registrations[position].events.subtract(events)
      guard registrations[position].events.isEmpty else { continue }
      removed += 1
      if let target = registrations[position].target { dropped.append(target) }
    }
    if removed > registrations.count / 2 { sweep() }
    for target in dropped { target.removeOwner(owner) }
  }

  /// Takes out what is not alive.
  private mutating func sweep() {
    registrations.removeAll { !$0.isAlive }
    positions = [:]
    nameBytes = registrations.reduce(0) { $0 + $1.action.name.heldBytes }
    for (position, registration) in registrations.enumerated() {
      positions[registration.target.map(ObjectIdentifier.init), default: []].append(position)
    }
    swept = registrations.count
    removed = 0
  }

  deinit {
    guard let owner else { return }
    for registration in registrations where !registration.events.isEmpty {
      registration.target?.forgetOwner(owner)
    }
  }
}
