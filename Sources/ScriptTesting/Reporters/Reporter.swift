/// Makes a report of what happens while tests run.
public protocol Reporter: AnyObject {
  func receive(_ event: TestEvent)
}

/// The kinds of reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Progress on a terminal, and what failed.
  case live
  /// A line for each file, and what failed.
  case plain
  case tap, junit, json

  /// What people who know busted call them.
  public init?(name: String) {
    switch name {
    case "utfTerminal", "htest", "gtest": self = .live
    case "plainTerminal": self = .plain
    case "TAP": self = .tap
    default: self.init(rawValue: name)
    }
  }

  /// Makes a reporter that writes by a function.
  public func reporter(
    options: TestOptions, slowest: Int = 0, write: @escaping (String) -> Void
  ) -> any Reporter {
    switch self {
    case .live: LiveReporter(options: options, slowest: slowest, write: write)
    case .plain: PlainReporter(options: options, slowest: slowest, write: write)
    case .tap: TAPReporter(write: write)
    case .junit: JUnitReporter(write: write)
    case .json: JSONReporter(write: write)
    }
  }
}
