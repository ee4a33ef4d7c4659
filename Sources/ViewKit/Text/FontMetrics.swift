/// The advance widths of a face's glyphs, in thousandths of the em.
///
/// Latin, Greek, Cyrillic, punctuation and symbols have Helvetica's published widths (see
/// scripts/generate-font-widths). East Asian wide characters take one em and halfwidth ones half
/// of it; an emoji takes 1.25 em, which is its width in Apple Color Emoji (1000 of 800 units); a
/// combining mark takes nothing. Any other character that Helvetica has no glyph for is as wide as an n.
/// There is no kerning. An integer is exact, so that sums do not depend on their order.
public final class FontMetrics: Sendable {
  /// The widths of the regular face and its neighbours from ultra light to medium.
  public static let regular = FontMetrics(isBold: false)
  /// The widths of the bold face.
  public static let bold = FontMetrics(isBold: true)

  /// The widths of Courier New, all alike.
  static let courierNew = FontMetrics(uniform: 600)
  /// The widths of Menlo, all alike: 1233 of 2048 units.
  static let menlo = FontMetrics(uniform: 602)

  /// The width of the dots that stand for what was cut.
  public let ellipsis: Int

  /// The widths of the scalars below ``limit``, by value; ``unknown`` where there is no glyph.
  private let advances: [UInt16]
  private let average: Int

  private static let limit = 0x2600
  private static let unknown = UInt16.max
  private static let em = 1000
  private static let emoji = 1250

  /// Blanks of a fixed width by their definition, and the horizontal bar.
  private static let additions: [(Int, UInt16)] = [
    (0x2000, 500), (0x2001, 1000), (0x2002, 500), (0x2003, 1000), (0x2004, 333), (0x2005, 250),
    (0x2006, 167), (0x2007, 556), (0x2008, 278), (0x2009, 200), (0x200A, 100), (0x2015, 1000),
    (0x202F, 200),
  ]

  private init(isBold: Bool) {
    var advances = [UInt16](repeating: Self.unknown, count: Self.limit)
    for control in [0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD].joined() { advances[control] = 0 }
    var position = 0
    while position < Self.runs.count {
      let first = Int(Self.runs[position])
      let count = Int(Self.runs[position + 1])
      let widths = position + 2 + (isBold ? count : 0)
      for index in 0..<count where first + index != 0xAD {
        advances[first + index] = Self.runs[widths + index]
      }
      position += 2 + 2 * count
    }
    for (scalar, width) in Self.additions { advances[scalar] = width }
    // A tab is shown as a blank; hyphens and dashes without a glyph borrow one.
    for (scalar, model) in [(0x09, 0x20), (0x2010, 0x2D), (0x2011, 0x2D), (0x2012, 0x30)] {
      advances[scalar] = advances[model]
    }
    self.advances = advances
    average = Int(advances[0x6E])
    ellipsis = Int(advances[0x2026])
  }

  /// The metrics of a typeface in which what Helvetica has a glyph for has one width.
  private init(uniform width: Int) {
    advances = Self.regular.advances.enumerated().map { scalar, advance in
      let isBlank = 0x2000...0x200A ~= scalar
      return advance == 0 || isBlank || advance == Self.unknown ? advance : UInt16(width)
    }
    average = width
    ellipsis = width
  }

  /// The width of a text on one line, in thousandths of the em.
  public func width(of text: String) -> Int {
    var text = text
    let quick = text.withUTF8 { quickWidth(of: $0) }
    return quick ?? text.reduce(0) { $0 + width(of: $1) }
  }

  /// The width of a character as a person sees it, a grapheme cluster, in thousandths of the em.
  public func width(of character: Character) -> Int {
    switch UnicodeWidths.width(of: character) {
    case .zero: character == "\t" ? Int(advances[0x09]) : 0
    case .wide: Self.em
    case .emoji: Self.emoji
    case .narrow: character.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    }
  }

  /// The width of a letter of ASCII, in thousandths of the em.
  func width(ofASCII byte: UInt8) -> Int { Int(advances[Int(byte)]) }

  /// The width of a scalar that is no pictograph.
  private func width(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value < Self.limit, advances[value] != Self.unknown { return Int(advances[value]) }
    switch UnicodeWidths.width(of: scalar) {
    case .zero: return 0
    case .wide, .emoji: return Self.em
    case .narrow:
      switch value {
      case 0xFF61...0xFFDC: return Self.em / 2
      // Circled numbers, boxes, stars and dingbats are Hiragino's, which draws them in the em.
      case 0x2460...0x27BF: return Self.em
      default: return average
      }
    }
  }

  /// The width of a text in which each scalar is a character of its own; nil when that is not
  /// sure. It needs no memory and does not look for grapheme clusters.
  private func quickWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    advances.withUnsafeBufferPointer { advances in
      var total = 0
      var position = 0
      while position < bytes.count {
        let lead = bytes[position]
        if lead < 0x80 {
          total += Int(advances[Int(lead)])
          position += 1
        } else if lead >= 0xC2, lead < 0xCC {
          // U+0080 to U+02FF: letters and signs, before the first combining mark.
          let value = Int(lead & 0x1F) << 6 | Int(bytes[position + 1] & 0x3F)
          total += advances[value] == Self.unknown ? average : Int(advances[value])
          position += 2
        } else if lead & 0xF0 == 0xE0 {
          let middle = Int(bytes[position + 1] & 0x3F) << 6
          switch Int(lead & 0x0F) << 12 | middle | Int(bytes[position + 2] & 0x3F) {
          case 0x4E00...0x9FFF, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0xFF01...0xFF60:
            total += Self.em
          case let value where 0x2010...0x2027 ~= value && advances[value] != Self.unknown:
            total += Int(advances[value])
          default:
            return nil
          }
          position += 3
        } else {
          return nil
        }
      }
      return total
    }
  }
}

extension Font {
  /// The width of a text on one line, in points, not rounded.
  public func width(of text: String) -> Double {
    Double(metrics.width(of: text)) * pointSize / 1000
  }
}
