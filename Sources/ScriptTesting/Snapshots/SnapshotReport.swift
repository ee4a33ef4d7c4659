/// What became of the snapshots of a run.
public struct SnapshotReport: Equatable, Sendable {
  /// The files that were made, and that were changed; inline snapshots by `file:line`.
  public var written: [String] = []
  public var updated: [String] = []
  /// Files that no test asks for any more, and those that were removed for that.
  public var obsolete: [String] = []
  public var removed: [String] = []
  /// What could not be written, and why.
  public var failures: [String] = []

  public init() {}

  /// The report on one line for each kind; empty when nothing happened.
  public var lines: [String] {
    func line(_ paths: [String], _ what: String) -> [String] {
      paths.isEmpty
        ? []
        : [
          "\(paths.count) snapshot\(paths.count == 1 ? "" : "s") \(what): "
            + paths.joined(separator: ", ")
        ]
    }
    return line(written, "written") + line(updated, "updated") + line(removed, "removed")
      + line(obsolete, "obsolete; --update-snapshots removes") + failures
  }
}
