import Testing
import ViewKit

@Suite struct DiffableSnapshotTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  /// A snapshot of some sections with some items, each at a place of its own.
  private func snapshot(_ random: inout SeededRandom) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(
      Array((0..<6).shuffled(using: &random).prefix(.random(in: 0...6, using: &random))))
    if snapshot.numberOfSections == 0 { return snapshot }
    for item in (0..<30).shuffled(using: &random).prefix(.random(in: 0...30, using: &random)) {
      let section = snapshot.sectionIdentifiers.randomElement(using: &random)
      try snapshot.appendItems([item], toSection: section)
    }
    let items = snapshot.itemIdentifiers
    try snapshot.reloadItems(Array(items.shuffled(using: &random).prefix(3)))
    try snapshot.reloadSections(
      Array(snapshot.sectionIdentifiers.shuffled(using: &random).prefix(1)))
    return snapshot
  }

  private func counts(_ snapshot: Snapshot) -> ListCounts {
    ListCounts(snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).count })
  }

  @Test(arguments: 1...300)
  func `The changes lead from one snapshot to another`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let old = try snapshot(&random)
    let new = try snapshot(&random)
    let plan = try new.updates(from: old).plan(old: counts(old), new: counts(new))
    for (index, section) in old.sectionIdentifiers.enumerated() {
      if let place = plan.newSection(of: index) {
        #expect(new.sectionIdentifiers[place] == section)
      } else {
        #expect(new.indexOfSection(section) == nil)
      }
    }
    for item in old.itemIdentifiers {
      guard let before = old.indexPath(of: item), let after = plan.newPath(of: before) else {
        continue
      }
      #expect(new.itemIdentifier(at: after) == item)
    }
  }

  @Test func `An item that goes to another section is moved`() throws {
    var old = Snapshot()
    try old.appendSections([1, 2])
    try old.appendItems([10, 11], toSection: 1)
    var new = old
    try new.appendItems([12], toSection: 2)
    try new.moveItem(10, afterItem: 12)
    let updates = new.updates(from: old)
    #expect(updates.deletedRows.isEmpty)
    #expect(updates.insertedRows.map(\.path) == [IndexPath(row: 0, section: 1)])
    #expect(
      updates.movedRows == [
        .init(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
      ])
  }

  @Test func `What cannot be done changes nothing`() throws {
    var snapshot = Snapshot()
    #expect(throws: SnapshotProblem.noSections) { try snapshot.appendItems([1]) }
    try snapshot.appendSections([1])
    #expect(throws: SnapshotProblem.doubleItem(at: 1)) { try snapshot.appendItems([1, 1]) }
    #expect(throws: SnapshotProblem.missingSection) {
      try snapshot.appendItems([1], toSection: 2)
    }
    #expect(snapshot.numberOfItems == 0)
    try snapshot.appendItems([1])
    #expect(throws: SnapshotProblem.missingOther) { try snapshot.moveItem(1, beforeItem: 2) }
    #expect(snapshot.itemIdentifiers == [1])
  }
}
