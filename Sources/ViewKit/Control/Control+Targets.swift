// Target and action.
extension Control {
  /// Has a target perform an action when an event comes.
  ///
  /// The same target and action once more adds events to what is there: it is called once.
  ///
  /// - Parameter target: nil for whoever on the responder chain handles the action by then. The
  ///   control holds it.
  public final func addTarget(_ target: Object?, action: Selector, for events: Events) {
    registry.add(target, action, for: events, in: self)
  }

  /// Takes registrations back.
  ///
  /// - Parameters:
  ///   - target: nil for any.
  ///   - action: nil for any.
  public final func removeTarget(_ target: Object?, action: Selector?, for events: Events) {
    registry.remove(target, action, for: events, in: self)
  }

  /// The targets, each once, in order of registration.
  public final var allTargets: [Object] {
    var known: Set<ObjectIdentifier> = []
    return registry.registrations.compactMap {
      guard $0.isAlive, let target = $0.target,
        known.insert(ObjectIdentifier(target)).inserted
      else { return nil }
      return target
    }
  }

  /// The first target that performs an action at an event.
  public final func firstTarget(performing action: Selector, for events: Events) -> Object? {
    registry.registrations.first {
      $0.isAlive && $0.action == action && !$0.events.isDisjoint(with: events)
    }?.target
  }

  /// All events that somebody is told of.
  public final var allControlEvents: Events {
    registry.registrations.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } }
  }

  /// The actions of a target for an event, in order of registration; nil when there are none.
  public final func actions(forTarget target: Object?, forControlEvent event: Events) -> [Selector]?
  {
    let actions = registry.registrations.filter {
      $0.isAlive && $0.target === target && !$0.events.isDisjoint(with: event)
    }.map(\.action)
    return actions.isEmpty ? nil : actions
  }

  /// Sends the actions of events, in order of registration. A disabled control sends them too.
  public final func sendActions(for events: Events) {
    sendActions(for: events, with: nil)
  }

  final func sendActions(for events: Events, with event: Event?) {
    // Targets may add and remove meanwhile: those of now are told, and live that long.
    let due: [(target: Object?, action: Selector)] = registry.registrations.compactMap {
      $0.isAlive && !$0.events.isDisjoint(with: events) ? ($0.target, $0.action) : nil
    }
    Object.keep([self] + due.compactMap(\.target)) {
      for registration in due {
        perform.sendAction(registration.action, to: registration.target, for: event)
      }
    }
  }
}
