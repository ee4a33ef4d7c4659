/// How much room Unicode's characters take beside each other.
///
/// ``FontMetrics`` makes points of it, and a text grid columns. What East Asian Width calls
/// ambiguous is narrow.
public enum UnicodeWidths {
  /// The room of a scalar or a character.
  public enum Width: Sendable {
    /// Takes none: a combining mark, a joiner, a variation selector, a control character.
    case zero
    /// Takes one column.
    case narrow
    /// East Asian Wide or Fullwidth: takes the em, two columns.
    case wide
    /// A pictograph in colour, of one scalar or of a sequence: takes two columns.
    case emoji
  }

  /// The room of one scalar that stands alone.
  public static func width(of scalar: Unicode.Scalar) -> Width {
    let value = scalar.value
    if value < 0x300 {
      return value >= 0x20 && value < 0x7F || value >= 0xA0 && value != 0xAD ? .narrow : .zero
    }
    if contains(value, zeroRanges) { return .zero }
    guard value >= 0x1100, contains(value, wideRanges) else { return .narrow }
    return isPictograph(value) ? .emoji : .wide
  }

  /// The room of a character as a person sees it, a grapheme cluster.
  public static func width(of character: Character) -> Width {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return .zero }
    var result = width(of: first)
    var previous = first
    while let scalar = scalars.next() {
      switch scalar.value {
      case 0xFE0F where previous.value >= 0xA9, 0x20E3 where previous.value == 0xFE0F:
        return .emoji
      case 0x1F1E6...0x1F1FF:
        return .emoji
      default:
        if result == .zero { result = width(of: scalar) }
      }
      previous = scalar
    }
    return result
  }

  /// Whether a wide scalar is a pictograph and not a letter or a sign of East Asian writing.
  private static func isPictograph(_ value: UInt32) -> Bool {
    value >= 0x1F000 && value <= 0x1FAFF && !(0x1F200...0x1F2FF ~= value)
      || value >= 0x231A && value < 0x2E80 && value != 0x2329 && value != 0x232A
  }

  /// Whether a list of ranges holds a value, found by halving.
  private static func contains(_ value: UInt32, _ ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return 2 * low < ranges.count && value >= ranges[2 * low]
  }
}
