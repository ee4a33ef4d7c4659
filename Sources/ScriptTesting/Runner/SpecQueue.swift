/// The files that are still to run, which workers share.
///
/// Files of one home stand together. Each run of `--repeat` goes through all of them.
final class SpecQueue: Sendable {
  /// The homes in the order of their first files.
  let homes: [String?]
  private let files: [String?: [String]]
  private let positions: Locked<[Position: Int]>
  private let isStopped = Locked(false)

  private struct Position: Hashable {
    let home: String?
    let run: Int
  }

  init(_ files: [SpecFile]) {
    var homes: [String?] = []
    var byHome: [String?: [String]] = [:]
    for file in files {
      if byHome[file.plugin] == nil { homes.append(file.plugin) }
      byHome[file.plugin, default: []].append(file.path)
    }
    self.homes = homes
    self.files = byHome
    positions = Locked([:])
  }

  /// The next file of a home in a run; nil when none is left.
  func next(home: String?, run: Int) -> String? {
    if isStopped.value { return nil }
    let position = positions.update { positions in
      let place = Position(home: home, run: run)
      defer { positions[place, default: 0] += 1 }
      return positions[place, default: 0]
    }
    let list = files[home] ?? []
    return position < list.count ? list[position] : nil
  }

  /// Whether any file of a home is left.
  func hasFiles(home: String?) -> Bool {
    !isStopped.value
      && positions.value[Position(home: home, run: 1), default: 0] < files[home]?.count ?? 0
  }

  /// Hands out no more files.
  func stop() { isStopped.value = true }
}
