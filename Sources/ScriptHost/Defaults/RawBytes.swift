import LuaRuntime

/// Strings of scripts that are no text, as digits.
enum RawBytes {
  /// The bytes of a string that is no valid UTF-8, two digits each; nil for a text.
  static func hex(of text: String) -> String? {
    text.rawBytes.map { bytes in
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// The string of bytes that are written so; nil for other texts.
  static func text(ofHex digits: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(digits.utf8)[...]
    while let high = rest.popFirst() {
      guard let low = rest.popFirst(),
        let byte = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16), high != 0x2B
      else { return nil }
      bytes.append(byte)
    }
    return String(rawBytes: bytes)
  }
}
