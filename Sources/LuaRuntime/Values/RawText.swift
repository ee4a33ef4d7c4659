import CLuaSupport

/// Text of a script that is no valid UTF-8, as Swift strings hold it.
///
/// A Lua string is any bytes. Each byte that is part of no character of UTF-8 becomes one of 128
/// private characters, from U+10FE80 for 0x80 to U+10FEFF for 0xFF, and one of these becomes its
/// byte again on the way back: a script reads what it wrote. What shows a text shows U+FFFD for
/// them. Valid text is not touched, and until a state has met other text there is no search for
/// them.
@usableFromInline
enum RawText {
  /// What the UTF-8 of all private characters begins with; the third byte is BA or BB.
  private static let lead: (UInt8, UInt8) = (0xF4, 0x8F)

  /// The text of any bytes.
  @usableFromInline
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    var index = 0
    while index < bytes.count {
      let length = characterLength(bytes, at: index)
      // A private character that was there before is taken for its four bytes.
      if length > 0, !isPrivate(bytes, at: index) {
        result.append(contentsOf: bytes[index..<index + length])
        index += length
      } else {
        result += [lead.0, lead.1, 0xB8 | bytes[index] >> 6, 0x80 | bytes[index] & 0x3F]
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes from which a text was made.
  @usableFromInline
  static func encode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if isPrivate(text, at: index) {
        result.append(text[index + 2] << 6 | text[index + 3] & 0x3F)
        index += 4
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// Whether one of the private characters begins at an index.
  private static func isPrivate(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard bytes[index] == lead.0, index + 3 < bytes.count, bytes[index + 1] == lead.1 else {
      return false
    }
    return bytes[index + 2] == 0xBA || bytes[index + 2] == 0xBB
  }

  /// Whether a valid text has one of the private characters.
  @usableFromInline
  static func hasPrivate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains { isPrivate(bytes, at: $0) }
  }

  /// The length of the UTF-8 character that begins at an index; 0 when none does.
  private static func characterLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int {
    let first = bytes[index]
    let length: Int
    // The bounds of the second byte leave out long forms, surrogates, and what is above U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]),
      bytes[(index + 2)..<max(index + length, index + 2)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return 0 }
    return length
  }
}

extension LuaStack {
  /// The string (or number) at `index` as a value that goes back unchanged, also when it is no
  /// valid UTF-8; see ``RawText``. Names and messages are read with ``string(_:)``.
  @inlinable
  public func text(_ index: Int32) -> String? {
    withBytes(index) { bytes in
      // The usual text, and quick to tell.
      if let start = bytes.baseAddress, ln_is_ascii(start, bytes.count) {
        return String(decoding: bytes, as: UTF8.self)
      }
      return otherText(bytes)
    }
  }

  @usableFromInline @inline(never)
  func otherText(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if let valid = String(validating: bytes, as: UTF8.self), !RawText.hasPrivate(bytes) {
      return valid
    }
    host.pointee.has_raw_text = true
    return RawText.decode(bytes)
  }

  @usableFromInline @inline(never)
  func pushRaw(_ value: String) {
    var value = value
    let bytes = value.withUTF8 { RawText.encode($0) }
    bytes.withUnsafeBufferPointer { pushBytes($0) }
  }
}

// Texts that leave the state: into a file, and back into another state.
extension String {
  /// The bytes from which a text of a script was made that are no valid UTF-8; nil for other texts.
  package var rawBytes: [UInt8]? {
    let bytes = Array(utf8)
    return bytes.withUnsafeBufferPointer { text in
      RawText.hasPrivate(text) ? RawText.encode(text) : nil
    }
  }

  /// The text that stands for any bytes; ``rawBytes`` gives them back.
  package init(rawBytes bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { RawText.decode($0) }
  }
}
