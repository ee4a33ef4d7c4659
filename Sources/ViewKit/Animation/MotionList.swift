/// What of a view is on its way, the oldest first. One is taken out by its number, at a cost that
/// does not grow with the others.
struct MotionList {
  private var entries: [Entry] = []
  private var nextNumber = 0
  /// How many there are.
  private(set) var count = 0

  private struct Entry {
    let number: Int
    /// Nil once it was taken out.
    var motion: Motion?
  }

  var isEmpty: Bool { count == 0 }

  /// Adds one, and returns its number.
  mutating func append(_ motion: Motion) -> Int {
    let number = nextNumber
    nextNumber += 1
    entries.append(Entry(number: number, motion: motion))
    count += 1
    return number
  }

  /// Takes out the one of a number, if it is there.
  mutating func remove(_ number: Int) {
    guard let index = index(of: number), entries[index].motion != nil else { return }
    entries[index].motion = nil
    count -= 1
    if entries.count > 2 * count + 16 || count == 0 { entries.removeAll { $0.motion == nil } }
  }

  /// Takes out those that meet a condition, and returns them.
  mutating func remove(where isEnded: (Motion) -> Bool) -> [Motion] {
    var ended: [Motion] = []
    entries.removeAll { entry in
      guard let motion = entry.motion else { return true }
      if isEnded(motion) { ended.append(motion) }
      return isEnded(motion)
    }
    count = entries.count
    return ended
  }

  func contains(where condition: (Motion) -> Bool) -> Bool {
    entries.contains { $0.motion.map(condition) ?? false }
  }

  func forEachFromNewest(_ body: (Motion) -> Void) {
    for entry in entries.reversed() {
      if let motion = entry.motion { body(motion) }
    }
  }

  private func index(of number: Int) -> Int? {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if entries[middle].number == number { return middle }
      if entries[middle].number < number {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return nil
  }
}
