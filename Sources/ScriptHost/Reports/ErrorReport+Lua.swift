import Bindings
import LuaRuntime
import Rendering
import ViewKit

extension ErrorReport {
  /// The report of a script's error, with the line it happened in.
  init(
    _ error: LuaError, callback: Callback?, plugin: String?, createdAt: String?,
    sources: [String: [UInt8]]
  ) {
    let excerpt = error.source.flatMap { sources[$0] }.flatMap { text in
      error.line.flatMap { Excerpt.line($0, of: text) }
    }
    self.init(
      kind: error.kind.rawValue, message: error.message, file: error.source, line: error.line,
      excerpt: excerpt, caret: excerpt.flatMap { Excerpt.caret(in: $0, message: error.message) },
      traceback: error.traceback, plugin: plugin, handler: callback?.description,
      viewPath: (callback?.object as? View)?.path, createdAt: createdAt)
  }

  /// The report as a person reads it on a terminal.
  public var text: String {
    var lines = [headline]
    if let excerpt, let line {
      let number = "\(line)"
      lines.append("")
      lines.append("  \(number) | \(excerpt)")
      if let caret {
        let gap = String(repeating: " ", count: number.count)
        lines.append("  \(gap) | \(Excerpt.blank(excerpt, upTo: caret))^")
      }
    }
    var facts: [String] = []
    if let handler { facts.append("  in \(handler)") }
    if let viewPath { facts.append("  view \(viewPath)") }
    if let createdAt { facts.append("  made at \(createdAt)") }
    if count > 1 { facts.append("  \(count) times") }
    if !facts.isEmpty { lines += [""] + facts }
    // One call, at the place that the headline names, tells nothing new.
    if traceback.count > 1 || file == nil {
      lines += ["", "  calls, innermost first:"]
      lines += FoldedTraceback.lines(of: traceback).map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    guard let file else { return "error: \(message)" }
    return "\(line.map { "\(file):\($0)" } ?? file): \(message)"
  }
}

/// Lines of sources, and where to point in them.
enum Excerpt {
  /// A line of a text (from 1), without its end; invalid bytes become U+FFFD.
  static func line(_ number: Int, of text: [UInt8]) -> String? {
    var rest = text[...]
    for _ in 1..<max(number, 1) {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      rest = rest[(end + 1)...]
    }
    let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
    return line.isEmpty ? nil : String(decoding: line.prefix(400), as: UTF8.self)
  }

  /// The column (from 1, in characters) of the first name that a message quotes and the line has:
  /// `'txt'`, or the member of `Label.text`.
  static func caret(in line: String, message: String) -> Int? {
    for name in names(in: message) {
      if let column = column(of: name, in: line) { return column }
    }
    return line.firstIndex { $0 != " " && $0 != "\t" }
      .map { line.distance(from: line.startIndex, to: $0) + 1 }
  }

  private static func names(in message: String) -> [String] {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let place = message.prefix { $0 != " " && $0 != "," }
    let member = place.split { $0 == "." || $0 == ":" }.last.map(String.init)
    return quoted + (place.hasSuffix(":") ? [member].compactMap(\.self) : [])
  }

  /// Where a whole word stands in a line.
  private static func column(of word: String, in line: String) -> Int? {
    let wanted = Array(word)
    let characters = Array(line)
    guard !wanted.isEmpty, characters.count >= wanted.count else { return nil }
    func isWord(_ character: Character) -> Bool {
      character == "_" || character.isLetter || character.isNumber
    }
    for start in 0...(characters.count - wanted.count)
    where characters[start..<(start + wanted.count)].elementsEqual(wanted) {
      let end = start + wanted.count
      let isWhole =
        (start == 0 || !isWord(characters[start - 1]))
        && (end == characters.count || !isWord(characters[end]))
      if isWhole { return start + 1 }
    }
    return nil
  }

  /// As many blanks as come before a column, tabs kept, so that the caret stands below it.
  static func blank(_ line: String, upTo column: Int) -> String {
    String(line.prefix(column - 1).map { $0 == "\t" ? "\t" : " " })
  }
}
