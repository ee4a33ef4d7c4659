/// A character of a text in the form in which it may be sent to a terminal.
///
/// Control characters, and those that change the direction of what follows, are shown and never
/// sent, so that no title can drive the terminal.
struct ShownCharacter: Equatable {
  /// What is printed.
  var text: String
  /// The columns that it takes; 0 for what joins the character before it.
  var columns: Int
  /// How it looks; nil: as the text that it belongs to.
  var style: TextStyle?

  init(_ text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  /// The form of one character of a text on one line.
  init(_ character: Character, in alphabet: Alphabet) {
    if let value = character.utf8.first, value < 0x80, character.utf8.count == 1 {
      self.init(ascii: value, in: alphabet)
      return
    }
    let character = character.utf8.first == 0xF4 ? Self.shown(character) : character
    if let replacement = alphabet.replacement(for: character) {
      self.init(replacement, columns: replacement.utf8.count)
      return
    }
    if character.unicodeScalars.allSatisfy({ !Self.isHidden($0) && !Self.isControl($0) }) {
      let columns = CharacterColumns.columns(of: character)
      // A mark without a letter stands on the dotted circle, as in Unicode's charts.
      let isMark = columns == 0 && character.unicodeScalars.first.map(Self.isMark) == true
      self.init(isMark ? "◌\(character)" : String(character), columns: isMark ? 1 : columns)
      return
    }
    self.init("", columns: 0)
    for scalar in character.unicodeScalars {
      let part = Self(scalar: scalar, in: alphabet)
      text += part.text
      columns += part.columns
    }
  }

  /// What is shown for a byte that is no UTF-8.
  private static func shown(_ character: Character) -> Character {
    String(character).shown.first ?? character
  }

  private init(ascii value: UInt8, in alphabet: Alphabet) {
    switch value {
    case 9:
      self.init(" ", columns: 1)
    case 0..<32, 127:
      self = alphabet.control(value)
    default:
      self.init(String(Character(Unicode.Scalar(value))), columns: 1)
    }
  }

  /// One scalar of a character that has something to hide.
  private init(scalar: Unicode.Scalar, in alphabet: Alphabet) {
    if scalar.isASCII {
      self.init(ascii: UInt8(scalar.value), in: alphabet)
    } else if Self.isControl(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      self = alphabet.code(padded)
    } else if Self.isHidden(scalar) {
      self.init("", columns: 0)
    } else {
      self.init(String(scalar), columns: CharacterColumns.columns(of: Character(scalar)))
    }
  }

  /// Controls, line separators, and the marks that set directions or annotate.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F,
      0xFFF9...0xFFFB, 0xE0001:
      true
    default:
      false
    }
  }

  /// The soft hyphen and the zero width no-break space, which the device does not show either.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xAD || scalar.value == 0xFEFF
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
