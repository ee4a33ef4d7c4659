/// What a person typed.
enum Key: Equatable {
  case character(Character)
  case enter, backspace, escape
  /// Nothing more comes.
  case end
  /// A key without a character, such as an arrow.
  case other
}

/// Makes keys of the bytes that a terminal sends.
struct KeyDecoder {
  private var rest: [UInt8] = []

  mutating func keys(_ bytes: [UInt8]) -> [Key] {
    rest += bytes
    var keys: [Key] = []
    while let first = rest.first {
      switch first {
      case 0x0A, 0x0D: take(1, as: .enter, &keys)
      case 0x08, 0x7F: take(1, as: .backspace, &keys)
      case 0x04: take(1, as: .end, &keys)
      case 0x1B: escape(&keys)
      case ..<0x20: take(1, as: .other, &keys)
      default:
        let count = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard rest.count >= count else { return keys }
        let text = String(decoding: rest[..<count], as: UTF8.self)
        take(count, as: text.first.map(Key.character) ?? .other, &keys)
      }
    }
    return keys
  }

  private mutating func take(_ count: Int, as key: Key, _ keys: inout [Key]) {
    rest.removeFirst(count)
    keys.append(key)
  }

  /// Escape alone, or what an arrow or the like sends: `ESC [ 1 ; 2 A`, `ESC O A`.
  private mutating func escape(_ keys: inout [Key]) {
    guard rest.count > 1 else { return take(1, as: .escape, &keys) }
    guard rest[1] == UInt8(ascii: "[") || rest[1] == UInt8(ascii: "O") else {
      return take(2, as: .other, &keys)
    }
    let end = rest.dropFirst(2).firstIndex { 0x40...0x7E ~= $0 } ?? rest.count - 1
    take(end + 1, as: .other, &keys)
  }
}
