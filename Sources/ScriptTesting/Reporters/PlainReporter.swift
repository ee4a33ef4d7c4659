import Rendering

/// A line for each file with its counts, then what failed, last the counts of all. For logs.
final class PlainReporter: Reporter {
  private let write: (String) -> Void
  private var digest: TestDigest
  private var counts = TestSummary()

  init(options: TestOptions, slowest: Int, write: @escaping (String) -> Void) {
    self.write = write
    digest = TestDigest(options: options, slowest: slowest)
  }

  func receive(_ event: TestEvent) {
    digest.add(event)
    switch event {
    case .fileStarted: counts = TestSummary()
    case .testEnded(let result): counts.add(result)
    case .problem: counts.addProblem()
    case .listed(let test):
      write("\(TerminalText.line(test.place)): \(TerminalText.line(test.full))\n")
    case .fileEnded(let file):
      if !counts.isEmpty { write("\(TerminalText.line(file)): \(counts.closingLine)\n") }
    case .runEnded(let summary):
      // A list is all that there is to say, unless a file could not be loaded.
      if summary.listed == 0 || !summary.isFine { write("\n" + digest.text(summary)) }
    default: break
    }
  }
}
