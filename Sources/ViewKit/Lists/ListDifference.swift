/// How a list became another one, by what was taken out, what came in, and what was moved.
///
/// As few elements as can be are touched: those that stay are a longest common subsequence. Only
/// of lists that repeat a few elements again and again, and differ nearly everywhere, some more may
/// be. The time grows with the length of the lists alone, whatever they hold.
public struct ListDifference: Equatable, Sendable {
  /// An element that is in both lists, and where.
  public struct Pair: Equatable, Sendable {
    public var from: Int
    public var to: Int

    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Positions in the old list, ascending.
  public private(set) var removed: [Int] = []
  /// Positions in the new list, ascending.
  public private(set) var inserted: [Int] = []
  /// Elements that come in another order, by their old places.
  public private(set) var moved: [Pair] = []
  /// Elements that have their keys but are not the same otherwise, by their old places. Moved ones
  /// can be among them.
  public private(set) var changed: [Pair] = []

  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && changed.isEmpty
  }

  /// Compares lists of keys, each a number from 0: elements with equal keys are one and the same.
  ///
  /// - Parameters:
  ///   - keyCount: greater than every key.
  ///   - isChanged: whether an element of the old list, by its place, differs from the one with its
  ///     key in the new list.
  public init(
    from old: [Int], to new: [Int], keyCount: Int,
    isChanged: ((_ old: Int, _ new: Int) -> Bool)? = nil
  ) {
    var matcher = SequenceMatcher(old, new, keyCount: keyCount)
    var places = matcher.match()
    findMoves(old, new, keyCount, &places)
    for (from, to) in places.enumerated() where to < 0 { removed.append(from) }
    guard let isChanged else { return }
    for (from, to) in places.enumerated() where to >= 0 && isChanged(from, to) {
      changed.append(Pair(from: from, to: to))
    }
  }

  /// Compares lists of elements that are known by themselves.
  public init<Key: Hashable>(from old: [Key], to new: [Key]) {
    var numbers: [Key: Int] = [:]
    func number(_ key: Key) -> Int {
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    let (from, to) = (old.map(number), new.map(number))
    self.init(from: from, to: to, keyCount: numbers.count)
  }

  /// Pairs what is left of both lists by keys: it was moved. Adds its places.
  private mutating func findMoves(
    _ old: [Int], _ new: [Int], _ keyCount: Int, _ places: inout [Int]
  ) {
    var isTaken = [Bool](repeating: false, count: new.count)
    for place in places where place >= 0 { isTaken[place] = true }
    let left = new.indices.filter { !isTaken[$0] }
    guard !left.isEmpty else { return }
    // The places left in the new list by their keys, the first ones on top.
    var first = [Int](repeating: -1, count: keyCount)
    var following = [Int](repeating: -1, count: left.count)
    for index in left.indices.reversed() {
      following[index] = first[new[left[index]]]
      first[new[left[index]]] = index
    }
    for from in old.indices where places[from] < 0 {
      let index = first[old[from]]
      guard index >= 0 else { continue }
      first[old[from]] = following[index]
      places[from] = left[index]
      isTaken[left[index]] = true
      moved.append(Pair(from: from, to: left[index]))
    }
    inserted = left.filter { !isTaken[$0] }
  }
}

extension ListDifference {
  /// The same as changes of the rows of a section. An element that was moved and changed is
  /// deleted and inserted, since a row does one of both.
  public func updates(
    section: Int = 0, with animation: RowAnimation = .automatic
  ) -> BatchUpdates {
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    var updates = BatchUpdates()
    updates.deleteRows(removed.lazy.map(path), with: animation)
    updates.insertRows(inserted.lazy.map(path), with: animation)
    let changes = Set(changed.lazy.map(\.from))
    var movedPlaces: Set<Int> = []
    for pair in moved {
      movedPlaces.insert(pair.from)
      if changes.contains(pair.from) {
        updates.deleteRows(CollectionOfOne(path(pair.from)), with: animation)
        updates.insertRows(CollectionOfOne(path(pair.to)), with: animation)
      } else {
        updates.moveRow(from: path(pair.from), to: path(pair.to))
      }
    }
    for pair in changed where !movedPlaces.contains(pair.from) {
      updates.reloadRows(CollectionOfOne(path(pair.from)), with: animation)
    }
    return updates
  }
}
