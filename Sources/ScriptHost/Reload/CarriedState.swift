/// What has become of an app while it ran, in a form in which another host can take it: plain values
/// of local variables, globals, tables and controllers' fields, and the state of views.
public struct CarriedState {
  /// Lua text that returns the changes; see `reload.lua`.
  let text: [UInt8]
  /// The views that are not as they were when they were loaded.
  let views: ViewStates?
  /// What cannot be carried, as objects.
  let lost: [String]
}
