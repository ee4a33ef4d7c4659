/// A piece of a text, as `NSRange`, by its bytes: what a script reads and writes.
///
/// It knows how long it is in characters, as a person counts them, and in UTF-16 units, as UIKit
/// does, when it was made for a text.
public struct TextRange: Hashable, Sendable {
  /// The bytes of the text's UTF-8 form, counted from 0.
  public let bytes: Range<Int>
  /// How many grapheme clusters it has; nil when its text is not known.
  public let characterCount: Int?
  /// How many UTF-16 units it has, `NSRange.length`; nil when its text is not known.
  public let utf16Count: Int?

  /// A range of a text that is not known, or whose lengths are.
  public init(bytes: Range<Int>, characterCount: Int? = nil, utf16Count: Int? = nil) {
    self.bytes = bytes
    self.characterCount = characterCount
    self.utf16Count = utf16Count
  }

  /// A range of a text, widened so that it splits no grapheme.
  public init(_ range: Range<String.Index>, in text: String) {
    let lower = text.startOfCharacter(at: range.lowerBound)
    let upper = text.endOfCharacter(at: max(range.upperBound, lower))
    let piece = text[lower..<upper]
    let start = text[..<lower].scriptByteCount
    bytes = start..<start + piece.scriptByteCount
    characterCount = piece.count
    utf16Count = piece.utf16.count
  }

  /// A range by the bytes of a text, checked against it and widened so that it splits no grapheme.
  public init(bytes: Range<Int>, in text: String) throws(TextRangeError) {
    self.init(try text.range(ofBytes: bytes), in: text)
  }

  /// The same range for a text: checked and widened.
  public func resolved(in text: String) throws(TextRangeError) -> TextRange {
    try TextRange(bytes: bytes, in: text)
  }
}

/// Why a range does not suit a text.
public enum TextRangeError: Error, Equatable, CustomStringConvertible {
  /// It reaches beyond the text.
  case outside(first: Int, last: Int, count: Int)
  /// It begins or ends inside a character's bytes.
  case splitsCharacter(first: Int, last: Int, at: Int)

  public var description: String {
    switch self {
    case .outside(let first, let last, let count):
      "the range \(first)…\(last) does not lie in the text, which has \(count) bytes"
    case .splitsCharacter(let first, let last, let position):
      "the range \(first)…\(last) splits the character to which byte \(position) belongs"
    }
  }
}

extension String {
  /// The indices of a range of UTF-8 bytes.
  func range(ofBytes range: Range<Int>) throws(TextRangeError) -> Range<String.Index> {
    let (first, last) = (range.lowerBound + 1, range.upperBound)
    let count = scriptByteCount
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw .outside(first: first, last: last, count: count)
    }
    guard let lower = index(startIndex, offsetByScriptBytes: range.lowerBound) else {
      throw .splitsCharacter(first: first, last: last, at: first)
    }
    guard let upper = index(lower, offsetByScriptBytes: range.count) else {
      throw .splitsCharacter(first: first, last: last, at: last)
    }
    return lower..<upper
  }

  /// The beginning of the grapheme in which an index lies.
  fileprivate func startOfCharacter(at index: Index) -> Index {
    index >= endIndex ? endIndex : rangeOfComposedCharacter(at: index).lowerBound
  }

  /// The end of the grapheme in which an index lies, the index itself when it lies between two.
  fileprivate func endOfCharacter(at index: Index) -> Index {
    guard index < endIndex else { return endIndex }
    let range = rangeOfComposedCharacter(at: index)
    return range.lowerBound == index ? index : range.upperBound
  }

  /// The grapheme around an index, which must lie before the end.
  private func rangeOfComposedCharacter(at index: Index) -> Range<Index> {
    // An index into the string as characters is rounded down by the standard library.
    let end = self.index(after: index)
    let start = self.index(before: end)
    return start..<end
  }
}
