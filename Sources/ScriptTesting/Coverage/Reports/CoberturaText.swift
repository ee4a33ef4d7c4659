/// Cobertura's XML: a package for each folder, a class for each file.
struct CoberturaText {
  private let report: CoverageReport

  init(_ report: CoverageReport) { self.report = report }

  var text: String {
    let lines = report.total.lines
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
      <coverage line-rate="\(lines.rate)" branch-rate="0" lines-covered="\(lines.covered)" \
      lines-valid="\(lines.count)" branches-covered="0" branches-valid="0" complexity="0" \
      version="lunette" timestamp="0">
        <sources>
          <source>.</source>
        </sources>
        <packages>

      """
    for folder in Set(report.files.map { FileSystem.folder(of: $0.path) }).sorted() {
      let files = report.files.filter { FileSystem.folder(of: $0.path) == folder }
      var lines = CoverageShare()
      for file in files {
        lines.covered += file.totals.lines.covered
        lines.count += file.totals.lines.count
      }
      text +=
        "    <package name=\(XMLText.quoted(folder.isEmpty ? "." : folder)) \(rates(lines))>\n"
      text += "      <classes>\n" + files.map(element).joined()
      text += "      </classes>\n    </package>\n"
    }
    return text + "  </packages>\n</coverage>\n"
  }

  private func rates(_ share: CoverageShare) -> String {
    "line-rate=\"\(share.rate)\" branch-rate=\"0\" complexity=\"0\""
  }

  private func element(_ file: FileCoverage) -> String {
    let name = FileSystem.name(of: file.path)
    return "        <class name=\(XMLText.quoted(name)) filename=\(XMLText.quoted(file.path)) "
      + "\(rates(file.totals.lines))>\n"
      + "          <methods>\n"
      + file.functions.map { method($0, file) }.joined()
      + "          </methods>\n"
      + lines(file.lines, file, margin: "          ")
      + "        </class>\n"
  }

  private func method(_ function: FileCoverage.Function, _ file: FileCoverage) -> String {
    // The first line runs when the function is made, too.
    let own = file.lines.filter { $0 > function.firstLine && $0 <= function.lastLine }
    let share =
      own.isEmpty
      ? CoverageShare(covered: function.calls > 0 ? 1 : 0, count: 1)
      : CoverageShare(covered: own.count { file.hits[$0] != 0 }, count: own.count)
    return "            <method name=\(XMLText.quoted(function.name)) signature=\"\" "
      + "\(rates(share))>\n"
      + "              <lines>\n"
      + "                <line number=\"\(function.firstLine)\" hits=\"\(function.calls)\"/>\n"
      + "              </lines>\n"
      + "            </method>\n"
  }

  private func lines(_ numbers: [Int], _ file: FileCoverage, margin: String) -> String {
    "\(margin)<lines>\n"
      + numbers.map { "\(margin)  <line number=\"\($0)\" hits=\"\(file.hits[$0] ?? 0)\"/>\n" }
      .joined()
      + "\(margin)</lines>\n"
  }
}
