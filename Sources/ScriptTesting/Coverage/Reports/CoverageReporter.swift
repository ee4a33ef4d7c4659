/// Writes the coverage of a run, and nothing else.
public final class CoverageReporter: Reporter {
  private let format: CoverageFormat
  private let write: (String) -> Void

  public init(_ format: CoverageFormat, write: @escaping (String) -> Void) {
    self.format = format
    self.write = write
  }

  public func receive(_ event: TestEvent) {
    if case .coverage(let report) = event { write(format.text(report)) }
  }
}
