import Rendering

/// A page of HTML that stands for itself: a table of the files, and their texts with the counts.
struct CoveragePage {
  private let report: CoverageReport

  init(_ report: CoverageReport) { self.report = report }

  var text: String {
    let total = report.total
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Coverage: \(total.lines.text) of lines</title>
      <style>
      \(CoveragePage.style)
      </style>
      </head>
      <body>
      <h1>Coverage</h1>
      <p>\(sentence(total.lines, "lines")), \(sentence(total.functions, "functions")).</p>
      \(report.notes.map { "<p class=\"note\">\(XMLText.escaped(TerminalText.line($0)))</p>\n" }
      .joined())\(summary)\(report.files.enumerated().map(section).joined())</body>
      </html>

      """
  }

  private func sentence(_ share: CoverageShare, _ what: String) -> String {
    "\(share.text) of \(what) (\(share.covered) of \(share.count))"
  }

  private var summary: String {
    var text = """
      <table class="files">
      <tr><th>File<th>Lines<th><th>Functions<th></tr>

      """
    for (index, file) in report.files.enumerated() {
      let totals = file.totals
      text += "<tr><td><a href=\"#file\(index + 1)\">\(shown(file.path))</a>"
      for share in [totals.lines, totals.functions] {
        text += "<td class=\"\(level(share))\">\(share.text)<td>\(share.covered)/\(share.count)"
      }
      text += "</tr>\n"
    }
    return text + "</table>\n"
  }

  private func level(_ share: CoverageShare) -> String {
    share.covered == share.count ? "good" : share.covered * 2 >= share.count ? "fair" : "poor"
  }

  private func section(_ index: Int, _ file: FileCoverage) -> String {
    let totals = file.totals
    var text = "<h2 id=\"file\(index + 1)\">\(shown(file.path))</h2>\n"
    if let mistake = file.mistake {
      return text + "<p class=\"note\">It cannot be compiled: \(shown(mistake)).</p>\n"
    }
    text += "<p>\(sentence(totals.lines, "lines")), "
    text += "\(sentence(totals.functions, "functions"))."
    if !file.isLoaded { text += " No test loads this file." }
    text += "</p>\n"
    let idle = file.functions.filter { $0.calls == 0 }
    if !idle.isEmpty, file.isLoaded {
      text += "<p>Never called: "
      text += idle.map { "<code>\(shown($0.name))</code> (line \($0.firstLine))" }
        .joined(separator: ", ")
      text += ".</p>\n"
    }
    text += "<table class=\"text\">\n"
    for (offset, line) in file.text.enumerated() {
      let hits = file.hits[offset + 1]
      text += hits.map { $0 > 0 ? "<tr class=\"hit\">" : "<tr class=\"miss\">" } ?? "<tr>"
      text += "<td>\(offset + 1)<td>\(hits.map { $0 > 0 ? "\($0)×" : "never" } ?? "")"
      text += "<td>\(XMLText.escaped(line))</tr>\n"
    }
    return text + "</table>\n"
  }

  private func shown(_ text: String) -> String { XMLText.escaped(TerminalText.line(text)) }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 70em; margin: 2em auto; padding: 0 1em; }
    table { border-collapse: collapse; }
    th { text-align: left; }
    .files td, .files th { padding: 0.1em 0.8em 0.1em 0; }
    .files td + td { text-align: right; font-variant-numeric: tabular-nums; }
    .good { color: light-dark(#176b2c, #7bd88f); }
    .fair { color: light-dark(#8a5a00, #e8b64c); }
    .poor { color: light-dark(#b3261e, #ff8a80); }
    .note { color: light-dark(#8a5a00, #e8b64c); }
    .text { font: 13px/1.45 ui-monospace, monospace; width: 100%; }
    .text td { padding: 0 0.8em; white-space: pre-wrap; vertical-align: top; tab-size: 4; }
    .text td:nth-child(-n+2) { text-align: right; width: 1%; white-space: pre; opacity: 0.65; \
    user-select: none; }
    .hit td:nth-child(2) { color: light-dark(#176b2c, #7bd88f); opacity: 1; }
    .miss td { background: light-dark(#fde7e5, #4a1f1c); }
    .miss td:nth-child(2) { color: light-dark(#b3261e, #ff8a80); opacity: 1; }
    """
}
