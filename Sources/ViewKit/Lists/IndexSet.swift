/// Positions in a list, ascending, each once: UIKit's `NSIndexSet`.
public struct IndexSet: Hashable, Sendable {
  public private(set) var indices: [Int]

  public init(_ indices: some Sequence<Int> = []) {
    let sorted = indices.sorted()
    self.indices = []
    self.indices.reserveCapacity(sorted.count)
    for index in sorted where index != self.indices.last { self.indices.append(index) }
  }
}

extension IndexSet: RandomAccessCollection {
  public var startIndex: Int { indices.startIndex }
  public var endIndex: Int { indices.endIndex }

  /// The index at a position of the ascending list.
  public subscript(position: Int) -> Int { indices[position] }
}

extension IndexSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral indices: Int...) { self.init(indices) }
}
