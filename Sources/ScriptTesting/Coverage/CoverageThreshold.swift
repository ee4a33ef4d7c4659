import Rendering

/// What coverage has to be, of all files together or of each file that a pattern is about.
public struct CoverageThreshold: Sendable, Equatable {
  public enum Measure: String, Sendable {
    case lines, functions
  }

  /// Nil is all files together.
  public var files: Glob?
  public var measure: Measure
  /// The least percentage; below zero, at most so many that no test runs.
  public var least: Double

  public init(files: Glob? = nil, measure: Measure, least: Double) {
    self.files = files
    self.measure = measure
    self.least = least
  }

  /// What does not hold.
  func failures(in report: CoverageReport) -> [TestProblem] {
    guard let files else {
      if report.files.isEmpty {
        return [problem("no file counts, so that nothing is known to be covered", file: nil)]
      }
      return failure(of: report.total).map { [problem($0, file: nil)] } ?? []
    }
    let matching = report.files.filter { files.matches($0.path) }
    if matching.isEmpty {
      return [
        problem(
          "no file that counts is called \(files): correct the threshold, or take it away",
          file: nil)
      ]
    }
    return matching.compactMap { file in
      failure(of: file.totals).map { problem($0, file: file.path) }
    }
  }

  private func failure(of totals: CoverageTotals) -> String? {
    let share = measure == .lines ? totals.lines : totals.functions
    if least < 0 {
      guard Double(share.missed) > -least else { return nil }
      return "\(share.missed) \(measure.rawValue) are not covered, at most \(Self.text(-least)) "
        + "may be"
    }
    guard Double(share.covered) * 100 < least * Double(share.count) else { return nil }
    return "\(share.text) of \(measure.rawValue) (\(share.covered) of \(share.count)) are covered, "
      + "\(Self.text(least))% is the least"
  }

  private func problem(_ message: String, file: String?) -> TestProblem {
    let subject = file.map { "coverage of \($0)" } ?? "coverage of all files"
    return TestProblem(
      kind: .failure, subject: subject, file: file ?? "coverage",
      report: ErrorReport(kind: "coverage", message: message, file: file))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
