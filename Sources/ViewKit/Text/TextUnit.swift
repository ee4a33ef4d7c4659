/// A character of a text (a grapheme cluster, as a person sees it), as line breaking needs it.
struct TextUnit {
  /// Where the character ends in the text's UTF-8.
  var end: Int
  /// The advance in thousandths of the em.
  var width: Int
  /// How it behaves at the end of a line.
  var kind: Kind
  /// Whether a line may be broken beside it as beside an ideograph.
  var isWide: Bool

  enum Kind: UInt8 {
    case letter, digit, blank, newline, opening, closing
    /// A hyphen or a dash: a line may end after it.
    case hyphen
    /// A blank without a width: a line may end here.
    case breakPoint
    /// Binds its neighbours to it.
    case glue
  }

  /// A character that ends at a place in the text's UTF-8.
  init(_ character: Character, end: Int, _ metrics: FontMetrics) {
    self.end = end
    width = metrics.width(of: character)
    kind = Self.kind(of: character)
    // What takes an em breaks as an ideograph does; a dash or a Latin ligature does not.
    isWide = width >= 1000 && character.unicodeScalars.first.map { $0.value >= 0x2100 } == true
  }

  /// A letter of ASCII.
  init(ascii byte: UInt8, end: Int, _ metrics: FontMetrics) {
    self.end = end
    width = metrics.width(ofASCII: byte)
    kind = Self.asciiKinds[Int(byte)]
    isWide = false
  }

  private static let asciiKinds = (0..<0x80 as Range<UInt8>).map { byte in
    kind(of: Character(Unicode.Scalar(byte)))
  }

  /// Whether a line may end before `next`, which follows this character in the text.
  func mayBreak(before next: TextUnit) -> Bool {
    if next.kind == .blank || next.kind == .breakPoint { return false }
    if kind == .blank || kind == .breakPoint { return true }
    switch (kind, next.kind) {
    case (.glue, _), (_, .glue), (.opening, _), (_, .closing), (_, .hyphen): return false
    case (.hyphen, _): return next.kind != .digit
    default: return isWide || next.isWide
    }
  }

  /// The behaviour of a character at the end of a line, after Unicode's line breaking classes and
  /// the Japanese rules of what may not begin or end a line (kinsoku).
  private static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .letter }
    switch scalar {
    case "0"..."9": return .digit
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}",
      "\u{3000}":
      return .blank
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": return .newline
    case "-", "\u{2010}", "\u{2012}"..."\u{2014}": return .hyphen
    case "\u{200B}": return .breakPoint
    case "\u{A0}", "\u{2007}", "\u{2011}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\"", "'":
      return .glue
    default: break
    }
    if scalar.value >= 0xA0, scalar.value < 0x2018 { return .letter }
    if closing.contains(scalar) { return .closing }
    return opening.contains(scalar) ? .opening : .letter
  }

  private static let opening = Set("([{‘“〈《「『【〔〖〘〝（［｛｟｢".unicodeScalars)

  private static let closing = Set(
    (")]},.!?:;%’”…‥‰℃、。〉》」』】〕〗〙〟〜・！％），．：；？］｝｠｡｣､･"
      + "々〻ーヽヾゝゞぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ").unicodeScalars)
}
