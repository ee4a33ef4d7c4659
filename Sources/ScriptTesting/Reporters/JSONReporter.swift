import Rendering

/// An object on each line, as things happen; the last has `"event":"end"` and the counts.
final class JSONReporter: Reporter {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .runStarted(let files, _, let runs, let seed):
      line("start", [("files", "\(files)"), ("runs", "\(runs)"), ("seed", seed.map { "\($0)" })])
    case .fileStarted(let file): line("file", [("file", JSONText.quoted(file))])
    case .testStarted, .fileEnded, .filesUsed: break
    case .testEnded(let result): line("test", fields(result))
    case .listed(let test): line("listed", fields(test))
    case .problem(let problem): line("problem", fields(problem))
    case .printed(let text): line("log", [("text", JSONText.quoted(text))])
    case .note(let text): line("note", [("text", JSONText.quoted(text))])
    case .coverage(let report): line("coverage", fields(report))
    case .runEnded(let summary): line("end", fields(summary))
    }
  }

  private func line(_ event: String, _ fields: [(String, String?)]) {
    write(JSONText.object([("event", JSONText.quoted(event))] + fields) + "\n")
  }

  private func fields(_ test: TestName) -> [(String, String?)] {
    [
      ("name", JSONText.quoted(test.full)), ("path", JSONText.list(test.path)),
      ("file", JSONText.quoted(test.source ?? test.file)), ("line", test.line.map { "\($0)" }),
      ("spec", test.source == test.file ? nil : JSONText.quoted(test.file)),
    ]
  }

  private func fields(_ result: TestResult) -> [(String, String?)] {
    fields(result.test) + [
      ("status", JSONText.quoted(result.status.rawValue)),
      ("duration", TimeText.rounded(result.duration, digits: 6)),
      ("attempts", result.attempts > 1 ? "\(result.attempts)" : nil),
      ("flaky", result.isFlaky ? "true" : nil),
      ("note", result.note.map(JSONText.quoted)),
      (
        "problems",
        result.problems.isEmpty
          ? nil
          : "[" + result.problems.map { JSONText.object(fields($0)) }.joined(separator: ",") + "]"
      ),
      ("output", result.output.isEmpty ? nil : JSONText.list(result.output)),
    ]
  }

  private func fields(_ problem: TestProblem) -> [(String, String?)] {
    let report = problem.report
    return [
      ("kind", JSONText.quoted(problem.kind.rawValue)),
      ("subject", JSONText.quoted(problem.subject)),
      ("message", JSONText.quoted(report.message)),
      ("file", report.file.map(JSONText.quoted)), ("line", report.line.map { "\($0)" }),
      ("excerpt", report.excerpt.map(JSONText.quoted)), ("caret", report.caret.map { "\($0)" }),
      ("traceback", report.traceback.isEmpty ? nil : JSONText.list(report.traceback)),
    ]
  }

  private func fields(_ summary: TestSummary) -> [(String, String?)] {
    [
      ("passed", "\(summary.passed)"), ("failed", "\(summary.failed)"),
      ("skipped", "\(summary.skipped)"), ("blocked", "\(summary.blocked)"),
      ("flaky", "\(summary.flaky)"), ("files", "\(summary.files)"),
      ("duration", TimeText.rounded(summary.duration, digits: 6)),
    ]
  }

  private func fields(_ report: CoverageReport) -> [(String, String?)] {
    fields(report.total) + [
      (
        "files",
        "["
          + report.files.map { file in
            JSONText.object(
              [("file", JSONText.quoted(file.path))] + fields(file.totals) + [
                (
                  "uncovered",
                  "["
                    + file.uncovered.map { "[\($0.lowerBound),\($0.upperBound)]" }
                    .joined(separator: ",") + "]"
                ),
                (
                  "uncalled",
                  JSONText.list(file.functions.filter { $0.calls == 0 }.map(\.name))
                ), ("loaded", file.isLoaded ? nil : "false"),
                ("mistake", file.mistake.map(JSONText.quoted)),
              ])
          }.joined(separator: ",") + "]"
      )
    ]
  }

  private func fields(_ totals: CoverageTotals) -> [(String, String?)] {
    [("lines", totals.lines), ("functions", totals.functions)].map { name, share in
      (
        name,
        JSONText.object([("covered", "\(share.covered)"), ("count", "\(share.count)")])
      )
    }
  }
}
