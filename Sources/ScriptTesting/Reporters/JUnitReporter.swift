import Rendering

/// JUnit's XML: a suite for each file, written at the end.
final class JUnitReporter: Reporter {
  private let write: (String) -> Void
  private var suites: [Suite] = []

  private struct Suite {
    var file: String
    var cases: [String] = []
    var counts = TestSummary()
    var time = 0.0
    var output: [String] = []
  }

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .fileStarted(let file): suites.append(Suite(file: file))
    case .testEnded(let result):
      update {
        $0.counts.add(result)
        $0.time += result.duration
        $0.cases.append(element(result))
      }
    case .problem(let problem):
      update {
        $0.counts.addProblem()
        $0.cases.append(
          "    <testcase classname=\(XMLText.quoted($0.file)) name=\(XMLText.quoted(problem.subject)) time=\"0\">\n"
            + element(problem) + "    </testcase>\n")
      }
    case .printed(let line): update { $0.output.append(line) }
    case .runEnded(let summary): finish(summary)
    default: break
    }
  }

  private func update(_ body: (inout Suite) -> Void) {
    if suites.isEmpty { suites.append(Suite(file: "outside of files")) }
    body(&suites[suites.count - 1])
  }

  private func element(_ result: TestResult) -> String {
    let place = result.test.line.map { "\(result.test.source ?? result.test.file):\($0)" }
    var text =
      "    <testcase classname=\(XMLText.quoted(place ?? result.test.file)) "
      + "name=\(XMLText.quoted(result.test.full)) time=\"\(TimeText.rounded(result.duration, digits: 6))\""
    var children = result.problems.map(element).joined()
    if result.status == .skipped || result.status == .blocked {
      children += "      <skipped\(result.note.map { " message=\(XMLText.quoted($0))" } ?? "")/>\n"
    }
    if !result.output.isEmpty {
      children +=
        "      <system-out>\(XMLText.escaped(result.output.joined(separator: "\n")))</system-out>\n"
    }
    text += children.isEmpty ? "/>\n" : ">\n\(children)    </testcase>\n"
    return text
  }

  private func element(_ problem: TestProblem) -> String {
    let name = problem.kind == .failure ? "failure" : "error"
    return "      <\(name) message=\(XMLText.quoted(problem.report.message))>"
      + "\(XMLText.escaped(problem.report.text))</\(name)>\n"
  }

  private func finish(_ summary: TestSummary) {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let all = summary.passed + summary.failed + summary.skipped
    text +=
      "<testsuites tests=\"\(all)\" failures=\"\(summary.failed)\" "
      + "skipped=\"\(summary.skipped)\" time=\"\(TimeText.rounded(summary.duration, digits: 6))\">\n"
    for suite in suites {
      let counts = suite.counts
      text +=
        "  <testsuite name=\(XMLText.quoted(suite.file)) "
        + "tests=\"\(counts.passed + counts.failed + counts.skipped)\" "
        + "failures=\"\(counts.failed - counts.problems)\" errors=\"\(counts.problems)\" "
        + "skipped=\"\(counts.skipped)\" time=\"\(TimeText.rounded(suite.time, digits: 6))\">\n"
      text += suite.cases.joined() + "  </testsuite>\n"
    }
    write(text + "</testsuites>\n")
  }
}
