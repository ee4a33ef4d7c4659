/// The forms in which coverage is written.
public enum CoverageFormat: String, CaseIterable, Sendable {
  /// A line for each file, for people.
  case table
  /// What `genhtml` and most services read.
  case lcov
  /// Cobertura's XML.
  case cobertura
  /// A page with the sources.
  case html

  public func text(_ report: CoverageReport) -> String {
    switch self {
    case .table: CoverageTable(report).text
    case .lcov: LCOVText(report).text
    case .cobertura: CoberturaText(report).text
    case .html: CoveragePage(report).text
    }
  }
}
