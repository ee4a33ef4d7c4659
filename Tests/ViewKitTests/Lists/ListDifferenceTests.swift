import Testing
import ViewKit

@Suite struct ListDifferenceTests {
  /// What comes of a list by a difference, as its updates say.
  private func applying(_ difference: ListDifference, _ old: [Int], _ new: [Int]) throws -> [Int] {
    let plan = try difference.updates().plan(
      old: ListCounts([old.count]), new: ListCounts([new.count]))
    return new.indices.map { row in
      plan.oldPath(of: IndexPath(row: row, section: 0)).map { old[$0.row] } ?? new[row]
    }
  }

  /// The length of a longest common subsequence, by a table of all pairs.
  private func common(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for element in old {
      var corner = 0
      for index in new.indices {
        let above = row[index + 1]
        row[index + 1] = element == new[index] ? corner + 1 : max(above, row[index])
        corner = above
      }
    }
    return row[new.count]
  }

  /// How many elements of the old list do not stay in their order.
  private func touched(_ difference: ListDifference) -> Int {
    difference.removed.count + difference.moved.count
  }

  @Test func `What came, went and moved`() {
    let difference = ListDifference(
      from: ["Lisbon", "Porto", "Faro", "Braga"], to: ["Braga", "Lisbon", "Evora", "Faro"])
    #expect(difference.removed == [1])
    #expect(difference.inserted == [2])
    #expect(difference.moved == [.init(from: 3, to: 0)])
    #expect(!difference.isEmpty && ListDifference(from: [1, 2], to: [1, 2]).isEmpty)
  }

  @Test func `What changed is reloaded, and made anew where it moved`() {
    // Keys 0, 1, 2; the elements at 0 and 2 are not what they were.
    let difference = ListDifference(from: [0, 1, 2], to: [2, 0, 1], keyCount: 3) { old, _ in
      old != 1
    }
    #expect(difference.moved == [.init(from: 2, to: 0)])
    #expect(difference.changed == [.init(from: 0, to: 1), .init(from: 2, to: 0)])
    let updates = difference.updates(section: 4, with: .fade)
    #expect(updates.movedRows.isEmpty)
    #expect(updates.reloadedRows == [.init(IndexPath(row: 0, section: 4), .fade)])
    #expect(updates.deletedRows == [.init(IndexPath(row: 2, section: 4), .fade)])
    #expect(updates.insertedRows == [.init(IndexPath(row: 0, section: 4), .fade)])
  }

  @Test func `Differences of short random lists are right and as short as can be`() throws {
    for seed in 0..<4000 {
      var random = SeededRandom(seed: UInt64(seed))
      let keys = Int.random(in: 1...12, using: &random)
      func list() -> [Int] {
        (0..<Int.random(in: 0...14, using: &random)).map { _ in
          Int.random(in: 0..<keys, using: &random)
        }
      }
      let (old, new) = (list(), list())
      let difference = ListDifference(from: old, to: new)
      #expect(try applying(difference, old, new) == new, "seed \(seed)")
      #expect(touched(difference) == old.count - common(old, new), "seed \(seed)")
      // Of each key as much moves as can: what is removed is nowhere inserted.
      let gone = Set(difference.removed.map { old[$0] })
      #expect(gone.isDisjoint(with: difference.inserted.map { new[$0] }), "seed \(seed)")
    }
  }

  @Test func `Lists that repeat a few keys and differ little are compared exactly`() throws {
    for seed in 0..<20 {
      var random = SeededRandom(seed: UInt64(seed))
      let old = (0..<600).map { _ in Int.random(in: 0..<3, using: &random) }
      var new = old
      for _ in 0..<10 {
        new.remove(at: Int.random(in: 0..<new.count, using: &random))
        new.insert(Int.random(in: 0..<3, using: &random), at: new.count / 2)
      }
      let difference = ListDifference(from: old, to: new)
      #expect(try applying(difference, old, new) == new, "seed \(seed)")
      #expect(touched(difference) == old.count - common(old, new), "seed \(seed)")
    }
  }

  @Test(arguments: ["different", "reversed", "shuffled", "equal", "few keys", "longer", "rotated"])
  func `Long lists of every kind are compared in time`(kind: String) throws {
    var random = SeededRandom(seed: 1)
    let count = 20_000
    var old = Array(0..<count)
    var new = old
    switch kind {
    case "different": new = Array(count..<2 * count)
    case "reversed": new.reverse()
    case "shuffled": new.shuffle(using: &random)
    case "equal":
      (old, new) = (Array(repeating: 1, count: count), Array(repeating: 1, count: count / 2))
    case "few keys":
      old = old.map { _ in Int.random(in: 0..<5, using: &random) }
      new = old.shuffled(using: &random)
    case "longer": new = old.flatMap { [$0, $0] }
    default: new = Array(old[1000...] + old[..<1000])
    }
    let difference = ListDifference(from: old, to: new)
    #expect(try applying(difference, old, new) == new)
    if kind == "rotated" { #expect(touched(difference) == 1000) }
    if kind == "longer" { #expect(touched(difference) == 0) }
  }
}
