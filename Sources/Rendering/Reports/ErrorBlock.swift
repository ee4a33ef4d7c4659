/// The errors below the screen of the text rendering.
enum ErrorBlock {
  /// The rows: a rule with the number of errors, then each with its place and excerpt.
  static func lines(_ errors: [ErrorReport], width: Int, alphabet: Alphabet) -> [String] {
    if errors.isEmpty { return [] }
    let title = errors.count == 1 ? " 1 error " : " \(errors.count) errors "
    let dash = alphabet.drawing("═")
    let rule = String(repeating: dash, count: max(width - title.count - 2, 2))
    var lines = [String(repeating: dash, count: 2) + title + rule]
    for error in errors {
      lines += wrapped(error.summary, width: width, first: "! ", indent: "  ", alphabet: alphabet)
      if let excerpt = error.excerpt {
        lines += excerptLines(excerpt, error: error, alphabet: alphabet)
      }
      if let path = error.viewPath {
        lines += wrapped(
          "in " + path + (error.createdAt.map { ", made at \($0)" } ?? ""), width: width,
          first: "  ", indent: "     ", alphabet: alphabet)
      }
    }
    return lines
  }

  /// The script's line with its number, and a caret below it.
  private static func excerptLines(
    _ excerpt: String, error: ErrorReport, alphabet: Alphabet
  ) -> [String] {
    let number = error.line.map { "\($0)" } ?? ""
    let bar = alphabet.drawing("│")
    var lines = ["  \(number) \(bar) \(shown(excerpt, alphabet).text)"]
    if let caret = error.caret, caret > 0 {
      let before = shown(String(excerpt.prefix(caret - 1)), alphabet).columns
      let margin = String(repeating: " ", count: number.count + 3)
      lines.append(margin + bar + String(repeating: " ", count: before + 1) + "^")
    }
    return lines
  }

  private static func shown(_ text: String, _ alphabet: Alphabet) -> (text: String, columns: Int) {
    text.reduce(into: ("", 0)) { result, character in
      let shown = ShownCharacter(character, in: alphabet)
      result.0 += shown.text
      result.1 += shown.columns
    }
  }

  /// Breaks a text into rows between words; a word that is longer than a row goes on.
  private static func wrapped(
    _ text: String, width: Int, first: String, indent: String, alphabet: Alphabet
  ) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let margin = lines.isEmpty ? first : indent
      var line = margin
      var columns = margin.count
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let word = shown(String(word), alphabet)
        let isFirst = columns == margin.count && line == margin
        if !isFirst && columns + 1 + word.columns > width {
          lines.append(line)
          line = indent + word.text
          columns = indent.count + word.columns
        } else {
          line += (isFirst ? "" : " ") + word.text
          columns += word.columns + (isFirst ? 0 : 1)
        }
      }
      lines.append(line)
    }
    return lines
  }
}
