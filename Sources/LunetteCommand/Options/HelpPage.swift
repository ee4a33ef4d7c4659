/// The text that `--help` prints for a command.
struct HelpPage {
  let usage: String
  let summary: String
  /// Names and explanations, in order.
  let rows: [(String, String)]
  /// Further paragraphs.
  var notes: [String] = []

  private static let width = 80

  var text: String {
    var lines = ["Usage: \(usage)", ""]
    lines += Self.wrapped(summary, indent: 0)
    if !rows.isEmpty {
      lines.append("")
      let column = min(30, (rows.map { $0.0.count }.max() ?? 0) + 4)
      for (name, explanation) in rows {
        var paragraph = Self.wrapped(explanation, indent: column)
        let head = "  " + name
        // A long name stands on a line of its own.
        if head.count + 2 <= column, let first = paragraph.first {
          paragraph[0] = head + first.dropFirst(head.count)
          lines += paragraph
        } else {
          lines.append(head)
          lines += paragraph
        }
      }
    }
    for note in notes {
      lines.append("")
      lines += Self.wrapped(note, indent: 0)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(blanks + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [blanks + line]
  }
}

extension HelpPage {
  /// The page of a command with options.
  init<Target>(
    usage: String, summary: String, options: [Option<Target>], notes: [String] = []
  ) {
    let rows = options.filter { !$0.isHidden }.map { option in
      (
        (option.aliases.filter { $0.count == 2 } + [option.name]).joined(separator: ", ")
          + (option.placeholder.map { (option.valueIsOptional ? "[=\($0)]" : " " + $0) } ?? ""),
        option.help + (option.isRepeatable ? " Can be given several times." : "")
      )
    }
    self.init(
      usage: usage, summary: summary, rows: rows + [("--help", "Print this text.")], notes: notes)
  }
}
