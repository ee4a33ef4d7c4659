import ScriptHost
import ScriptTesting

/// What a batch of changed files leads to.
enum WatchPlan: Equatable {
  case nothing
  /// The options may have become others too.
  case everything
  case files(Set<String>)

  /// - Parameters:
  ///   - configuration: the file of options.
  ///   - specFiles: finds the files of specs that there are now.
  init(
    _ changes: [FileChange], record: RunRecord, configuration: String,
    specFiles: () -> [String]
  ) {
    let paths = Set(changes.compactMap(\.path.text))
    let isBasic = changes.contains { change in
      change.path.text == configuration || change.path.description.hasSuffix("/plugin.json")
    }
    guard !isBasic, var files = record.dependants(of: paths) else {
      self = .everything
      return
    }
    // A file of specs that is new was read by nobody; one that is gone cannot be run, and the
    // failures that it told of last are no more.
    let found = specFiles()
    let removed = Set(changes.filter { $0.kind == .removed }.compactMap(\.path.text))
    let failed = Set(record.failures.keys).subtracting(found)
    if failed.contains(where: { removed.contains(BytePath($0).absolute.text ?? "") }) {
      self = .everything
      return
    }
    let created = Set(changes.filter { $0.kind == .created }.compactMap(\.path.text))
    files.formUnion(found.filter { created.contains(BytePath($0).absolute.text ?? "") })
    files.formIntersection(found)
    self = files.isEmpty ? .nothing : .files(files)
  }
}
