/// Which keys are where: rows from top to bottom, each with its keys from left to right.
public struct KeyboardLayout: Hashable, Sendable {
  /// A set of keys that is shown together.
  public enum Plane: Hashable, Sendable {
    case letters, numbers, symbols
  }

  /// A key, as wide as so many tenths of the keyboard.
  struct Key: Hashable, Sendable {
    let action: KeyAction
    var width = 1.0
  }

  /// The rows. One that does not fill the width stands in its middle.
  let rows: [[Key]]

  init(_ type: KeyboardType, _ plane: Plane) {
    if type.isPad {
      rows = Self.pad(type, plane)
    } else {
      switch plane {
      case .letters: rows = Self.letters(type)
      case .numbers:
        rows = Self.signs(["1234567890", "-/:;()$&@\"", ".,?!'"], other: .symbols, type)
      case .symbols:
        rows = Self.signs(["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"], other: .numbers, type)
      }
    }
  }

  private static func keys(_ characters: String, width: Double = 1) -> [Key] {
    characters.map { Key(action: .character(String($0)), width: width) }
  }

  private static func letters(_ type: KeyboardType) -> [[Key]] {
    let third =
      [Key(action: .shift, width: 1.5)] + keys("zxcvbnm") + [Key(action: .delete, width: 1.5)]
    return [keys("qwertyuiop"), keys("asdfghjkl"), third, bottom(type, other: .numbers)]
  }

  private static func signs(
    _ rows: [String], other: Plane, _ type: KeyboardType
  ) -> [[Key]] {
    let third =
      [Key(action: .plane(other), width: 1.5)] + keys(rows[2], width: 1.4)
      + [Key(action: .delete, width: 1.5)]
    return [keys(rows[0]), keys(rows[1]), third, bottom(type, other: .letters)]
  }

  /// The last row: the other plane, the blank, and what a kind of text needs often.
  private static func bottom(_ type: KeyboardType, other: Plane) -> [Key] {
    let plane = Key(action: .plane(other), width: 2.5)
    let back = Key(action: .return, width: 2.5)
    switch type {
    case .URL:
      return [plane] + keys("./", width: 1.5)
        + [Key(action: .character(".com"), width: 2), back]
    case .emailAddress:
      return [plane, Key(action: .space, width: 3)] + keys("@.") + [back]
    case .twitter:
      return [plane, Key(action: .space, width: 3)] + keys("@#") + [back]
    case .webSearch:
      return [plane, Key(action: .space, width: 4)] + keys(".") + [back]
    default:
      return [plane, Key(action: .space, width: 5), back]
    }
  }

  private static func pad(_ type: KeyboardType, _ plane: Plane) -> [[Key]] {
    let width = 10.0 / 3
    func row(_ characters: String) -> [Key] { keys(characters, width: width) }
    let delete = Key(action: .delete, width: width)
    if type == .phonePad, plane != .letters {
      let back = Key(action: .plane(.letters), width: width)
      return [row("+*#"), row(",;"), [back] + row("0") + [delete]]
    }
    let digits = [row("123"), row("456"), row("789")]
    switch type {
    case .phonePad:
      return digits + [[Key(action: .plane(.symbols), width: width)] + row("0") + [delete]]
    case .decimalPad: return digits + [row(".0") + [delete]]
    default: return digits + [row("0") + [delete]]
    }
  }
}
