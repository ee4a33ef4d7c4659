/// Texts as queries compare them: canonically equivalent ones are equal (as after NFC), runs of
/// white space are one blank, and none is at the ends.
struct FoldedText: Hashable {
  let characters: [Character]

  init(_ text: String) {
    var characters: [Character] = []
    var hasGap = false
    for character in text {
      if character.isWhitespace {
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
}
