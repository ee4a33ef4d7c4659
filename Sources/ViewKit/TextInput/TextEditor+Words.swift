// Words and sentences, as the keyboard and a finger see them.
extension TextEditor {
  /// Whether a letter at the caret begins a word.
  public var beginsWord: Bool {
    guard let last = self[0..<selection.lowerBound].last else { return true }
    return last.isWhitespace
  }

  /// Whether a letter at the caret begins a sentence: at the start, after a newline, and after a
  /// mark that ends one and a blank.
  public var beginsSentence: Bool {
    var rest = self[0..<selection.lowerBound]
    guard let last = rest.last else { return true }
    guard last.isWhitespace else { return false }
    while let last = rest.last, last.isWhitespace {
      if last.isNewline { return true }
      rest.removeLast()
    }
    // Quotes and brackets may close between the mark and the blank.
    while let last = rest.last, "\"')]}”’»".contains(last) { rest.removeLast() }
    guard let last = rest.last else { return true }
    return ".!?…。！？".contains(last)
  }

  /// The word around a position, or the blanks; empty in an empty text.
  public func word(at position: Int) -> Range<Int> {
    let place = clamped(position..<position).lowerBound
    let before = self[0..<place]
    let after = self[place..<byteCount]
    guard let kind = after.first.map(\.isWordPart) ?? before.last.map(\.isWordPart) else {
      return place..<place
    }
    let head = before.reversed().prefix { $0.isWordPart == kind }
      .reduce(0) { $0 + $1.utf8.count }
    let tail = after.prefix { $0.isWordPart == kind }.reduce(0) { $0 + $1.utf8.count }
    return place - head..<place + tail
  }
}

extension Character {
  /// Whether a character belongs to the word beside it.
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
