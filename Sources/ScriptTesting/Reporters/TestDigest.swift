import Rendering

/// What a report for people says at its end: what failed, with excerpts, last the counts.
struct TestDigest {
  let options: TestOptions
  let slowest: Int
  private(set) var failures: [String] = []
  private var pending: [String] = []
  private var flaky: [String] = []
  private var notes: [String] = []
  private var timed: [(duration: Double, text: String)] = []
  private var seed: Int?
  private var coverage: CoverageReport?

  init(options: TestOptions, slowest: Int) {
    self.options = options
    self.slowest = slowest
  }

  mutating func add(_ event: TestEvent) {
    switch event {
    case .runStarted(_, _, _, let seed): self.seed = seed
    case .testEnded(let result): add(result)
    case .problem(let problem): failures.append(block("\(title(problem))", [problem]))
    case .note(let text): notes.append(TerminalText.line(text))
    case .coverage(let report): coverage = report
    default: break
    }
  }

  private mutating func add(_ result: TestResult) {
    // Most tests have nothing to say.
    if result.status == .passed, !result.isFlaky, slowest == 0 { return }
    let name = TerminalText.line(result.test.full)
    let place = TerminalText.line(result.test.place)
    switch result.status {
    case .failed: failures.append(block("\(name)  (\(place))", result.problems))
    case .blocked: pending.append("  \(name)  (\(place)): did not run, a hook before it failed")
    case .skipped:
      let note = result.note.map { ": \(TerminalText.line($0))" } ?? ""
      if !options.suppressesPending { pending.append("  \(name)  (\(place))\(note)") }
    case .passed: break
    }
    if result.isFlaky {
      let reason = result.firstFailure.map { ": \(TerminalText.line($0))" } ?? ""
      flaky.append("  \(name)  (\(place)): passed at attempt \(result.attempts)\(reason)")
    }
    if slowest > 0 { timed.append((result.duration, "\(name)  (\(place))")) }
  }

  private func title(_ problem: TestProblem) -> String {
    "Outside of tests: \(TerminalText.line(problem.subject))"
  }

  private func block(_ title: String, _ problems: [TestProblem]) -> String {
    var lines = [title]
    for problem in problems {
      lines.append("")
      lines += TerminalText.shown(problem.report.text).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map { $0.isEmpty ? "" : "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of the end.
  func text(_ summary: TestSummary) -> String {
    var parts: [String] = []
    if !pending.isEmpty { parts.append((["Skipped:"] + pending).joined(separator: "\n")) }
    if !flaky.isEmpty { parts.append((["Flaky:"] + flaky).joined(separator: "\n")) }
    if slowest > 0, !timed.isEmpty {
      let lines = timed.sorted { $0.duration > $1.duration }.prefix(slowest)
        .map { "  \(TimeText.text($0.duration))  \($0.text)" }
      parts.append((["Slowest:"] + lines).joined(separator: "\n"))
    }
    for (index, failure) in failures.enumerated() {
      parts.append("\(index + 1)) \(failure)")
    }
    if let coverage {
      parts.append(String(CoverageTable(coverage).text.dropLast()))
    }
    var end = notes
    if let seed { end.append("Shuffled by --seed \(seed).") }
    var facts = ["\(TimeText.text(summary.duration))"]
    if summary.blocked > 0 { facts.append("\(summary.blocked) blocked by a hook") }
    if summary.flaky > 0 { facts.append("\(summary.flaky) flaky") }
    end.append(
      summary.files == 1
        ? "1 file, " + facts.joined(separator: ", ")
        : "\(summary.files) files, " + facts.joined(separator: ", "))
    end.append(summary.closingLine)
    parts.append(end.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }
}

/// Durations as people read them.
enum TimeText {
  static func text(_ seconds: Double) -> String {
    seconds < 0.9995
      ? "\(rounded(seconds * 1000, digits: seconds < 0.01 ? 2 : 0)) ms"
      : "\(rounded(seconds, digits: 2)) s"
  }

  static func rounded(_ number: Double, digits: Int) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int((max(0, number) * factor).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = "\(scaled % Int(factor))"
    return "\(scaled / Int(factor))."
      + String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
  }
}
