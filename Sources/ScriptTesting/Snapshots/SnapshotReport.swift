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

  /// The files that are others now.
  var changedFiles: [String] {
    (written + updated + removed).map { path in
      // An inline snapshot has the line behind the file.
      guard let colon = path.lastIndex(of: ":"), Int(path[path.index(after: colon)...]) != nil
      else { return path }
      return String(path[..<colon])
    }
  }

  /// What there is to say at the end of a run. Where nothing is written nobody would see what is too
  /// many.
  func notes(_ policy: SnapshotPolicy) -> TestRunNotes {
    let isStrict = policy == .none
    return TestRunNotes(
      notes: lines(withObsolete: !isStrict),
      problems: failures + (isStrict ? obsoleteLines : []))
  }

  /// What was done, on one line for each kind.
  func lines(withObsolete: Bool) -> [String] {
    line(written, "written") + line(updated, "updated") + line(removed, "removed")
      + (withObsolete ? obsoleteLines : [])
  }

  /// What no test asks for any more, on one line.
  var obsoleteLines: [String] {
    line(obsolete, "obsolete, which --update-snapshots removes")
  }

  private func line(_ paths: [String], _ what: String) -> [String] {
    if paths.isEmpty { return [] }
    return [
      "\(paths.count) snapshot\(paths.count == 1 ? "" : "s") \(what): "
        + paths.joined(separator: ", ")
    ]
  }
}
