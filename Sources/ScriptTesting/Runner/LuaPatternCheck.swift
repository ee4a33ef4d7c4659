/// Says of Lua's patterns what is wrong with them, before any text is searched.
public enum LuaPatternCheck {
  /// What keeps a text from being a pattern; nil when it is one.
  public static func problem(of pattern: String) -> String? {
    let bytes = Array(pattern.utf8)
    var position = 0
    /// For each parenthesis so far, whether it is open.
    var captures: [Bool] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("): captures.append(true)
      case UInt8(ascii: ")"):
        guard let open = captures.lastIndex(of: true) else { return "a ) closes nothing" }
        captures[open] = false
      case UInt8(ascii: "["):
        guard let end = endOfSet(bytes, position) else { return "a [ is not closed" }
        position = end
      case UInt8(ascii: "%"):
        guard position < bytes.count else { return "it ends with %" }
        let escaped = bytes[position]
        position += 1
        switch escaped {
        case UInt8(ascii: "b"):
          guard position + 2 <= bytes.count else { return "%b lacks its two characters" }
          position += 2
        case UInt8(ascii: "f"):
          guard position < bytes.count, bytes[position] == UInt8(ascii: "[") else {
            return "%f lacks its ["
          }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let number = Int(escaped) - 0x31
          guard captures.indices.contains(number), !captures[number] else {
            return "%\(Character(Unicode.Scalar(escaped))) means no capture"
          }
        default: break
        }
      default: break
      }
    }
    return captures.contains(true) ? "a ( is not closed" : nil
  }

  /// The index behind the `]` of a set whose `[` is before `start`.
  private static func endOfSet(_ bytes: [UInt8], _ start: Int) -> Int? {
    var position = start
    if position < bytes.count, bytes[position] == UInt8(ascii: "^") { position += 1 }
    // The first one is a character of the set.
    repeat {
      guard position < bytes.count else { return nil }
      position += bytes[position] == UInt8(ascii: "%") ? 2 : 1
    } while position >= bytes.count || bytes[position] != UInt8(ascii: "]")
    return position + 1
  }
}
