import ViewKit

/// Texts as queries compare them: canonically equivalent ones are equal (as after NFC), runs of
/// white space are one blank, and none is at the ends.
struct FoldedText: Hashable {
  let characters: [Character]

  init(_ text: String) {
    var characters: [Character] = []
    var hasGap = false
    for character in text.shown {
      // The first question is quick, and settles most.
      if character.utf8.first.map({ $0 <= 0x20 || $0 >= 0x80 }) == true, character.isWhitespace {
        hasGap = true
      } else {
        if hasGap, !characters.isEmpty { characters.append(" ") }
        hasGap = false
        characters.append(character)
      }
    }
    self.characters = characters
  }

  var isEmpty: Bool { characters.isEmpty }

  var text: String { String(characters) }

  /// The same without regard to case and white space.
  var loosely: String { String(characters.filter { $0 != " " }).lowercased() }

  /// Whether another text is part of this one; the empty text is part of all.
  func contains(_ other: FoldedText) -> Bool {
    let count = other.characters.count
    guard let first = other.characters.first else { return true }
    guard count <= characters.count else { return false }
    for start in 0...(characters.count - count) where characters[start] == first {
      if characters[start..<start + count].elementsEqual(other.characters) { return true }
    }
    return false
  }

  /// Whether one letter more, less or other makes the other text of this one, or two neighbours that
  /// change places; texts of one letter are not compared.
  func isOneLetterApart(from other: FoldedText) -> Bool {
    let (long, short) =
      characters.count >= other.characters.count
      ? (characters, other.characters) : (other.characters, characters)
    guard short.count > 1, long.count - short.count <= 1, self != other else { return false }
    let start = zip(long, short).prefix { $0 == $1 }.count
    let rest = short.dropFirst(start + (long.count == short.count ? 1 : 0))
    if long.dropFirst(start + 1).elementsEqual(rest) { return true }
    let (pair, other) = (long.dropFirst(start), short.dropFirst(start))
    return pair.prefix(2).elementsEqual(other.prefix(2).reversed())
      && pair.dropFirst(2).elementsEqual(other.dropFirst(2))
  }
}
