import ViewKit

// Texts in XML.
extension [UInt8] {
  /// The text of an element or an attribute.
  ///
  /// Newlines and tabs are blanks; what no XML may contain, and bytes that were no UTF-8, are
  /// U+FFFD. Marks that set directions are written by their numbers, so that the file drives no
  /// terminal.
  mutating func append(escaped text: String) {
    let isPlain = text.utf8.allSatisfy(Self.isPlain)
    if isPlain {
      append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars { append(escaped: scalar) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""): false
    default: 0x20..<0x7F ~= byte
    }
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x26: append("&amp;")
    case 0x3C: append("&lt;")
    case 0x3E: append("&gt;")
    case 0x22: append("&quot;")
    case 0x09...0x0D, 0x85: append(UInt8(ascii: " "))
    case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: append(contentsOf: "\u{FFFD}".utf8)
    case 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F:
      append("&#x")
      append(contentsOf: String(scalar.value, radix: 16, uppercase: true).utf8)
      append(UInt8(ascii: ";"))
    default:
      let shown = scalar.isRawByte ? "\u{FFFD}" : scalar
      append(contentsOf: UTF8.encode(shown) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Bytes in base 64.
  mutating func append(base64 bytes: [UInt8]) {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let second = index + 1 < bytes.count ? Int(bytes[index + 1]) : 0
      let third = index + 2 < bytes.count ? Int(bytes[index + 2]) : 0
      let group = Int(bytes[index]) << 16 | second << 8 | third
      append(digits[group >> 18])
      append(digits[group >> 12 & 63])
      append(index + 1 < bytes.count ? digits[group >> 6 & 63] : UInt8(ascii: "="))
      append(index + 2 < bytes.count ? digits[group & 63] : UInt8(ascii: "="))
      index += 3
    }
  }
}
