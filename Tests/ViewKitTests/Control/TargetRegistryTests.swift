import Testing

@testable import ViewKit

@Suite struct TargetRegistryTests {
  private let control = Control()

  private func handler(_ count: Counter = Counter()) -> ClosureTarget {
    ClosureTarget { _, _ in count.value += 1 }
  }

  final class Counter {
    var value = 0
  }

  /// Time that grows with the square would need many minutes for these.
  @Test(.timeLimit(.minutes(2)))
  func `Very many handlers are added, told and removed one by one`() {
    let count = Counter()
    let handlers = (0..<30_000).map { _ in handler(count) }
    for handler in handlers {
      control.addTarget(handler, action: ClosureTarget.action, for: .touchDown)
    }
    #expect(control.allTargets.count == handlers.count)
    control.sendActions(for: .touchDown)
    #expect(count.value == handlers.count)
    for handler in handlers.shuffled() {
      control.removeTarget(handler, action: ClosureTarget.action, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(count.value == handlers.count)
    #expect(control.registry.registrations.isEmpty)
  }

  @Test(.timeLimit(.minutes(2)))
  func `One target of very many controls knows them all and forgets them one by one`() {
    let target = handler()
    var controls = (0..<30_000).map { _ in Control() }
    for control in controls {
      control.addTarget(target, action: ClosureTarget.action, for: .touchDown)
    }
    var owners = 0
    target.forEachOwner { _ in owners += 1 }
    #expect(owners == controls.count)
    for control in controls[..<15_000] {
      control.removeTarget(target, action: nil, for: .allEvents)
    }
    controls = []
    target.forEachOwner { _ in Issue.record("an owner that is gone") }
  }

  @Test func `Handlers that are gone are swept out`() {
    for _ in 0..<1000 {
      control.addTarget(handler(), action: ClosureTarget.action, for: .touchDown)
    }
    #expect(control.registry.registrations.count < 20)
    #expect(control.allTargets == [])
  }

  @Test func `What was removed and is added again comes last`() {
    let handlers = (0..<3).map { _ in handler() }
    for handler in handlers { control.addTarget(handler, action: "go", for: .touchDown) }
    control.removeTarget(handlers[0], action: nil, for: .touchDown)
    control.addTarget(handlers[0], action: "go", for: .touchDown)
    #expect(control.allTargets == [handlers[1], handlers[2], handlers[0]])
    control.removeTarget(nil, action: "go", for: .allEvents)
    #expect(control.allTargets == [])
  }
}
