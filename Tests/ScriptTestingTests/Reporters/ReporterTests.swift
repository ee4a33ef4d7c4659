import Rendering
import Testing

@testable import ScriptTesting

/// The text of every report, for the same events.
@Suite struct ReporterTests {
  private static func name(_ path: String..., line: Int) -> TestName {
    TestName(path: path, file: "spec/a_spec.lua", source: "spec/a_spec.lua", line: line)
  }

  private static func result(
    _ name: TestName, _ status: TestResult.Status, problems: [TestProblem] = [],
    note: String? = nil, output: [String] = [], attempts: Int = 1
  ) -> TestResult {
    TestResult(
      test: name, status: status, duration: 0.0012, problems: problems, note: note, output: output,
      attempts: attempts, firstFailure: attempts > 1 ? "at first" : nil)
  }

  private static func problem(_ message: String, _ subject: String) -> TestProblem {
    TestProblem(
      kind: .failure, subject: subject, file: "spec/a_spec.lua",
      report: ErrorReport(
        kind: "runtime", message: message, file: "spec/a_spec.lua", line: 5,
        excerpt: "assert(<1>)", caret: 1))
  }

  private static var summary: TestSummary {
    var summary = TestSummary()
    summary.passed = 2
    summary.failed = 2
    summary.skipped = 2
    summary.blocked = 1
    summary.flaky = 1
    summary.problems = 1
    summary.files = 1
    summary.duration = 1.5
    return summary
  }

  private static var events: [TestEvent] {
    [
      .runStarted(files: 1, run: 1, runs: 1, seed: 7), .fileStarted("spec/a_spec.lua"),
      .testEnded(result(name("a", "b", line: 2), .passed)),
      .testEnded(
        result(
          name("a", "fails #1", line: 4), .failed, problems: [problem("no\ngood & <b>", "a fails")],
          output: ["said \u{1}"])),
      .testEnded(result(name("a", "later", line: 9), .skipped, note: "why")),
      .testEnded(result(name("a", "below", line: 12), .blocked, note: "a hook before it failed")),
      .testEnded(result(name("flaky", line: 10), .passed, attempts: 2)),
      .problem(problem("boom", "a setup")), .fileEnded("spec/a_spec.lua"),
      .runEnded(summary),
    ]
  }

  private func text(_ format: ReportFormat, slowest: Int = 0) -> String {
    var text = ""
    let reporter = format.reporter(options: TestOptions(), slowest: slowest) { text += $0 }
    for event in Self.events { reporter.receive(event) }
    return text
  }

  @Test func thePlainReportEndsWithFailuresAndCounts() {
    #expect(
      text(.plain, slowest: 1) == """
        spec/a_spec.lua: 2 passed, 2 failed, 2 skipped

        Skipped:
          a later  (spec/a_spec.lua:9): why
          a below  (spec/a_spec.lua:12): did not run, a hook before it failed

        Flaky:
          flaky  (spec/a_spec.lua:10): passed at attempt 2: at first

        Slowest:
          1.20 ms  a b  (spec/a_spec.lua:2)

        1) a fails #1  (spec/a_spec.lua:4)

          spec/a_spec.lua:5: no
          good & <b>

            5 | assert(<1>)
              | ^

        2) Outside of tests: a setup

          spec/a_spec.lua:5: boom

            5 | assert(<1>)
              | ^

        Shuffled by --seed 7.
        1 file, 1.50 s, 1 blocked by a hook, 1 flaky
        2 passed, 2 failed, 2 skipped

        """)
  }

  @Test func theLiveReportColoursFilesAndEndsTheSame() {
    let live = text(.live)
    #expect(live.contains("\u{1B}[31m✗\u{1B}[0m spec/a_spec.lua  2 passed, 2 failed, 2 skipped"))
    #expect(live.hasSuffix("\n2 passed, 2 failed, 2 skipped\n"))
  }

  @Test func tapHasAPlanAtTheEndAndEscapesNames() {
    #expect(
      text(.tap) == ##"""
        TAP version 13
        ok 1 - a b
        not ok 2 - a fails \#1
          ---
          message: "no\ngood & <b>"
          severity: fail
          file: "spec/a_spec.lua"
          line: 5
          at: "spec/a_spec.lua:4"
          ...
        ok 3 - a later # SKIP why
        ok 4 - a below # SKIP a hook before it failed
        ok 5 - flaky (attempt 2)
        not ok 6 - a setup
          ---
          message: "boom"
          severity: fail
          file: "spec/a_spec.lua"
          line: 5
          ...
        1..6

        """##)
  }

  @Test func tapEscapesWhatDrivesIt() {
    var lines = ""
    let reporter = TAPReporter { lines += $0 }
    reporter.receive(.testEnded(Self.result(Self.name(#"a\ # TODO"#, line: 1), .passed)))
    #expect(lines == ##"ok 1 - a\\ \# TODO"## + "\n")
  }

  @Test func junitIsXMLWhateverIsInIt() {
    #expect(
      text(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="6" failures="2" errors="0" skipped="2" time="1.500000">
          <testsuite name="spec/a_spec.lua" tests="6" failures="2" errors="0" skipped="2" \
        time="0.006000">
            <testcase classname="spec/a_spec.lua:2" name="a b" time="0.001200"/>
            <testcase classname="spec/a_spec.lua:4" name="a fails #1" time="0.001200">
              <failure message="no&#10;good &amp; &lt;b&gt;">spec/a_spec.lua:5: no
        good &amp; &lt;b&gt;

          5 | assert(&lt;1&gt;)
            | ^</failure>
              <system-out>said \u{FFFD}</system-out>
            </testcase>
            <testcase classname="spec/a_spec.lua:9" name="a later" time="0.001200">
              <skipped message="why"/>
            </testcase>
            <testcase classname="spec/a_spec.lua:12" name="a below" time="0.001200">
              <skipped message="a hook before it failed"/>
            </testcase>
            <testcase classname="spec/a_spec.lua:10" name="flaky" time="0.001200"/>
            <testcase classname="spec/a_spec.lua" name="a setup" time="0">
              <failure message="boom">spec/a_spec.lua:5: boom

          5 | assert(&lt;1&gt;)
            | ^</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: [ReportFormat.tap, .junit, .json])
  func nothingInAReportDrivesATerminal(_ format: ReportFormat) {
    let hostile = "a\u{1B}[2J\u{7F}\u{9B}1m\u{202E}\u{61C}"
    var text = ""
    let reporter = format.reporter(options: TestOptions(), slowest: 0) { text += $0 }
    reporter.receive(.runStarted(files: 1, run: 1, runs: 1, seed: nil))
    reporter.receive(.fileStarted(hostile))
    reporter.receive(
      .testEnded(
        Self.result(
          Self.name(hostile, line: 1), .failed, problems: [Self.problem(hostile, hostile)],
          output: [hostile])))
    reporter.receive(.problem(Self.problem(hostile, hostile)))
    reporter.receive(.note(hostile))
    reporter.receive(.runEnded(Self.summary))
    #expect(
      !text.unicodeScalars.contains {
        hostile.dropFirst().unicodeScalars.contains($0)
          && !$0.isASCII || $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F
      })
  }

  @Test(arguments: [ReportFormat.plain, .live])
  func aListSaysWhatCouldNotBeLoaded(_ format: ReportFormat) {
    var text = ""
    let reporter = format.reporter(options: TestOptions(), slowest: 0) { text += $0 }
    var summary = TestSummary()
    summary.listed = 1
    reporter.receive(.listed(Self.name("a", line: 1)))
    reporter.receive(.runEnded(summary))
    #expect(text == "spec/a_spec.lua:1: a\n")
    reporter.receive(.problem(Self.problem("boom", "spec/b_spec.lua")))
    summary.addProblem()
    reporter.receive(.runEnded(summary))
    #expect(text.contains("1) Outside of tests: spec/b_spec.lua") && text.contains("boom"))
  }

  @Test func jsonHasAnObjectOnEachLineAndAnEnd() {
    let lines = text(.json).split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[0] == #"{"event":"start","files":1,"runs":1,"seed":7}"#)
    #expect(
      lines[3] == #"""
        {"event":"test","name":"a fails #1","path":["a","fails #1"],"file":"spec/a_spec.lua",\#
        "line":4,"status":"failed","duration":0.001200,"problems":[{"kind":"failure",\#
        "subject":"a fails","message":"no\ngood & <b>","file":"spec/a_spec.lua","line":5,\#
        "excerpt":"assert(<1>)","caret":1}],"output":["said \u0001"]}
        """#)
    #expect(
      lines[8]
        == #"{"event":"end","passed":2,"failed":2,"skipped":2,"blocked":1,"flaky":1,"files":1,"#
        + #""duration":1.500000}"#)
  }

  @Test(arguments: [ReportFormat.plain, .live]) func messagesDriveNoTerminal(
    _ format: ReportFormat
  ) {
    var text = ""
    let reporter = format.reporter(options: TestOptions(), slowest: 0) { text += $0 }
    let problem = Self.problem("a\u{1B}[2J\r\u{7}\u{202E}b\nc", "x")
    reporter.receive(.testEnded(Self.result(Self.name("x", line: 1), .failed, problems: [problem])))
    reporter.receive(.runEnded(Self.summary))
    #expect(text.contains("\n  c"))
    #expect(!text.contains { "\u{7}\u{202E}\r".contains($0) } && !text.contains("\u{1B}[2J"))
  }
}
