/// The longest chain of pairs of places with equal keys in which both places ascend.
struct PairChain {
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  /// The last place in the new list with a key, and before each place the one before it.
  private var last: [Int]
  private var before: [Int]
  /// By the length of a chain, from 1: its last pair, which ends at the lowest place there is.
  private var ends: [Int] = []
  private var links: [(old: Int, new: Int, before: Int)] = []

  init(_ old: [Int], _ new: [Int], keyCount: Int) {
    self.init(old[...], new[...], keyCount: keyCount)
  }

  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, keyCount: Int) {
    self.old = old
    self.new = new
    last = [Int](repeating: -1, count: keyCount)
    before = [Int](repeating: -1, count: new.count)
  }

  /// Takes all pairs.
  mutating func addAllPairs() {
    for place in new.indices {
      before[place - new.startIndex] = last[new[place]]
      last[new[place]] = place
    }
    for place in old.indices {
      // From the last on, so that no two of them come into one chain.
      var other = last[old[place]]
      while other >= 0 {
        add(place, other)
        other = before[other - new.startIndex]
      }
    }
  }

  /// Takes each element once: the repetitions of a key in their order.
  mutating func addPairsInOrder() {
    for place in new.indices.reversed() {
      before[place - new.startIndex] = last[new[place]]
      last[new[place]] = place
    }
    for place in old.indices {
      let other = last[old[place]]
      guard other >= 0 else { continue }
      last[old[place]] = before[other - new.startIndex]
      add(place, other)
    }
  }

  private mutating func add(_ place: Int, _ other: Int) {
    let length = ends.partitioned { links[ends[$0]].new < other }
    links.append((place, other, length > 0 ? ends[length - 1] : -1))
    if length < ends.count { ends[length] = links.count - 1 } else { ends.append(links.count - 1) }
  }

  /// Hands out the pairs of the chain, the last one first.
  func forEach(_ body: (_ old: Int, _ new: Int) -> Void) {
    var link = ends.last ?? -1
    while link >= 0 {
      body(links[link].old, links[link].new)
      link = links[link].before
    }
  }
}
