/// How much of the code the tests have run.
public struct CoverageReport: Sendable, Equatable {
  /// In the order of their paths.
  public var files: [FileCoverage]
  /// What to know about the figures.
  public var notes: [String] = []

  public init(files: [FileCoverage], notes: [String] = []) {
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.notes = notes
  }

  public var total: CoverageTotals {
    files.reduce(into: CoverageTotals()) { $0.add($1.totals) }
  }
}

/// So many of so many.
public struct CoverageShare: Sendable, Equatable {
  public var covered = 0
  public var count = 0

  public var missed: Int { count - covered }

  /// `83.3%`, rounded down: what is not whole never reads as 100%. A dash where there is nothing.
  public var text: String {
    guard count > 0 else { return "–" }
    if covered == count { return "100%" }
    let tenths = covered * 1000 / count
    return "\(tenths / 10).\(tenths % 10)%"
  }

  /// From 0 to 1 with four digits, as XML has it; 1 where there is nothing.
  var rate: String {
    guard covered < count else { return "1" }
    if covered == 0 { return "0" }
    let digits = "\(covered * 10_000 / count)"
    return "0." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// The shares of a file, or of several.
public struct CoverageTotals: Sendable, Equatable {
  public var lines = CoverageShare()
  public var functions = CoverageShare()

  mutating func add(_ other: CoverageTotals) {
    lines.covered += other.lines.covered
    lines.count += other.lines.count
    functions.covered += other.functions.covered
    functions.count += other.functions.count
  }
}
