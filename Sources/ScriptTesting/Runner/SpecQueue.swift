/// The files that are still to run, which workers share.
///
/// Files of one home stand together. Each run of `--repeat` goes through all of them.
final class SpecQueue: Sendable {
  /// Files that run in one state: the specs of a plugin, or those that belong to none.
  struct Home: Sendable {
    let plugin: String?
    fileprivate let files: [String]
    /// Where in the queue it stands.
    fileprivate let index: Int
  }

  /// The homes in the order of their first files.
  let homes: [Home]
  /// How many files of each home were handed out in each run.
  private let counts: Locked<[[Int]]>
  private let isStopped = Locked(false)

  init(_ files: [SpecFile]) {
    var plugins: [String?] = []
    var paths: [[String]] = []
    for file in files {
      // Those of one home mostly follow one another.
      if let index = plugins.lastIndex(where: { $0 == file.plugin }) {
        paths[index].append(file.path)
      } else {
        plugins.append(file.plugin)
        paths.append([file.path])
      }
    }
    homes = plugins.indices.map { Home(plugin: plugins[$0], files: paths[$0], index: $0) }
    counts = Locked(plugins.map { _ in [] })
  }

  /// The next file of a home in a run, counted from 1; nil when none is left.
  func next(home: Home, run: Int) -> String? {
    if isStopped.value { return nil }
    let position = counts.update { counts in
      while counts[home.index].count < run { counts[home.index].append(0) }
      defer { counts[home.index][run - 1] += 1 }
      return counts[home.index][run - 1]
    }
    return position < home.files.count ? home.files[position] : nil
  }

  /// Whether any file of a home is left.
  func hasFiles(home: Home) -> Bool {
    !isStopped.value && counts.value[home.index].first ?? 0 < home.files.count
  }

  /// Hands out no more files.
  func stop() { isStopped.value = true }
}
