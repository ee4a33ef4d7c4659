extension Color {
  /// A colour from its hexadecimal form: `#rgb`, `#rrggbb` or `#rrggbbaa`, in either case.
  ///
  /// Fails for everything else.
  public convenience init?(hex: String) {
    var digits: [UInt8] = []
    var bytes = hex.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "#") else { return nil }
    while let byte = bytes.next() {
      guard digits.count < 8, let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3:
      let parts = digits.map { Double($0) / 15 }
      self.init(red: parts[0], green: parts[1], blue: parts[2])
    case 6, 8:
      let parts = stride(from: 0, to: digits.count, by: 2).map {
        Double(digits[$0] << 4 | digits[$0 + 1]) / 255
      }
      self.init(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    default:
      return nil
    }
  }

  /// The colour as `#rrggbb`, or as `#rrggbbaa` when it is not opaque; each component is rounded
  /// to the nearest of 256 levels. For a pattern see ``description``.
  public var hexString: String {
    var bytes = [UInt8(ascii: "#")]
    let components = [red, green, blue, alpha]
    for component in components.prefix(alpha < 1 ? 4 : 3) {
      let level = UInt8((component * 255).rounded())
      bytes.append(Self.character(level >> 4))
      bytes.append(Self.character(level & 15))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func character(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
