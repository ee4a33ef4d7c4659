extension String {
  /// Whether the text has more than one line. It takes no longer than looking at each byte.
  var hasNewline: Bool {
    var previous: UInt8 = 0
    var before: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case 0x0A...0x0D: return true
      // The last bytes of U+0085, U+2028 and U+2029.
      case 0x85 where previous == 0xC2: return true
      case 0xA8, 0xA9: if previous == 0x80, before == 0xE2 { return true }
      default: break
      }
      before = previous
      previous = byte
    }
    return false
  }

  /// The text with a blank in the place of each newline.
  var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
