import ViewKit

/// A script whose overrides are closures.
final class StandInScript: Script {
  var overrides: [Hook: (Object, ArgumentList) -> HookValue?] = [:]

  override func overrides(_ hook: Hook) -> Bool { overrides[hook] != nil }

  override func call(
    _ hook: Hook, on object: Object, _ arguments: (HookArgumentReceiver) -> Void
  ) -> HookValue? {
    overrides[hook]?(object, ArgumentList(arguments))
  }
}
