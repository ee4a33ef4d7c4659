/// An error of a script, with both stacks as they were when it was raised.
public struct LuaError: Error, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    case syntax, runtime, memory
    /// A limit of time, memory, instructions, objects or depth.
    case limit
  }

  public var kind: Kind
  /// The message without the position before it.
  public var message: String
  /// The chunk and line that the message names, or where the script was.
  public var source: String?
  /// 1-based.
  public var line: Int?
  /// The calls that led there, innermost first: the script's and, by name, the host's.
  public var traceback: [String]
  /// The number of the entry that a limit ended: of all that fails in one only the first error
  /// tells something, since every callback for which a stopped script is called fails again.
  public internal(set) var stoppedEntry: UInt64?

  public init(
    kind: Kind, message: String, source: String? = nil, line: Int? = nil, traceback: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.source = source
    self.line = line
    self.traceback = traceback
  }

  /// Splits `file:line: text` as Lua writes it.
  ///
  /// - Parameter frames: the calls, which tell apart what Lua shortened to the same name.
  init(
    kind: Kind, positioned text: String, chunks: ChunkNames, frames: [LuaFrame] = [],
    traceback: [String] = []
  ) {
    self.init(kind: kind, message: text, traceback: traceback)
    let known = chunks.split(text) { name, line in
      frames.contains { $0.source == name && $0.line == line }
    }
    if let known {
      (source, line, message) = (known.name, known.line, known.rest)
      // `coroutine.wrap` puts its own place before each message; again and again it says nothing.
      while let again = chunks.split(message, where: { _, _ in false }), again.line == line,
        again.name == source
      {
        message = again.rest
      }
      return
    }
    guard let end = text.leadingPosition else { return }
    source = String(text[..<end.file])
    line = end.line
    message = String(text[end.rest...])
  }

  public var description: String {
    guard let source else { return message }
    return line.map { "\(source):\($0): \(message)" } ?? "\(source): \(message)"
  }
}

extension String {
  /// Where `file:line: ` ends; nil when the text does not begin so. Only the first line counts.
  fileprivate var leadingPosition: (file: String.Index, line: Int, rest: String.Index)? {
    var start = startIndex
    while let colon = self[start...].firstIndex(of: ":") {
      let digits = self[index(after: colon)...].prefix { $0.isASCII && $0.isNumber }
      guard !self[..<colon].contains("\n") else { return nil }
      if !digits.isEmpty, let line = Int(digits), digits.endIndex < endIndex,
        self[digits.endIndex] == ":"
      {
        let rest = self[index(after: digits.endIndex)...].drop { $0 == " " }.startIndex
        return (colon, line, rest)
      }
      start = index(after: colon)
    }
    return nil
  }
}
