@testable import ViewKit

/// A script made of Swift closures.
final class FakeScript: Script {
  typealias Override = (_ object: Object, _ arguments: [HookValue]) -> HookValue?

  var name: String?
  var overrides: [Hook: Override] = [:]
  var actions: [Selector: (_ sender: Object?, _ event: Event?) -> Void] = [:]
  /// `+name` for each store of a child, `-name` for each removal.
  var edges: [String] = []

  init(className: String? = nil) { name = className }

  override var className: String? { name }

  override func overrides(_ hook: Hook) -> Bool { overrides[hook] != nil }

  override func call(
    _ hook: Hook, on object: Object, _ arguments: (HookArgumentReceiver) -> Void
  ) -> HookValue? {
    overrides[hook]?(object, ArgumentList(arguments).values)
  }

  override func responds(to action: Selector, _ object: Object) -> Bool { actions[action] != nil }

  override func perform(_ action: Selector, on object: Object, sender: Object?, event: Event?) {
    actions[action]?(sender, event)
  }

  override func didStore(_ child: Object, in owner: Object) { edges.append("+\(owner.className)") }
  override func didRemove(_ child: Object, from owner: Object) {
    edges.append("-\(owner.className)")
  }
}
