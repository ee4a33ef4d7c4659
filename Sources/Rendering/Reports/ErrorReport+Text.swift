extension ErrorReport {
  /// The error as a person reads it on a terminal, of several lines.
  public var text: String {
    var lines = [headline]
    if let excerpt, let line {
      lines.append("")
      lines += Excerpt(number: line, text: excerpt, caret: caret).lines
    }
    var facts: [String] = []
    if let handler { facts.append("  in \(TerminalText.line(handler))") }
    if let viewPath { facts.append("  view \(TerminalText.line(viewPath))") }
    if let createdAt { facts.append("  made at \(TerminalText.line(createdAt))") }
    if count > 1 { facts.append("  \(count) times") }
    if !facts.isEmpty { lines += [""] + facts }
    // One call, at the place that the headline names, tells nothing new.
    if traceback.count > 1 || (file == nil && !traceback.isEmpty) {
      lines += ["", "  calls, innermost first:"]
      lines += FoldedTraceback.lines(of: traceback).map { "    \(TerminalText.line($0))" }
    }
    return lines.joined(separator: "\n")
  }

  /// The error on one line: `login.lua:12: in Login.viewDidLoad: message (3 times)`.
  public var summary: String {
    var text = position.map { "\($0): " } ?? ""
    if let handler { text += "in \(handler): " }
    text += message
    if count > 1 { text += " (\(count) times)" }
    return text
  }

  private var headline: String {
    position.map { "\(TerminalText.line($0)): \(message)" } ?? "error: \(message)"
  }

  /// `login.lua:12`.
  private var position: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }
}
