import LuaRuntime

/// Where on its line a syntax error is: Lua tells the sign that it stopped at, of which there may
/// be several.
struct SyntaxMistake {
  /// The byte of the source at which Lua stopped.
  let offset: Int
  let message: String

  /// What is looked through at most: each word of the line compiles what comes before it.
  private static let mostWords = 100
  private static let mostBytes = 1 << 18

  /// Nil when the error is none of syntax, or its place is not found.
  ///
  /// - Parameter compile: gives the message that Lua has for a text; nil when it is fine.
  init?(_ error: LuaError, in source: SourceText, compile: (ArraySlice<UInt8>) -> String?) {
    // Of a module, the error reaches the host as one of the script that requires it.
    guard error.message.contains(" near "), let line = error.line,
      source.bytes.count <= Self.mostBytes
    else { return nil }
    if error.message.hasSuffix("near <eof>"), let end = source.line(line)?.upperBound {
      offset = end
      message = error.message
      return
    }
    // Up to the word that Lua stops at, the message is the same; before, there is another or none.
    let words = source.tokens(ofLine: line).prefix(Self.mostWords).map { source.tokens[$0] }
    let failing = words.first { word in
      var end = word.end
      // The end of the line belongs to a string that it cuts off.
      if end < source.bytes.count, source.bytes[end] <= 0x20 { end += 1 }
      return compile(source.bytes[..<end]) == error.message
    }
    guard let offset = failing?.start else { return nil }
    self.offset = offset
    message = Self.message(of: error, at: source.bytes[offset...])
  }

  /// The message, with a character in it where Lua gives the number of a byte.
  private static func message(of error: LuaError, at bytes: ArraySlice<UInt8>) -> String {
    guard let first = bytes.first, first >= 0x80 else { return error.message }
    let number = "'<\\\(first)>'"
    let text = String(decoding: bytes.prefix(64), as: UTF8.self)
    guard error.message.contains(number), let character = text.first else { return error.message }
    return error.message.replacing(number, with: "'\(character)'") + hint(for: character)
  }

  private static func hint(for character: Character) -> String {
    if character.isLetter { return "; names have letters of ASCII only" }
    if "“”„«»‘’‚「」".contains(character) { return "; strings stand in \" or '" }
    if character.isWhitespace { return ", a blank that is not the one of ASCII" }
    return ""
  }
}
