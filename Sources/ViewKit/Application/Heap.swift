/// What has a place in a ``Heap``.
protocol Ranked {
  /// Whether it is taken out before another one.
  func comes(before other: Self) -> Bool
}

/// Elements of which the first is always at hand, as a binary heap.
struct Heap<Element: Ranked> {
  /// All of them, the first at the beginning, the others in no order.
  private(set) var elements: [Element] = []

  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    siftUp(from: elements.count - 1)
  }

  /// Takes out the first.
  @discardableResult
  mutating func removeFirst() -> Element? {
    guard !elements.isEmpty else { return nil }
    elements.swapAt(0, elements.count - 1)
    let first = elements.removeLast()
    siftDown(from: 0)
    return first
  }

  /// Keeps those that meet a condition.
  mutating func keep(where isKept: (Element) -> Bool) {
    elements.removeAll { !isKept($0) }
    for index in (0..<elements.count / 2).reversed() { siftDown(from: index) }
  }

  private mutating func siftUp(from index: Int) {
    var index = index
    while index > 0 {
      let parent = (index - 1) / 2
      guard elements[index].comes(before: elements[parent]) else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(from index: Int) {
    var index = index
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < elements.count {
        if elements[child].comes(before: elements[first]) { first = child }
      }
      if first == index { return }
      elements.swapAt(index, first)
      index = first
    }
  }
}
