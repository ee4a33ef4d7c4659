/// What a key of the keyboard does.
public enum KeyAction: Hashable, Sendable {
  case character(String)
  case shift, delete, space, `return`
  /// Shows other keys.
  case plane(KeyboardLayout.Plane)
}
