import Rendering

/// JUnit's XML: a suite for each file, written at the end.
final class JUnitReporter: Reporter {
  private let write: (String) -> Void
  private var suites: [Suite] = []

  private struct Suite {
    var file: String
    var cases: [String] = []
    var skipped = 0
    /// Cases that failed, by what failed first in each, as the elements in them say.
    var failures = 0
    var errors = 0
    var time = 0.0
    var output: [String] = []

    mutating func count(_ problem: TestProblem?) {
      if problem?.kind == .error { errors += 1 } else { failures += 1 }
    }

    var totals: String {
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
        + "skipped=\"\(skipped)\""
    }
  }

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .fileStarted(let file): suites.append(Suite(file: file))
    case .testEnded(let result):
      update {
        if result.status == .skipped || result.status == .blocked { $0.skipped += 1 }
        if result.status == .failed { $0.count(result.problems.first) }
        $0.time += result.duration
        $0.cases.append(element(result))
      }
    case .problem(let problem):
      update {
        $0.count(problem)
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
    // The sums of the suites, so that they add up.
    var all = Suite(file: "")
    for suite in suites {
      all.cases += suite.cases
      all.failures += suite.failures
      all.errors += suite.errors
      all.skipped += suite.skipped
    }
    text +=
      "<testsuites \(all.totals) time=\"\(TimeText.rounded(summary.duration, digits: 6))\">\n"
    for suite in suites {
      text +=
        "  <testsuite name=\(XMLText.quoted(suite.file)) \(suite.totals) "
        + "time=\"\(TimeText.rounded(suite.time, digits: 6))\">\n"
      text += suite.cases.joined() + "  </testsuite>\n"
    }
    write(text + "</testsuites>\n")
  }
}
