/// The characters that the grid draws with.
///
/// What the grid draws beyond ASCII is East Asian Ambiguous for the most part: a terminal set to a
/// Chinese locale may give it two columns. ``ascii`` therefore replaces all of it, and the
/// typographic characters of texts that are ambiguous too.
struct Alphabet: Sendable {
  private let isASCII: Bool

  static let unicode = Alphabet(isASCII: false)
  static let ascii = Alphabet(isASCII: true)

  private init(isASCII: Bool) {
    self.isASCII = isASCII
  }

  /// What stands for a character; nil where it stands for itself.
  func replacement(for character: Character) -> String? {
    isASCII ? Self.replacements[character] : nil
  }

  /// A drawing character, which takes one column in every alphabet.
  func drawing(_ character: Character) -> String {
    replacement(for: character) ?? String(character)
  }

  /// The picture of a control character: `␛`, or `<ESC>`.
  func control(_ value: UInt8) -> ShownCharacter {
    if isASCII {
      let name = value == 127 ? "DEL" : Self.controlNames[Int(value) & 31]
      return ShownCharacter("<\(name)>", columns: name.utf8.count + 2)
    }
    let picture: UInt32 = value == 127 ? 0x2421 : 0x2400 + UInt32(value)
    return ShownCharacter(Unicode.Scalar(picture).map { String($0) } ?? "?", columns: 1)
  }

  /// The code of a character that is not sent: `⟨202E⟩`.
  func code(_ digits: String) -> ShownCharacter {
    ShownCharacter(
      isASCII ? "<\(digits)>" : "⟨\(digits)⟩", columns: digits.utf8.count + 2)
  }

  private static let controlNames = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR",
    "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
    "FS", "GS", "RS", "US",
  ]

  private static let replacements: [Character: String] = [
    // Lines and boxes
    "─": "-", "━": "=", "═": "=", "│": "|", "┼": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    // Marks of the grid
    "⋯": "~", "⊕": "+", "‹": "<", "›": ">", "⟦": "{", "⟧": "}", "▢": "[]", "⌨": "[keyboard]",
    "◌": "%",
    // Bars and controls
    "●": "*", "○": "o", "◔": "o", "◑": "o", "◕": "o", "•": "*", "★": "*", "☆": "*", "⇧": "^",
    "⇪": "^^", "ⓘ": "(i)", "−": "-", "⊖": "(-)", "≡": "=", "✓": "v",
    "×": "x", "÷": "/", "±": "+-", "▲": "^", "△": "^", "▼": "v",
    "▽": "v", "▶": ">", "◀": "<", "■": "#", "□": "[]", "◆": "*", "◇": "*",
    "←": "<-", "→": "->", "↑": "^", "↓": "v", "↔": "<->",
    // Typography
    "…": "...", "‘": "'", "’": "'", "“": "\"", "”": "\"", "‐": "-", "–": "-", "—": "--", "―": "--",
    "·": ".", "°": "deg", "§": "S", "¶": "P", "′": "'", "″": "\"", "※": "*", "€": "EUR",
    "\u{FFFD}": "?", "\u{A0}": " ",
  ]
}
