/// The escapes of JSON strings.
///
/// JSON asks for those of quotes, backslashes and controls below U+0020. The others keep a title
/// from driving the terminal on which the JSON is looked at: U+007F to U+009F, line separators,
/// and the marks that set directions.
enum JSONEscape {
  /// The number of bytes that begin at an index and have to be escaped together; 0 for none.
  @inline(__always)
  static func length(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 {
      return byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
        ? 1 : 0
    }
    switch byte {
    case 0xC2: return text[index + 1] < 0xA0 ? 2 : 0
    case 0xD8: return text[index + 1] == 0x9C ? 2 : 0
    case 0xE2: return isFormat(text[index + 1], text[index + 2]) ? 3 : 0
    // A byte that was no UTF-8, as ViewKit's texts hold it.
    case 0xF4: return text[index + 1] == 0x8F && text[index + 2] & 0xFE == 0xBA ? 4 : 0
    default: return 0
    }
  }

  /// Whether E2 and these two are U+200E…200F, U+2028…202E or U+2066…206F.
  private static func isFormat(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0x8E...0x8F ~= third || 0xA8...0xAE ~= third)
      || second == 0x81 && 0xA6...0xAF ~= third
  }

  /// Appends the escape of what ``length(_:at:)`` found.
  static func append(_ character: Slice<UnsafeBufferPointer<UInt8>>, to bytes: inout [UInt8]) {
    if character.count == 4 {
      bytes.append(contentsOf: "\u{FFFD}".utf8)
      return
    }
    bytes.append(UInt8(ascii: "\\"))
    var scalar = UInt32(character[character.startIndex])
    switch scalar {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(UInt8(scalar))
    default:
      if character.count > 1 { scalar &= character.count == 2 ? 0x1F : 0x0F }
      for byte in character.dropFirst() { scalar = scalar << 6 | UInt32(byte & 0x3F) }
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(scalar >> shift & 15)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
