// Texts may come from anywhere, also with bytes that are no UTF-8. Each such byte stands in a text
// as a private character, so that it is not lost; whoever shows the text shows U+FFFD.
extension Unicode.Scalar {
  /// Whether the character stands for a byte that is no UTF-8: U+10FE80 for 0x80 to U+10FEFF.
  public var isRawByte: Bool { value & 0x1F_FF80 == 0x10_FE80 }
}

extension StringProtocol {
  /// Whether some character stands for a byte that is no UTF-8.
  public var hasRawBytes: Bool {
    utf8.contains(0xF4) && unicodeScalars.contains(where: \.isRawByte)
  }

  /// The number of bytes as a script counts them: one for a byte that is no UTF-8.
  var scriptByteCount: Int {
    guard utf8.contains(0xF4) else { return utf8.count }
    return utf8.count - 3 * unicodeScalars.count(where: \.isRawByte)
  }
}

extension String {
  /// The text as it is shown, with U+FFFD for each byte that is no UTF-8.
  public var shown: String {
    guard hasRawBytes else { return self }
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(scalar.isRawByte ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// The index that is so many bytes, as a script counts them, behind another one; nil when it lies
  /// inside a character, or beyond the end.
  func index(_ start: Index, offsetByScriptBytes count: Int) -> Index? {
    guard hasRawBytes else {
      return utf8.index(start, offsetBy: count, limitedBy: endIndex)?
        .samePosition(in: unicodeScalars)
    }
    var (index, rest) = (start, count)
    while rest > 0, index < endIndex {
      let scalar = unicodeScalars[index]
      rest -= scalar.isRawByte ? 1 : UTF8.width(scalar)
      index = unicodeScalars.index(after: index)
    }
    return rest == 0 ? index : nil
  }
}
