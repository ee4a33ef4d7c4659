import Testing

@testable import ViewKit

@Suite struct RowHeightsTests {
  /// As slow and obvious as can be.
  private struct Model {
    var heights: [Double]

    func offset(of row: Int) -> Double { heights[..<row].reduce(0, +) }

    func row(at offset: Double) -> Int {
      var end = 0.0
      for (row, height) in heights.enumerated() {
        end += height
        if offset < end { return row }
      }
      return heights.count - 1
    }
  }

  @Test func rowsOfOneHeightAreCounted() {
    let rows = RowHeights(count: 1_000_000, common: 44)
    #expect(rows.total == 44_000_000)
    #expect(rows.offset(of: 500_000) == 22_000_000)
    #expect(rows.row(at: 22_000_043) == 500_000)
    #expect(rows.row(at: 1e12) == 999_999)
    #expect(rows.row(at: -5) == 0)
  }

  @Test(arguments: 0..<10)
  func changesAgreeWithASlowModel(seed: Int) {
    var numbers = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 1...1500, using: &numbers)
    var model = Model(heights: Array(repeating: 44, count: count))
    var rows = RowHeights(count: count, common: 44)
    for _ in 0..<150 {
      let row = Int.random(in: 0..<model.heights.count, using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0, 1:
        let height = Double(Int.random(in: 0...200, using: &numbers)) / 2
        #expect(rows.set(height, at: row) == height - model.heights[row])
        model.heights[row] = height
      case 2:
        let number = Int.random(in: 1...700, using: &numbers)
        rows.insert(number, at: row)
        model.heights.insert(contentsOf: Array(repeating: 44, count: number), at: row)
      case 3:
        rows.insert(1, at: model.heights.count)
        model.heights.append(44)
      case 4 where model.heights.count > 1:
        rows.remove(at: row)
        model.heights.remove(at: row)
      default:
        rows.forget(row)
        if rows[row] == 44 { model.heights[row] = 44 }
      }
      #expect(rows.count == model.heights.count)
      #expect(rows.total == model.heights.reduce(0, +))
      let place = Int.random(in: 0..<model.heights.count, using: &numbers)
      #expect(rows[place] == model.heights[place])
      #expect(rows.offset(of: place) == model.offset(of: place))
      let offset = Double.random(in: 0...max(rows.total, 1), using: &numbers)
      if model.row(at: offset) != rows.row(at: offset) {
        // Rows without height begin where the next one does.
        #expect(model.offset(of: model.row(at: offset)) == rows.offset(of: rows.row(at: offset)))
      }
    }
  }

  @Test func heightsOfAllRowsAreTakenOver() {
    let heights = (0..<1000).map { Double($0 % 7) + 1 }
    let rows = RowHeights(heights, common: 44)
    #expect(rows.total == heights.reduce(0, +))
    #expect(rows.offset(of: 999) == heights.dropLast().reduce(0, +))
    #expect(rows[500] == heights[500])
  }

  @Test func emptyListsHaveNoHeight() {
    var rows = RowHeights(count: 0, common: 44)
    #expect(rows.total == 0)
    rows.insert(3, at: 0)
    #expect(rows.total == 132)
    rows.set(10, at: 1)
    rows.remove(at: 0)
    rows.remove(at: 0)
    rows.remove(at: 0)
    #expect(rows.total == 0)
    #expect(rows.offset(of: 0) == 0)
    rows.insert(1, at: 0)
    #expect(rows.total == 44)
  }
}
