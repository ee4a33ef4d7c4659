/// Numbers whose sums from the beginning are found, and changed, in the logarithm of their count: a
/// Fenwick tree.
struct PrefixSums {
  /// One-based: each entry is the sum of as many numbers as its lowest set bit says.
  private var tree: [Double]
  private(set) var total = 0.0

  var count: Int { tree.count - 1 }

  init(_ values: some Collection<Double>) {
    tree = [0]
    tree.reserveCapacity(values.count + 1)
    tree.append(contentsOf: values)
    for index in tree.indices.dropFirst() {
      total += tree[index]
    }
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  mutating func add(_ change: Double, at position: Int) {
    total += change
    var index = position + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
  }

  /// The sum of the numbers before a position.
  func sum(before position: Int) -> Double {
    var sum = 0.0
    var index = position
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// The last position before which the sum is at most `target`, and that sum; the last of all where
  /// the target lies behind the end. The numbers must not be negative.
  func position(at target: Double) -> (position: Int, before: Double) {
    var position = 0
    var before = 0.0
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next < tree.count, before + tree[next] <= target {
        position = next
        before += tree[next]
      }
      step /= 2
    }
    if position == count, position > 0 {
      position -= 1
      before = sum(before: position)
    }
    return (position, before)
  }
}
