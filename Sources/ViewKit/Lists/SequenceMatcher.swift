/// Finds a longest common subsequence of two lists of keys.
///
/// What both begin and end with is set aside, and what only one of them has. When keys rarely
/// repeat, all pairs of equal keys are looked at (Hunt and Szymanski's way, exact). Else the
/// shortest way of edits is searched from both ends (Myers' way, exact, in linear space), until it
/// has cost too much: then the repetitions of a key are paired in their order.
struct SequenceMatcher {
  private let old: [Int]
  private let new: [Int]
  private let keyCount: Int
  /// The place in the new list of each element of the old one that stays; −1: none.
  private var places: [Int]

  init(_ old: [Int], _ new: [Int], keyCount: Int) {
    self.old = old
    self.new = new
    self.keyCount = keyCount
    places = [Int](repeating: -1, count: old.count)
  }

  /// The place in the new list of each element of the old one that stays; −1: none.
  mutating func match() -> [Int] {
    var (low, oldHigh, newHigh) = (0, old.count, new.count)
    while low < oldHigh, low < newHigh, old[low] == new[low] {
      places[low] = low
      low += 1
    }
    while oldHigh > low, newHigh > low, old[oldHigh - 1] == new[newHigh - 1] {
      oldHigh -= 1
      newHigh -= 1
      places[oldHigh] = newHigh
    }
    matchRest(low..<oldHigh, low..<newHigh)
    return places
  }

  private mutating func matchRest(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    var oldCounts = [Int](repeating: 0, count: keyCount)
    var newCounts = oldCounts
    for index in oldRange { oldCounts[old[index]] += 1 }
    for index in newRange { newCounts[new[index]] += 1 }
    let oldRest = oldRange.filter { newCounts[old[$0]] > 0 }
    let newRest = newRange.filter { oldCounts[new[$0]] > 0 }
    // How many pairs of equal keys there are.
    let limit = 4 * (oldRest.count + newRest.count) + 1000
    var pairs = 0
    for index in oldRest {
      pairs += newCounts[old[index]]
      if pairs > limit { break }
    }
    let oldKeys = oldRest.map { old[$0] }
    let newKeys = newRest.map { new[$0] }
    if pairs <= limit {
      var chain = PairChain(oldKeys, newKeys, keyCount: keyCount)
      chain.addAllPairs()
      chain.forEach { places[oldRest[$0]] = newRest[$1] }
    } else {
      var search = EditSearch(oldKeys, newKeys, keyCount: keyCount)
      search.forEachPair { places[oldRest[$0]] = newRest[$1] }
    }
  }
}
