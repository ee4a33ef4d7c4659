import Testing

@testable import ViewKit

@Suite struct UpdatePlanTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func plan(
    _ old: [Int], _ new: [Int], _ change: (inout BatchUpdates) -> Void
  ) throws -> UpdatePlan {
    var updates = BatchUpdates()
    change(&updates)
    return try updates.plan(old: ListCounts(old), new: ListCounts(new))
  }

  @Test func `Deletions count in the old list, insertions in the new one`() throws {
    // Apple's example: delete "Arizona" and "California", insert "Alaska" and "Georgia".
    let plan = try plan([5], [5]) {
      $0.insertRows([path(0, 0), path(0, 4)], with: .fade)
      $0.deleteRows([path(0, 2), path(0, 0)], with: .top)
    }
    #expect((0..<5).map { plan.newPath(of: path(0, $0))?.row } == [nil, 1, nil, 2, 3])
    #expect((0..<5).map { plan.oldPath(of: path(0, $0))?.row } == [nil, 1, 3, 4, nil])
    #expect(plan.deletedRows == [.init(path(0, 0), .top), .init(path(0, 2), .top)])
    #expect(plan.insertedRows == [.init(path(0, 0), .fade), .init(path(0, 4), .fade)])
    #expect(plan.rowEdits(inNewSection: 0)?.removed == [0, 2])
  }

  @Test func `A reload keeps the row's place`() throws {
    let plan = try plan([3], [4]) {
      $0.insertRows([path(0, 1)])
      $0.reloadRows([path(0, 2)], with: .left)
    }
    #expect(plan.reloadedRows == [.init(old: path(0, 2), new: path(0, 3), animation: .left)])
    #expect(plan.newPath(of: path(0, 2)) == path(0, 3))
    #expect(plan.oldPath(of: path(0, 3)) == path(0, 2))
  }

  @Test func `A row moves between sections that change their places`() throws {
    let plan = try plan([1, 2], [1, 2, 0]) {
      $0.insertSections([0, 2])
      $0.deleteSections([0])
      $0.deleteRows([path(1, 1)])
      $0.insertRows([path(1, 0)])
      $0.insertRows([path(0, 0)])
    }
    #expect(plan.newSection(of: 0) == nil && plan.newSection(of: 1) == 1)
    #expect(plan.oldSection(of: 0) == nil && plan.oldSection(of: 2) == nil)
    #expect(plan.newPath(of: path(1, 0)) == path(1, 1))
    #expect(plan.newPath(of: path(0, 0)) == nil)
    // The row of the new section came with it.
    #expect(plan.insertedRows.map(\.path) == [path(1, 0)])
  }

  @Test func `A section moves with its rows, of which some change`() throws {
    let plan = try plan([2, 3, 1], [1, 2, 3]) {
      $0.moveSection(from: 1, to: 2)
      $0.moveSection(from: 2, to: 0)
      $0.moveRow(from: path(1, 0), to: path(2, 2))
    }
    #expect((0..<3).map { plan.newSection(of: $0) } == [1, 2, 0])
    #expect((0..<3).map { plan.newPath(of: path(1, $0))?.row } == [2, 0, 1])
    #expect(plan.oldPath(of: path(2, 2)) == path(1, 0))
  }

  @Test func `A reloaded section has its place, its rows have none`() throws {
    let plan = try plan([2, 3], [0, 2, 7]) {
      $0.insertSections([0])
      $0.reloadSections([1], with: .fade)
    }
    #expect(plan.reloadedSections == [.init(old: 1, new: 2, animation: .fade)])
    #expect(plan.newSection(of: 1) == 2 && plan.oldSection(of: 2) == 1)
    #expect(plan.newPath(of: path(1, 0)) == nil && plan.oldPath(of: path(2, 0)) == nil)
  }

  @Test func `No updates change nothing`() throws {
    let plan = try plan([2], [2]) { _ in }
    #expect(plan.isEmpty)
    #expect(plan.newPath(of: path(0, 1)) == path(0, 1))
  }

  @Test func `Random updates lead every section and row to where it is found again`() throws {
    for seed in 0..<3000 {
      var random = SeededRandom(seed: UInt64(seed))
      let counts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Int.random(in: 0...8, using: &random)
      }
      let old = ModelList(counts)
      let batch = RandomBatch(from: old, using: &random)
      let new = batch.list
      let plan = try batch.updates.plan(old: old.counts, new: new.counts)
      for (index, section) in old.sections.enumerated() {
        #expect(plan.newSection(of: index) == new.section(of: section.id), "seed \(seed)")
      }
      for (index, section) in new.sections.enumerated() {
        #expect(plan.oldSection(of: index) == old.section(of: section.id), "seed \(seed)")
      }
      for path in old.paths {
        #expect(plan.newPath(of: path) == new.path(of: old[path]), "seed \(seed): \(path)")
      }
      for path in new.paths {
        #expect(plan.oldPath(of: path) == old.path(of: new[path]), "seed \(seed): \(path)")
      }
      #expect(
        plan.reloadedRows.map(\.new) == plan.reloadedRows.map(\.old).map { new.path(of: old[$0]) })
      #expect(Set(plan.reloadedRows.map { old[$0.old] }) == batch.reloaded, "seed \(seed)")
      #expect(plan.deletedRows.allSatisfy { new.path(of: old[$0.path]) == nil })
      #expect(plan.insertedRows.allSatisfy { old.path(of: new[$0.path]) == nil })
    }
  }

  @Test func `Random nonsense is refused, or leads every row to a place of its own`() {
    for seed in 0..<3000 {
      var random = SeededRandom(seed: UInt64(seed))
      func number() -> Int { Int.random(in: -1...3, using: &random) }
      func place() -> IndexPath { IndexPath(row: number(), section: number() / 2) }
      var updates = BatchUpdates()
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: updates.deleteRows([place()])
        case 1: updates.insertRows([place()])
        case 2: updates.reloadRows([place()])
        case 3: updates.moveRow(from: place(), to: place())
        case 4: updates.deleteSections([number()])
        case 5: updates.insertSections([number()])
        case 6: updates.reloadSections([number()])
        default: updates.moveSection(from: number(), to: number())
        }
      }
      let old = ModelList((0..<max(number(), 0)).map { _ in max(number(), 0) })
      let new = ModelList((0..<max(number(), 0)).map { _ in max(number(), 0) })
      guard let plan = try? updates.plan(old: old.counts, new: new.counts) else { continue }
      let places = old.paths.compactMap { plan.newPath(of: $0) }
      #expect(Set(places).count == places.count, "seed \(seed)")
      for path in old.paths {
        guard let place = plan.newPath(of: path) else { continue }
        #expect(new.paths.contains(place) && plan.oldPath(of: place) == path, "seed \(seed)")
      }
    }
  }

  @Test func `A change in a long list costs no more than in a short one`() throws {
    let clock = ContinuousClock()
    let plan = try plan([1_000_000_000], [1_000_000_000]) {
      $0.deleteRows([path(0, 3)])
      $0.insertRows([path(0, 999_999_999)])
    }
    let time = clock.measure {
      for row in stride(from: 4, to: 1_000_000_000, by: 1_000_000) {
        #expect(plan.newPath(of: path(0, row)) == path(0, row - 1))
      }
    }
    #expect(time < .seconds(5))
  }
}
