/// Reads the characters of a text, from any place on, as line breaking needs them.
///
/// Letters of ASCII, of which most long texts are made, need no look at grapheme clusters.
struct TextUnitReader {
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let metrics: FontMetrics

  /// Reads a text while `body` runs.
  static func read<Result>(
    _ text: String, _ metrics: FontMetrics, _ body: (TextUnitReader) throws -> Result
  ) rethrows -> Result {
    var native = text
    native.makeContiguousUTF8()
    let text = native
    return try native.withUTF8 {
      try body(TextUnitReader(text: text, bytes: $0, metrics: metrics))
    }
  }

  /// The length of the text in bytes.
  var count: Int { bytes.count }

  /// The byte before a position; nil at the start.
  func byte(before position: Int) -> UInt8? { position > 0 ? bytes[position - 1] : nil }

  /// The character that begins at a byte, which must lie before the end.
  func unit(at position: Int) -> TextUnit { unit(at: position, metrics) }

  /// The same in another font.
  func unit(at position: Int, _ metrics: FontMetrics) -> TextUnit {
    let byte = bytes[position]
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    // Letters of ASCII make no cluster with each other, but for a carriage return and a newline.
    if byte < 0x80, next < 0x80, byte != 0x0D || next != 0x0A {
      return TextUnit(ascii: byte, end: position + 1, metrics)
    }
    let index = text.utf8.index(text.startIndex, offsetBy: position)
    let end = text.utf8.distance(from: text.startIndex, to: text.index(after: index))
    return TextUnit(text[index], end: end, metrics)
  }
}
