import ViewKit

/// How many columns of a terminal a character takes.
///
/// East Asian Ambiguous is 1, wide and fullwidth are 2, emoji (and what variation selector 16 or a
/// zero width joiner makes one) are 2, combining marks and joiners are 0.
enum CharacterColumns {
  /// The columns of a character as a person sees it, which may be many scalars.
  static func columns(of character: Character) -> Int {
    switch UnicodeWidths.width(of: character) {
    case .zero: 0
    case .wide, .emoji: 2
    case .narrow: character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch UnicodeWidths.width(of: scalar) {
    case .zero: 0
    case .narrow: 1
    case .wide, .emoji: 2
    }
  }
}
