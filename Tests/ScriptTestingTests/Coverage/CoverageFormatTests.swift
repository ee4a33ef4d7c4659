import Testing

@testable import ScriptTesting

/// The text of every form.
@Suite struct CoverageFormatTests {
  private static let report = CoverageReport(
    files: [
      FileCoverage(
        path: "src/<b>&\"\u{202E}.lua",
        text: ["local x = \"<&>\"", "", "if x then y() end", "z()"],
        hits: [1: 1, 3: 20, 4: 0],
        functions: [
          .init(name: "M[\"<i>\"]", firstLine: 3, lastLine: 3, calls: 0),
          .init(name: "f", firstLine: 3, lastLine: 4, calls: 2),
        ], isLoaded: true, mistake: nil),
      FileCoverage(
        path: "idle.lua", text: ["x = 1"], hits: [1: 0], functions: [], isLoaded: false,
        mistake: nil),
      FileCoverage(
        path: "bad.lua", text: ["x ="], hits: [:], functions: [], isLoaded: false,
        mistake: "line 1: unexpected <eof>"),
    ], notes: ["a <note>"])

  @Test func `The table has a line for each file`() {
    #expect(
      CoverageFormat.table.text(Self.report) == """
        Coverage             Lines       Functions       Not covered
        bad.lua                  –               –       cannot be compiled
        idle.lua              0.0%  0/1          –       never loaded
        src/<b>&"⟨202E⟩.lua  66.6%  2/3      50.0%  1/2  4, M["<i>"]
        All files            50.0%  2/4      50.0%  1/2

        """)
  }

  @Test func `Long names and lists are cut`() {
    let path = "a/" + String(repeating: "long/", count: 12) + "end.lua"
    var hits: [Int: UInt64] = [:]
    for line in 1...60 { hits[line] = line % 3 == 0 ? 1 : 0 }
    let file = FileCoverage(
      path: path, text: [], hits: hits, functions: [], isLoaded: true, mistake: nil)
    #expect(
      CoverageFormat.table.text(CoverageReport(files: [file])) == """
        Coverage                                          Lines         Functions    Not covered
        …long/long/long/long/long/long/long/long/end.lua  33.3%  20/60          –    1–2, 4–5, 7–8, \
        10–11, 13–14, 16–17 and 14 more

        """)
  }

  @Test func `LCOV has a record for each file`() {
    #expect(
      CoverageFormat.lcov.text(Self.report).hasSuffix(
        """
        TN:
        SF:src/<b>&"\u{202E}.lua
        FN:3,M["<i>"]
        FN:3,f
        FNDA:0,M["<i>"]
        FNDA:2,f
        FNF:2
        FNH:1
        DA:1,1
        DA:3,20
        DA:4,0
        LF:3
        LH:2
        end_of_record

        """))
  }

  @Test func `Cobertura has packages, classes, methods and lines`() {
    let text = CoverageFormat.cobertura.text(Self.report)
    #expect(
      text.contains(
        """
            <package name="src" line-rate="0.6666" branch-rate="0" complexity="0">
              <classes>
                <class name="&lt;b&gt;&amp;&quot;&#x202E;.lua" filename="src/&lt;b&gt;&amp;&quot;&#x202E;.lua" \
        line-rate="0.6666" branch-rate="0" complexity="0">
                  <methods>
                    <method name="M[&quot;&lt;i&gt;&quot;]" signature="" line-rate="0" branch-rate="0" complexity="0">
                      <lines>
                        <line number="3" hits="0"/>
                      </lines>
                    </method>
        """))
    #expect(text.contains("<package name=\".\" line-rate=\"0\""))
  }

  @Test func `The page shows the text with its counts, and nothing of it is markup`() {
    let text = CoverageFormat.html.text(Self.report)
    #expect(
      text.contains(
        """
        <table class="text">
        <tr class="hit"><td>1<td>1×<td>local x = &quot;&lt;&amp;&gt;&quot;</tr>
        <tr><td>2<td><td></tr>
        <tr class="hit"><td>3<td>20×<td>if x then y() end</tr>
        <tr class="miss"><td>4<td>never<td>z()</tr>
        </table>
        """))
    #expect(text.contains("<p>Never called: <code>M[&quot;&lt;i&gt;&quot;]</code> (line 3).</p>"))
    #expect(text.contains("<p class=\"note\">a &lt;note&gt;</p>"))
    #expect(text.contains("No test loads this file."))
    for word in ["<b>", "<i>", "http", "src=", "\u{202E}"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func `Shares are rounded down`() {
    #expect(CoverageShare(covered: 2999, count: 3000).text == "99.9%")
    #expect(CoverageShare(covered: 3000, count: 3000).text == "100%")
    #expect(CoverageShare().text == "–" && CoverageShare().rate == "1")
    #expect(CoverageShare(covered: 1, count: 16).rate == "0.0625")
  }

  @Test func `The reports of a run have it, each in its form`() {
    func text(_ format: ReportFormat) -> String {
      var text = ""
      let reporter = format.reporter(options: TestOptions()) { text += $0 }
      var summary = TestSummary()
      summary.passed = 1
      for event in [.coverage(Self.report), .runEnded(summary)] as [TestEvent] {
        reporter.receive(event)
      }
      return text
    }
    let table = CoverageFormat.table.text(Self.report)
    #expect(text(.plain).hasPrefix("\n" + table + "\n"))
    #expect(text(.live).contains(table))
    #expect(text(.tap).contains("# All files            50.0%  2/4"))
    #expect(
      text(.json).contains(
        """
        {"event":"coverage","lines":{"covered":2,"count":4},"functions":{"covered":1,"count":2},\
        "files":[{"file":"bad.lua","lines":{"covered":0,"count":0},\
        "functions":{"covered":0,"count":0},"uncovered":[],"uncalled":[],"loaded":false,\
        "mistake":"line 1: unexpected <eof>"},
        """))
  }
}
