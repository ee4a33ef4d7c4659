import Testing
import ViewKit

@Suite struct IndexPathTests {
  @Test func `Paths are ordered by section, then row`() {
    let paths = [(1, 0), (0, 2), (0, 10), (2, 1)].map { IndexPath(row: $0.1, section: $0.0) }
    #expect(paths.sorted().map(\.description) == ["[1, 3]", "[1, 11]", "[2, 1]", "[3, 2]"])
  }

  @Test func `An item is a row`() {
    var path = IndexPath(row: 1, section: 2)
    path.item = 5
    #expect(path.row == 5 && path.item == 5 && path.section == 2)
  }

  @Test func `An index set is ascending, without repeats`() {
    #expect(Array(IndexSet([3, 1, 3, 2, 1])) == [1, 2, 3])
    #expect(IndexSet([2, 1]) == [1, 2])
    #expect(IndexSet().isEmpty)
  }
}
