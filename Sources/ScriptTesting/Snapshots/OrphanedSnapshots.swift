import ScriptHost

/// The snapshots of spec files that are no more, beside those that there are.
enum OrphanedSnapshots {
  /// Finds them, and removes them where all snapshots are renewed.
  ///
  /// - Parameters:
  ///   - files: the paths of the spec files that ran.
  ///   - folders: further folders of snapshots, beside which there may be no specs any more.
  static func report(
    besides files: [String], in folders: [String], policy: SnapshotPolicy
  ) -> SnapshotReport {
    var report = SnapshotReport()
    let parents = Set(files.map { FileSystem.folder(of: SnapshotName.folder(of: $0)) } + folders)
    for parent in parents.sorted() {
      for name in FileSystem.names(in: parent) {
        let folder = FileSystem.join(parent, name)
        let spec = FileSystem.join(FileSystem.folder(of: parent), name + ".lua")
        guard FileSystem.kind(of: folder) == .folder, FileSystem.kind(of: spec) == nil else {
          continue
        }
        for file in FileSystem.names(in: folder) {
          add(FileSystem.join(folder, file), removes: policy == .all, &report)
        }
      }
    }
    return report
  }

  private static func add(_ path: String, removes: Bool, _ report: inout SnapshotReport) {
    guard removes else {
      report.obsolete.append(path)
      return
    }
    do throws(FileFailure) {
      try FileWriter.remove(path)
      report.removed.append(path)
    } catch {
      report.failures.append("the snapshot \(path) cannot be removed: \(error.reason)")
    }
  }
}
