/// Texts of scripts, files and people in the form in which they may be sent to a terminal.
///
/// What could drive the terminal, or turn the direction of what follows, is shown as a sign of its
/// own, as in the text rendering.
public enum TerminalText {
  /// A text in which line ends and tabs stay.
  public static func shown(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return text }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false)
          .map { shown(Substring($0)).text }.joined(separator: "\t")
      }
      .joined(separator: "\n")
  }

  /// A name or a path inside of a message: on one line, whatever is in it.
  public static func line(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return parts.map { shown(String($0)) }.joined(separator: "␊")
  }

  /// The columns of a terminal that a text on one line takes when it is shown.
  public static func columns(of text: String) -> Int { shown(Substring(text)).columns }

  /// What stands below the beginning of a line, so that what follows is below its end: blanks for
  /// the columns that it takes, and its tabs.
  static func margin(below text: Substring) -> String {
    text.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: shown(Substring($0)).columns) }
      .joined(separator: "\t")
  }

  private static func shown(_ text: Substring) -> (text: String, columns: Int) {
    text.reduce(into: ("", 0)) { result, character in
      let shown = ShownCharacter(character, in: .unicode)
      result.0 += shown.text
      result.1 += shown.columns
    }
  }
}
