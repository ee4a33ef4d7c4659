import Rendering

/// TAP 13: `ok 1 - name`, with what is wrong as YAML below; the plan at the end.
final class TAPReporter: Reporter {
  private let write: (String) -> Void
  private var count = 0

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .runStarted: write("TAP version 13\n")
    case .testEnded(let result): add(result)
    case .problem(let problem):
      count += 1
      write("not ok \(count) - \(description(problem.subject))\n" + yaml([problem], nil))
    case .listed(let test): write("# \(description(test.place)): \(description(test.full))\n")
    case .note(let text): write("# \(description(text))\n")
    case .coverage(let report):
      let table = CoverageTable(report).text
      write(table.split(separator: "\n").map { "# \($0)\n" }.joined())
    case .runEnded: write("1..\(count)\n")
    default: break
    }
  }

  private func add(_ result: TestResult) {
    count += 1
    let name = description(result.test.full)
    switch result.status {
    case .passed:
      let note = result.isFlaky ? " (attempt \(result.attempts))" : ""
      write("ok \(count) - \(name)\(note)\n")
    case .skipped, .blocked:
      write("ok \(count) - \(name) # SKIP \(description(result.note ?? ""))".trimmed + "\n")
    case .failed:
      write("not ok \(count) - \(name)\n" + yaml(result.problems, result.test))
    }
  }

  /// A name in which no sign begins a directive, a new line or an escape.
  private func description(_ text: String) -> String {
    TerminalText.line(text).reduce(into: "") { escaped, character in
      if character == "#" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
  }

  private func yaml(_ problems: [TestProblem], _ test: TestName?) -> String {
    var lines = ["  ---"]
    for (index, problem) in problems.enumerated() {
      let report = problem.report
      let prefix = index == 0 ? "" : "also_"
      lines.append("  \(prefix)message: \(JSONText.quoted(report.message))")
      lines.append("  \(prefix)severity: \(problem.kind == .failure ? "fail" : "error")")
      if let file = report.file {
        lines.append("  \(prefix)file: \(JSONText.quoted(file))")
        if let line = report.line { lines.append("  \(prefix)line: \(line)") }
      }
      if !report.traceback.isEmpty {
        lines.append("  \(prefix)calls:")
        lines += report.traceback.map { "    - \(JSONText.quoted($0))" }
      }
    }
    if let test { lines.append("  at: \(JSONText.quoted(test.place))") }
    return (lines + ["  ..."]).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
