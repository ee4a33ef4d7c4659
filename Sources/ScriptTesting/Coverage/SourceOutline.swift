import Rendering
import ScriptHost

/// What coverage asks of the text of a file beside the lines that Lua itself knows of.
struct SourceOutline {
  /// The text line by line, in the form in which it may be shown.
  let lines: [String]
  /// What is compiled.
  let code: [UInt8]
  /// The names of the functions in the order in which they begin.
  let functionNames: [String]
  /// The lines that only end what was begun before: what runs there belongs to the beginning.
  let closings: Set<Int>
  /// The lines that comments take out, and those from which on a function is taken out as a whole.
  private(set) var ignored: Set<Int> = []
  private(set) var ignoredBeginnings: Set<Int> = []
  private(set) var isIgnored = false

  /// - Parameter text: without a byte order mark.
  init(_ text: [UInt8]) {
    // A first line that begins with `#` is for the system.
    let shebang = text.first == UInt8(ascii: "#") ? text.prefix { $0 != 10 && $0 != 13 } : []
    code = Array(text.dropFirst(shebang.count))
    let source = ScriptHost.SourceText(text)
    lines = (1..<(source.lineCount + 1)).map { number in
      let line = source.line(number).map { text[$0] } ?? []
      return TerminalText.shown(String(decoding: line, as: UTF8.self))
    }
    let codeText = ScriptHost.SourceText(code)
    let all = LuaTokens.tokensAndComments(of: codeText)
    let tokens = all.filter { $0.kind != .comment }
    functionNames = FunctionNames(tokens, in: codeText).names
    var kinds: [Int: Bool] = [:]
    for token in tokens { kinds[token.line] = kinds[token.line] != false && token.isClosing }
    closings = Set(kinds.filter(\.value).keys)
    obey(all)
  }

  // MARK: Comments

  /// `-- coverage: ignore`, `-- coverage: disable` and so on; `luacov` says it, too.
  private mutating func obey(_ tokens: [LuaTokens.Token]) {
    var start: Int?
    for (index, token) in tokens.enumerated() where token.kind == .comment {
      switch SourceOutline.command(token) {
      case "disable": start = start ?? token.line
      case "enable":
        if let first = start { ignored.formUnion(first...token.line) }
        start = nil
      case "ignore file": isIgnored = true
      case "ignore":
        let isBehindCode = index > 0 && tokens[index - 1].line == token.line
        let next = tokens[index...].first { $0.kind != .comment }
        guard let line = isBehindCode ? token.line : next?.line else { break }
        ignored.insert(line)
        ignoredBeginnings.insert(line)
      default: break
      }
    }
    if let start { ignored.formUnion(start...max(start, lines.count)) }
  }

  private static func command(_ comment: LuaTokens.Token) -> String? {
    let text = comment.text.dropFirst(2)
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let tool = parts[0].filter { $0 != " " && $0 != "\t" }
    guard tool == "coverage" || tool == "luacov" else { return nil }
    let words = parts[1].split { !$0.isLetter }
    return words.prefix(2) == ["ignore", "file"] ? "ignore file" : words.first.map(String.init)
  }
}

extension LuaTokens.Token {
  /// Whether it only ends something.
  fileprivate var isClosing: Bool {
    isWord("end") || (kind == .sign && [")", "}", "]", ",", ";"].contains(text))
  }
}
