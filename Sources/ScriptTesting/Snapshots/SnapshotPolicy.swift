/// Which snapshots a run writes.
public enum SnapshotPolicy: String, CaseIterable, Sendable {
  /// Those that are missing.
  case new
  /// Those that are missing or differ; what no test asks for any more is removed.
  case all
  /// None: one that is missing fails, as one that differs.
  case none

  /// What holds unless somebody says otherwise: on a server for continuous integration, which has
  /// `CI` in its environment, nothing is written.
  public static func standard(ci: String?) -> SnapshotPolicy {
    switch ci {
    case nil, "", "0", "false": .new
    default: .none
    }
  }
}
