import Testing

@testable import ViewKit

private typealias IndexPath = ViewKit.IndexPath

/// Where things are while a finger moves a row.
@Suite struct MovedRowTests {
  @Test func `it goes to the nearest place, and the others make room for it`() throws {
    for seed in 1...300 {
      var random = SeededRandom(seed: UInt64(seed))
      let model = MovedModel(&random)
      let table = model.table()
      for target in model.places {
        table.editing.moved?.target = target
        let tops = model.tops(with: target)
        #expect(table.top(ofMovedRowAt: target) == tops.moved, "\(seed): \(target)")
        for (path, top) in tops.rows {
          #expect(table.shownFrame(of: path).minY == top, "\(seed): \(path) with \(target)")
        }
        for (section, top) in tops.headers {
          let header = ExtraPlace(kind: .header, section: section)
          #expect(table.frame(of: header).minY == top, "\(seed): \(section) with \(target)")
        }
      }
      let tops = model.places.map { model.tops(with: $0).moved }
      for y in stride(from: -60.0, through: 900, by: 7) {
        let target = try #require(table.target(at: y))
        let chosen = try #require(model.places.firstIndex(of: target), "\(seed): \(target)")
        let nearest = tops.map { abs($0 - y) }.min() ?? 0
        #expect(abs(tops[chosen] - y) == nearest, "\(seed): \(target) at \(y)")
      }
    }
  }

  @Test func `between two sections without headers the finger decides`() {
    var random = SeededRandom(seed: 1)
    var model = MovedModel(&random)
    model.sections = [[44, 44], [44]]
    model.header = 0
    model.source = IndexPath(row: 0, section: 0)
    let table = model.table()
    #expect(table.target(at: 44) == IndexPath(row: 1, section: 0))
    #expect(table.target(at: 43) == IndexPath(row: 1, section: 0))
    #expect(table.target(at: 45) == IndexPath(row: 0, section: 1))
    #expect(table.target(at: 67) == IndexPath(row: 1, section: 1))
  }
}

/// Sections of rows with heights, one of which is moved.
private struct MovedModel {
  var sections: [[Double]]
  var header: Double
  var source: IndexPath

  init(_ random: inout SeededRandom) {
    var lists: [[Double]] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let count = Int.random(in: 0...4, using: &random)
      lists.append((0..<count).map { _ in Double(Int.random(in: 20...60, using: &random)) })
    }
    lists[0].append(44)
    let all = lists.enumerated().flatMap { section, rows in
      rows.indices.map { IndexPath(row: $0, section: section) }
    }
    sections = lists
    header = Bool.random(using: &random) ? 0 : 28
    source = all[Int.random(in: all.indices, using: &random)]
  }

  /// Where the row can go.
  var places: [IndexPath] {
    sections.indices.flatMap { section in
      (0...(sections[section].count - (section == source.section ? 1 : 0))).map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  /// The upper edges of all with the row at a place.
  func tops(
    with target: IndexPath
  ) -> (moved: Double, rows: [(IndexPath, Double)], headers: [(Int, Double)]) {
    var lists = sections.indices.map { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
    lists[source.section].remove(at: source.row)
    lists[target.section].insert(source, at: target.row)
    var y = 0.0
    var moved = 0.0
    var rows: [(IndexPath, Double)] = []
    var headers: [(Int, Double)] = []
    for (section, list) in lists.enumerated() {
      headers.append((section, y))
      y += header
      for path in list {
        if path == source { moved = y } else { rows.append((path, y)) }
        y += sections[path.section][path.row]
      }
    }
    return (moved, rows, headers)
  }

  func table() -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.layout = TableLayout(
      sections.map {
        TableLayout.Section(header: header, rows: RowHeights($0, common: 44), footer: 0)
      }, tableHeader: 0, tableFooter: 0)
    table.editing.moved = MovedRow(
      cell: nil, source: source, target: source, proposed: source, grip: 0,
      height: sections[source.section][source.row], touch: nil)
    return table
  }
}
