import Rendering

/// A line for each file and one for all: shares, and where something is not covered.
struct CoverageTable {
  private let report: CoverageReport
  /// The columns that a path and a list of lines may take; what is longer is cut.
  private static let longestPath = 48
  private static let longestList = 40

  init(_ report: CoverageReport) { self.report = report }

  var text: String {
    var rows = [["Coverage", "Lines", "", "Functions", "", "Not covered"]]
    rows += report.files.map { row($0.path, $0.totals, missing($0)) }
    if report.files.count != 1 { rows.append(row("All files", report.total, "")) }
    let widths = rows[0].indices.map { column in
      rows.map { TerminalText.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { line($0, widths) + "\n" }.joined()
  }

  private func row(_ name: String, _ totals: CoverageTotals, _ missing: String) -> [String] {
    [
      CoverageTable.shortened(TerminalText.line(name)),
      totals.lines.text, fraction(totals.lines), totals.functions.text,
      fraction(totals.functions), missing,
    ]
  }

  private func fraction(_ share: CoverageShare) -> String {
    share.count == 0 ? "" : "\(share.covered)/\(share.count)"
  }

  /// Names to the left, figures to the right.
  private func line(_ row: [String], _ widths: [Int]) -> String {
    var text = ""
    for (column, cell) in row.enumerated() {
      let isText = column == 0 || column == 5 || row[0] == "Coverage"
      let blanks = String(
        repeating: " ", count: max(0, widths[column] - TerminalText.columns(of: cell)))
      text += (column == 0 ? "" : "  ") + (isText ? cell + blanks : blanks + cell)
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  private func missing(_ file: FileCoverage) -> String {
    if file.mistake != nil { return "cannot be compiled" }
    if !file.isLoaded { return "never loaded" }
    let ranges = file.uncovered
    // A function whose lines are listed needs no word more.
    let functions = file.functions.filter { function in
      function.calls == 0
        && !ranges.contains { $0.overlaps(function.firstLine...function.lastLine) }
    }
    return CoverageTable.list(ranges.map(CoverageTable.text) + functions.map(\.name))
  }

  static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  private static func list(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      let next = (text.isEmpty ? "" : ", ") + TerminalText.line(part)
      if index > 0, TerminalText.columns(of: text + next) > longestList {
        return text + " and \(parts.count - index) more"
      }
      text += next
    }
    return text
  }

  /// The end of a path says most.
  private static func shortened(_ path: String) -> String {
    guard TerminalText.columns(of: path) > longestPath else { return path }
    var rest = path[...]
    while TerminalText.columns(of: String(rest)) >= longestPath { rest.removeFirst() }
    return "…" + rest
  }
}
