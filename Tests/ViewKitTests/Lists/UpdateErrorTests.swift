import Testing
import ViewKit

@Suite struct UpdateErrorTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// What is said of updates that do not fit.
  private func problem(
    _ old: [Int], _ new: [Int], _ change: (inout BatchUpdates) -> Void
  ) -> String? {
    var updates = BatchUpdates()
    change(&updates)
    do {
      _ = try updates.plan(old: ListCounts(old), new: ListCounts(new))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `Counts of rows that do not fit`() {
    #expect(
      problem([3], [3]) { $0.insertRows([path(0, 0)]) }
        == """
        Invalid update: invalid number of rows in section 1. The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in that \
        section before the update (3), plus or minus the number of rows inserted or deleted from \
        that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
        of that section (0 moved in, 0 moved out).
        """)
    #expect(
      problem([3, 1], [3, 1]) {
        $0.moveRow(from: path(0, 0), to: path(1, 0))
        $0.reloadRows([path(0, 1)])
      }?.hasSuffix(
        "(1 inserted, 1 deleted) and plus or minus the number of rows moved into or out "
          + "of that section (0 moved in, 1 moved out).") == true)
    #expect(problem([3], [4]) { _ in }?.hasPrefix("Invalid update: invalid number of rows") == true)
  }

  @Test func `Counts of sections that do not fit`() {
    #expect(
      problem([1], [1, 1]) { _ in }
        == """
        Invalid update: invalid number of sections. The number of sections contained in the table \
        view after the update (2) must be equal to the number of sections contained in the table \
        view before the update (1), plus or minus the number of sections inserted or deleted (0 \
        inserted, 0 deleted).
        """)
  }

  @Test func `Places that are not there`() {
    #expect(
      problem([3], [2]) { $0.deleteRows([path(0, 3)]) }
        == "attempt to delete row 4 from section 1 which only contains 3 rows before the update")
    #expect(
      problem([1], [1]) { $0.reloadRows([path(0, -1)]) }
        == "attempt to reload row 0 in section 1 which only contains 1 row before the update")
    #expect(
      problem([3], [4]) { $0.insertRows([path(0, 4)]) }
        == "attempt to insert row 5 into section 1, but there are only 4 rows in section 1 after "
        + "the update")
    #expect(
      problem([3], [3]) { $0.moveRow(from: path(0, 0), to: path(0, 3)) }
        == "attempt to move to index path ([1, 4]) that does not exist - there are only 3 rows in "
        + "section 1 after the update"
    )
    #expect(
      problem([3], [3]) { $0.moveRow(from: path(0, 3), to: path(0, 0)) }
        == "attempt to move index path ([1, 4]) that does not exist - there are only 3 rows in "
        + "section 1 before the update")
    #expect(
      problem([3, 1], [3, 1]) { $0.deleteRows([path(2, 0)]) }
        == "attempt to delete row 1 from section 3, but there are only 2 sections before the update"
    )
    #expect(
      problem([3], [3]) { $0.insertRows([path(1, 0)]) }
        == "attempt to insert row 1 into section 2, but there is only 1 section after the update")
    #expect(
      problem([3], [3]) { $0.deleteSections([1]) }
        == "attempt to delete section 2, but there is only 1 section before the update")
    #expect(
      problem([3], [3, 3]) { $0.insertSections([2]) }
        == "attempt to insert section 3, but there are only 2 sections after the update")
    #expect(
      problem([3], [3]) { $0.moveSection(from: 0, to: 1) }
        == "attempt to move a section to section 2, but there is only 1 section after the update")
  }

  @Test func `Two updates of one place`() {
    let twice: [(String, (inout BatchUpdates) -> Void)] = [
      (
        "attempt to delete the same index path ([1, 1]) twice",
        { $0.deleteRows([path(0, 0), path(0, 0)]) }
      ),
      (
        "attempt to delete and reload the same index path ([1, 1])",
        {
          $0.reloadRows([path(0, 0)])
          $0.deleteRows([path(0, 0)])
        }
      ),
      (
        "attempt to perform a delete and a move from the same index path ([1, 1])",
        {
          $0.moveRow(from: path(0, 0), to: path(0, 1))
          $0.deleteRows([path(0, 0)])
        }
      ),
      (
        "attempt to perform a reload and a move from the same index path ([1, 1])",
        {
          $0.moveRow(from: path(0, 0), to: path(0, 1))
          $0.reloadRows([path(0, 0)])
        }
      ),
      (
        "attempt to move the same index path ([1, 1]) twice",
        {
          $0.moveRow(from: path(0, 0), to: path(0, 1))
          $0.moveRow(from: path(0, 0), to: path(0, 2))
        }
      ),
      (
        "attempt to insert the same index path ([1, 1]) twice",
        { $0.insertRows([path(0, 0), path(0, 0)]) }
      ),
      (
        "attempt to perform an insert and a move to the same index path ([1, 2])",
        {
          $0.moveRow(from: path(0, 0), to: path(0, 1))
          $0.insertRows([path(0, 1)])
        }
      ),
      (
        "attempt to perform two moves to the same index path ([1, 2])",
        {
          $0.moveRow(from: path(0, 0), to: path(0, 1))
          $0.moveRow(from: path(0, 2), to: path(0, 1))
        }
      ),
      (
        "attempt to delete and reload the same section (2)",
        {
          $0.deleteSections([1])
          $0.reloadSections([1])
        }
      ),
      (
        "attempt to perform an insert and a move to the same section (2)",
        {
          $0.insertSections([1])
          $0.moveSection(from: 0, to: 1)
        }
      ),
    ]
    for (message, change) in twice { #expect(problem([3, 3], [3, 3], change) == message) }
  }

  @Test func `Moves of rows out of and into sections that come and go`() {
    #expect(
      problem([3, 1], [2]) {
        $0.deleteSections([0])
        $0.moveRow(from: path(0, 0), to: path(0, 0))
      } == "cannot move a row from a deleted section (1)")
    #expect(
      problem([3, 1], [2, 2]) {
        $0.reloadSections([0])
        $0.moveRow(from: path(0, 0), to: path(1, 0))
      } == "cannot move a row from a reloaded section (1)")
    #expect(
      problem([3], [2, 1]) {
        $0.insertSections([1])
        $0.moveRow(from: path(0, 0), to: path(1, 0))
      } == "cannot move a row into a newly inserted section (2)")
  }
}
