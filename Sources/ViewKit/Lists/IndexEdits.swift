/// How positions of a list become those of a changed one: which are taken out of the old list, and
/// which of the new list come in. All others keep their order.
public struct IndexEdits: Equatable, Sendable {
  /// Positions in the old list, ascending.
  public let removed: [Int]
  /// Positions in the new list, ascending.
  public let inserted: [Int]

  /// - Parameters:
  ///   - removed: ascending, each once.
  ///   - inserted: ascending, each once.
  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed
    self.inserted = inserted
  }

  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Where the element at a position of the old list is in the new one; nil when it was taken out.
  public func new(of old: Int) -> Int? { Self.map(old, without: removed, with: inserted) }

  /// Where the element at a position of the new list was in the old one; nil when it came in.
  public func old(of new: Int) -> Int? { Self.map(new, without: inserted, with: removed) }

  private static func map(_ index: Int, without removed: [Int], with inserted: [Int]) -> Int? {
    let below = removed.partitioned { removed[$0] < index }
    if below < removed.count, removed[below] == index { return nil }
    let rank = index - below
    // The inserted ones that come before the element of this rank among those that stay.
    return rank + inserted.partitioned { inserted[$0] - $0 <= rank }
  }
}

extension Array {
  /// How many positions there are at the beginning of which something is true, and of no other.
  func partitioned(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
