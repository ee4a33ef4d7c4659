/// The finite motions under way: the one that ends first is at hand, however many there are.
struct TransitionQueue {
  private var heap = Heap<Entry>()
  private var nextNumber = 0
  /// How many there are.
  private(set) var count = 0

  private struct Entry: Ranked {
    let number: Int
    let transition: Transition

    func comes(before other: Entry) -> Bool {
      let (end, otherEnd) = (transition.end, other.transition.end)
      return end != otherEnd ? end < otherEnd : number < other.number
    }
  }

  /// In order of their beginning.
  var all: [Transition] {
    heap.elements.filter(\.transition.isUnderWay).sorted { $0.number < $1.number }
      .map(\.transition)
  }

  /// When the first of them ends.
  var nextEnd: Double? { heap.first?.transition.end }

  mutating func add(_ transition: Transition) {
    heap.insert(Entry(number: nextNumber, transition: transition))
    nextNumber += 1
    count += 1
  }

  /// Takes one out before its end; false when it is not among them.
  mutating func remove(_ transition: Transition) -> Bool {
    guard transition.isUnderWay else { return false }
    transition.isUnderWay = false
    count -= 1
    // Its entry stays until it comes to the front, unless most are of this kind.
    if heap.elements.count > 2 * count + 16 { heap.keep(where: \.transition.isUnderWay) }
    while let first = heap.first, !first.transition.isUnderWay { heap.removeFirst() }
    return true
  }

  /// Takes out those that have ended, in order of their ends, then of their beginnings.
  mutating func takeFinished(by time: Double) -> [Transition] {
    var finished: [Transition] = []
    while let first = heap.first?.transition, first.end <= time || !first.isUnderWay {
      heap.removeFirst()
      if !first.isUnderWay { continue }
      first.isUnderWay = false
      count -= 1
      finished.append(first)
    }
    return finished
  }
}
