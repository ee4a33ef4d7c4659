import ViewKit

/// A script whose overrides are closures.
final class StandInScript: Script {
  var className: String?
  var overrides: [Hook: (Object, HookArguments) -> HookValue?] = [:]

  func overrides(_ hook: Hook) -> Bool { overrides[hook] != nil }

  func call(_ hook: Hook, on object: Object, _ arguments: HookArguments) -> HookValue? {
    overrides[hook]?(object, arguments)
  }

  func responds(to action: Selector, _ object: Object) -> Bool { false }
  func perform(_ action: Selector, on object: Object, sender: Object?, event: Event?) {}
  func describe(_ object: Object, _ visitor: PropertyVisitor) {}

  func didStore(_ child: Object, in owner: Object) {}
  func didRemove(_ child: Object, from owner: Object) {}
}
