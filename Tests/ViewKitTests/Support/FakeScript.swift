@testable import ViewKit

/// A script made of Swift closures.
final class FakeScript: Script {
  typealias Override = (_ object: Object, _ arguments: [HookValue]) -> HookValue?

  var className: String?
  var overrides: [Hook: Override] = [:]
  var actions: [Selector: (_ sender: Object?, _ event: Event?) -> Void] = [:]
  /// `+name` for each store of a child, `-name` for each removal.
  var edges: [String] = []

  init(className: String? = nil) { self.className = className }

  func overrides(_ hook: Hook) -> Bool { overrides[hook] != nil }

  func call(_ hook: Hook, on object: Object, _ arguments: HookArguments) -> HookValue? {
    let all = [
      arguments.values.0, arguments.values.1, arguments.values.2, arguments.values.3,
    ]
    return overrides[hook]?(object, Array(all.prefix(arguments.count)))
  }

  func responds(to action: Selector, _ object: Object) -> Bool { actions[action] != nil }

  func perform(_ action: Selector, on object: Object, sender: Object?, event: Event?) {
    actions[action]?(sender, event)
  }

  func describe(_ object: Object, _ visitor: PropertyVisitor) {}

  func didStore(_ child: Object, in owner: Object) { edges.append("+\(owner.className)") }
  func didRemove(_ child: Object, from owner: Object) { edges.append("-\(owner.className)") }
}
