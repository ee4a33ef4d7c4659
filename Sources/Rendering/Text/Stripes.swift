/// Values that lie at heights of the screen, so kept that a look-up meets few of them.
struct Stripes<Element> {
  private static var height: Double { 32 }
  private var stripes: [[Element]]

  /// - Parameter height: the height of the screen in points.
  init(height: Double) {
    let count = height > 0 ? Int(min(height, 100_000) / Self.height) + 1 : 1
    stripes = Array(repeating: [], count: count)
  }

  private func stripe(_ y: Double) -> Int {
    // What is no number counts as the top.
    y > 0 ? Int(min(y / Self.height, Double(stripes.count - 1))) : 0
  }

  mutating func insert(_ element: Element, from minY: Double, to maxY: Double) {
    for stripe in stripe(minY)...max(stripe(minY), stripe(maxY)) {
      stripes[stripe].append(element)
    }
  }

  /// What may lie at a height; in the order of insertion.
  subscript(y: Double) -> [Element] { stripes[stripe(y)] }

  /// What may lie at some height of a range, by stripe; an element may come more than once.
  subscript(range: Range<Double>) -> some Sequence<Element> {
    stripes[stripe(range.lowerBound)...stripe(range.upperBound)].joined()
  }
}
