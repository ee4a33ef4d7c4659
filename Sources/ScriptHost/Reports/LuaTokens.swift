/// Splits Lua sources into their words and signs, to find the one that a message is about.
public enum LuaTokens {
  public struct Token: Equatable {
    public enum Kind {
      case name, string, number, sign, comment
    }

    public var kind: Kind
    /// The name or the sign; of a string what stands between its quotes, of a comment all of it.
    public var text: String
    /// The index of its first byte, and of the one behind it.
    public var start: Int
    public var end: Int
    /// From 1: where it begins.
    public var line: Int
  }

  /// The tokens of a file.
  public static func tokens(of bytes: [UInt8]) -> [Token] { SourceText(bytes).tokens }

  /// The tokens of a file with its comments among them.
  public static func tokensAndComments(of text: SourceText) -> [Token] {
    tokens(of: text.bytes, lines: text.starts, withComments: true)
  }

  /// All tokens; what is no Lua becomes signs, so that this never fails.
  ///
  /// - Parameter lines: the first byte of each line.
  static func tokens(of bytes: [UInt8], lines: [Int], withComments: Bool = false) -> [Token] {
    var scanner = Scanner(bytes: bytes, lines: lines, readsComments: withComments)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}

private struct Scanner {
  let bytes: [UInt8]
  private let lines: [Int]
  private let readsComments: Bool
  private var position = 0
  /// The number of the line that the last token began on.
  private var line = 1

  init(bytes: [UInt8], lines: [Int], readsComments: Bool) {
    self.bytes = bytes
    self.lines = lines
    self.readsComments = readsComments
  }

  private static let longSigns = [
    "...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>",
  ].map { Array($0.utf8) }

  mutating func next() -> LuaTokens.Token? {
    skipBlanksAndComments()
    guard let byte = peek else { return nil }
    let start = position
    while line < lines.count, lines[line] <= start { line += 1 }
    let kind: LuaTokens.Token.Kind
    var text: Range<Int>
    switch byte {
    case UInt8(ascii: "-") where beginsComment:
      kind = .comment
      skipComment()
      text = start..<position
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      kind = .string
      skipString(byte)
      text = (start + 1)..<max(start + 1, position - 1)
    case UInt8(ascii: "[") where longBracket() != nil:
      kind = .string
      let level = longBracket() ?? 0
      skipLong(level)
      text = (start + level + 2)..<max(start + level + 2, position - level - 2)
    case _ where isWord(byte):
      let isNumber = byte <= UInt8(ascii: "9")
      kind = isNumber ? .number : .name
      while let next = peek, isWord(next) || isNumber && next == UInt8(ascii: ".") {
        position += 1
      }
      text = start..<position
    default:
      kind = .sign
      let sign = Self.longSigns.first { bytes[position...].starts(with: $0) }
      position += sign?.count ?? 1
      // A character beyond ASCII stays whole.
      while byte >= 0xC0, let next = peek, 0x80..<0xC0 ~= next { position += 1 }
      text = start..<position
    }
    text = text.clamped(to: 0..<bytes.count)
    return LuaTokens.Token(
      kind: kind, text: String(decoding: bytes[text], as: UTF8.self), start: start, end: position,
      line: line)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || Manifest.isLetterOrDigit(byte)
  }

  private mutating func skipBlanksAndComments() {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if beginsComment, !readsComments {
        skipComment()
      } else {
        return
      }
    }
  }

  private var beginsComment: Bool {
    bytes[position...].starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
  }

  private mutating func skipComment() {
    position += 2
    if let level = longBracket() {
      skipLong(level)
    } else {
      while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
    }
  }

  private mutating func skipString(_ quote: UInt8) {
    position += 1
    while let byte = peek, byte != 0x0A, byte != 0x0D {
      position += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\") { skipEscape() }
    }
    position = min(position, bytes.count)
  }

  /// What a backslash stands before: with `\z` all blanks, and of a line's end both characters.
  private mutating func skipEscape() {
    let first = peek
    position += 1
    if first == UInt8(ascii: "z") {
      while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    } else if let second = peek,
      [first, second] == [0x0D, 0x0A] || [first, second] == [0x0A, 0x0D]
    {
      position += 1
    }
  }

  /// The number of `=` in a long bracket that begins here.
  private func longBracket() -> Int? {
    guard peek == UInt8(ascii: "[") else { return nil }
    let level = bytes[(position + 1)...].prefix { $0 == UInt8(ascii: "=") }.count
    let second = position + 1 + level
    return second < bytes.count && bytes[second] == UInt8(ascii: "[") ? level : nil
  }

  private mutating func skipLong(_ level: Int) {
    let bracket = [UInt8(ascii: "]")]
    let end = bracket + [UInt8](repeating: UInt8(ascii: "="), count: level) + bracket
    position += level + 2
    while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
    position = min(bytes.count, position + end.count)
  }
}
