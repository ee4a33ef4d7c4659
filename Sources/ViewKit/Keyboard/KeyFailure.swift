/// Why nothing can be typed, or a key cannot be pressed.
public enum KeyFailure: Error, Equatable, CustomStringConvertible {
  /// Nothing has the focus, so that there is no keyboard.
  case noFocus
  /// What has the focus takes no text.
  case noText(String)
  /// A view stands in the place of the keys.
  case inputView(String, of: String)
  /// The keyboard has no such character, key, or return key.
  case noCharacter(Character, KeyboardType)
  case noKey(String, KeyboardType)
  case noReturnKey(KeyboardType)

  public var description: String {
    switch self {
    case .noFocus:
      "there is no keyboard, as nothing has the focus; tap a text first, or name it: "
        + "type TextField \"…\""
    case .noText(let name):
      "\(name) has the focus, and takes no text"
    case .inputView(let view, let name):
      "\(name) has no keyboard: its inputView, \(view), stands in the place of the keys"
    case .noCharacter(let character, let type):
      "the keyboard \(type.rawValue) has no \"\(character)\"; it has \(type.contents)"
    case .noKey(let name, let type):
      "the keyboard \(type.rawValue) has no key \"\(name)\"; a key is a character, shift, delete, "
        + "space or return"
    case .noReturnKey(let type):
      "the keyboard \(type.rawValue) has no return key"
    }
  }
}
