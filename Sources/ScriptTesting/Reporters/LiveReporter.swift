import Rendering

/// Progress on a terminal: a line for each file that is done, below them what runs now; at the end
/// what failed, with excerpts.
final class LiveReporter: Reporter {
  private let write: (String) -> Void
  private var digest: TestDigest
  private var counts = TestSummary()
  private var total = TestSummary()
  private var fileTime = 0.0
  private var lastUpdate = 0.0
  private var showsProgress = false

  private static let green = "\u{1B}[32m"
  private static let red = "\u{1B}[31m"
  private static let yellow = "\u{1B}[33m"
  private static let plain = "\u{1B}[0m"
  /// The seconds between two drawings of the progress.
  private static let pause = 0.05

  init(options: TestOptions, slowest: Int, write: @escaping (String) -> Void) {
    self.write = write
    digest = TestDigest(options: options, slowest: slowest)
  }

  func receive(_ event: TestEvent) {
    digest.add(event)
    switch event {
    case .fileStarted:
      counts = TestSummary()
      fileTime = 0
    case .testStarted(let test): progress(test)
    case .testEnded(let result):
      counts.add(result)
      total.add(result)
      fileTime += result.duration
    case .problem:
      counts.addProblem()
      total.addProblem()
    case .printed: clear()
    case .listed(let test):
      write("\(TerminalText.line(test.place)): \(TerminalText.line(test.full))\n")
    case .fileEnded(let file): end(file)
    case .runEnded(let summary):
      clear()
      // A list is all that there is to say, unless a file could not be loaded.
      if summary.listed == 0 || !summary.isFine { write("\n" + digest.text(summary)) }
    default: break
    }
  }

  private func progress(_ test: TestName) {
    let now = TestClock.monotonic
    guard now - lastUpdate >= LiveReporter.pause else { return }
    lastUpdate = now
    clear()
    let failed =
      total.failed > 0 ? ", \(LiveReporter.red)\(total.failed) failed\(LiveReporter.plain)" : ""
    write("\(total.passed) passed\(failed)  \(TerminalText.line(String(test.full.prefix(50))))")
    showsProgress = true
  }

  private func clear() {
    if showsProgress { write("\r\u{1B}[K") }
    showsProgress = false
  }

  private func end(_ file: String) {
    clear()
    guard !counts.isEmpty else { return }
    let mark =
      counts.failed > 0
      ? "\(LiveReporter.red)✗"
      : counts.passed > 0 ? "\(LiveReporter.green)✓" : "\(LiveReporter.yellow)−"
    var parts = ["\(counts.passed) passed"]
    if counts.failed > 0 { parts.append("\(counts.failed) failed") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
    write(
      "\(mark)\(LiveReporter.plain) \(TerminalText.line(file))  "
        + parts.joined(separator: ", ") + "  \(TimeText.text(fileTime))\n")
  }
}
