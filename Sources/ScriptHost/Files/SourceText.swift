import Rendering

/// The text of a file, for messages about its lines.
public final class SourceText {
  let bytes: [UInt8]
  /// The index of the first byte of each line, as Lua counts them: CR and LF, in either order or
  /// alone, end one.
  private(set) lazy var starts: [Int] = {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if index < bytes.count, bytes[index] != byte, bytes[index] == 0x0A || bytes[index] == 0x0D {
        index += 1
      }
      starts.append(index)
    }
    return starts
  }()
  /// What it consists of, read as Lua.
  private(set) lazy var tokens = LuaTokens.tokens(of: bytes, lines: starts)

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many lines there are; an end of a line at the very end begins no further one.
  public var lineCount: Int { starts.last == bytes.count ? starts.count - 1 : starts.count }

  /// The indices of the tokens that begin on a line.
  func tokens(ofLine number: Int) -> Range<Int> {
    firstToken(onOrAfter: number)..<firstToken(onOrAfter: number + 1)
  }

  private func firstToken(onOrAfter line: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line and the column (both from 1; the column in characters) of a byte.
  public func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = beginning(ofCharacterAt: offset)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<max(starts[low], offset)]
    return (low + 1, String(decoding: before, as: UTF8.self).count + 1)
  }

  /// The first byte of the code point that has a byte.
  private func beginning(ofCharacterAt offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let isInside: (UInt8) -> Bool = { 0x80..<0xC0 ~= $0 }
    guard offset < bytes.count, isInside(bytes[offset]),
      let first = bytes[max(0, offset - 3)..<offset].lastIndex(where: { !isInside($0) }),
      bytes[first] >= 0xC0
    else { return offset }
    return first
  }

  /// The bytes of a line without its end; nil when there is none of that number.
  public func line(_ number: Int) -> Range<Int>? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    let end = number < starts.count ? starts[number] : bytes.count
    return start..<(bytes[start..<end].lastIndex { $0 != 0x0A && $0 != 0x0D } ?? start - 1) + 1
  }

  /// The longest part of a line that is shown.
  private static let longestExcerpt = 400
  /// How many characters are shown before the place, where a line is longer.
  private static let room = 80

  /// A line over a caret below the byte at `offset`; of a very long line the part around it. Bytes
  /// that are no UTF-8 become U+FFFD. Nil for an empty line.
  func excerpt(line number: Int, caretAt offset: Int?) -> Excerpt? {
    guard let range = line(number), !range.isEmpty else { return nil }
    let offset = offset.map {
      min(max(beginning(ofCharacterAt: $0), range.lowerBound), range.upperBound)
    }
    let before = String(
      decoding: bytes[range.lowerBound..<(offset ?? range.lowerBound)], as: UTF8.self)
    let text = String(decoding: bytes[range], as: UTF8.self)
    let caret = offset.map { _ in before.count + 1 }
    if range.count <= SourceText.longestExcerpt {
      return Excerpt(number: number, text: text, caret: caret)
    }
    let skipped = max(0, before.count - SourceText.room)
    let rest = text.dropFirst(skipped)
    let part = rest.prefix(2 * SourceText.room)
    return Excerpt(
      number: number,
      text: (skipped > 0 ? "…" : "") + part + (part.endIndex < rest.endIndex ? "…" : ""),
      caret: caret.map { $0 - skipped + (skipped > 0 ? 1 : 0) })
  }
}
