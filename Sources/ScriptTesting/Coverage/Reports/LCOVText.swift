/// The form of `lcov`: a record of lines for each file.
struct LCOVText {
  private let report: CoverageReport

  init(_ report: CoverageReport) { self.report = report }

  var text: String { report.files.map(record).joined() }

  private func record(_ file: FileCoverage) -> String {
    var lines = ["TN:", "SF:\(line(file.path))"]
    lines += file.functions.map { "FN:\($0.firstLine),\(line($0.name))" }
    lines += file.functions.map { "FNDA:\($0.calls),\(line($0.name))" }
    let totals = file.totals
    lines += ["FNF:\(totals.functions.count)", "FNH:\(totals.functions.covered)"]
    lines += file.lines.map { "DA:\($0),\(file.hits[$0] ?? 0)" }
    lines += ["LF:\(totals.lines.count)", "LH:\(totals.lines.covered)", "end_of_record"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The form has no way to write the end of a line in a name.
  private func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? "\u{FFFD}" : $0 }))
  }
}
