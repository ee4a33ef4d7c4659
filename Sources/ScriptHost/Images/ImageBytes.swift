/// The bytes of a file, read at any place: what lies behind the end is nil.
struct ImageBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// A number of at most four bytes, the first of which counts most.
  func big(_ length: Int, at offset: Int) -> Int? {
    number(at: offset, length) { $0 << 8 | $1 }
  }

  /// A number of at most four bytes, the last of which counts most.
  func little(_ length: Int, at offset: Int) -> Int? {
    number(at: offset, length) { number, byte in number << 8 | byte }.map { number in
      (0..<length).reduce(0) { $0 << 8 | (number >> (8 * $1) & 0xFF) }
    }
  }

  /// Whether some bytes stand at a place.
  func has(_ wanted: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset <= bytes.count else { return false }
    return bytes[offset...].starts(with: wanted)
  }

  /// Whether a text stands at a place.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private func number(at offset: Int, _ length: Int, _ join: (Int, Int) -> Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    return bytes[offset..<offset + length].reduce(0) { join($0, Int($1)) }
  }
}
