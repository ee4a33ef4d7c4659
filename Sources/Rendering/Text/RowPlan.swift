/// Which row everything stands on.
///
/// A row of the device is `cell.height` points high. Where two lines that overlap sideways, or the
/// edge of a box and a line, would share a row, a row is inserted through the whole screen.
struct RowPlan {
  let cell: CellSize
  /// The heights at which rows were inserted, ascending.
  private var insertions: [Double] = []
  /// The bands, top to bottom, with the row of each.
  private(set) var bands: [(band: Band, row: Int)] = []
  /// The rows of the horizontal edges, by their number.
  private(set) var edgeRows: [Int: Int] = [:]
  /// The bands by row.
  private var bandsByRow: [Int: [Int]] = [:]

  /// A horizontal edge of a box.
  struct Edge {
    var y: Double
    var isTop: Bool
    var number: Int
    var stretches: [Band.Stretch]
  }

  private enum Claim {
    case band(Int)
    case edge(Int)
  }

  init(cell: CellSize, bands: [Band], edges: [Edge]) {
    self.cell = cell
    // At one height, boxes that end come first, then boxes that begin, then text.
    var claims: [(y: Double, rank: Int, claim: Claim)] = []
    for index in edges.indices {
      claims.append((edges[index].y, edges[index].isTop ? 1 : 0, .edge(index)))
    }
    for index in bands.indices { claims.append((bands[index].middle, 2, .band(index))) }
    let sorted = claims.enumerated().sorted {
      ($0.element.y, $0.element.rank, $0.offset) < ($1.element.y, $1.element.rank, $1.offset)
    }
    var taken: [Int: [Band.Stretch]] = [:]
    for (_, claim) in sorted {
      let stretches =
        switch claim.claim {
        case .band(let index): bands[index].stretches
        case .edge(let index): edges[index].stretches
        }
      func isTaken(_ row: Int) -> Bool {
        taken[row]?.contains { other in stretches.contains { $0.overlaps(other) } } ?? false
      }
      var row = cell.row(claim.y) + insertions.count
      // A box that ends where a row does ends on that row, if it is free.
      let above = cell.row(claim.y - 0.25) + insertions.count
      if claim.rank == 0, above < row, !isTaken(above) { row = above }
      if isTaken(row) {
        insertions.append(claim.y)
        row += 1
      }
      taken[row, default: []] += stretches
      switch claim.claim {
      case .band(let index):
        bandsByRow[row, default: []].append(self.bands.count)
        self.bands.append((bands[index], row))
      case .edge(let index):
        edgeRows[edges[index].number] = row
      }
    }
  }

  /// The last row on which something stands; -1 when nothing does.
  var lastRow: Int {
    max(bands.map(\.row).max() ?? -1, edgeRows.values.max() ?? -1)
  }

  /// The row of a height of the device.
  func row(at y: Double) -> Int {
    cell.row(y) + insertionCount(upTo: y)
  }

  /// The number of rows inserted above or at a height.
  private func insertionCount(upTo y: Double) -> Int {
    var low = 0
    var high = insertions.count
    while low < high {
      let middle = (low + high) / 2
      if insertions[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The row of a hairline.
  ///
  /// It goes one row up where a text below the line stands on its row, so that the line does not
  /// seem to belong under that text; unless that row has a text below the line too.
  func row(ofLineAt y: Double, _ stretches: [Band.Stretch]) -> Int {
    let row = row(at: y)
    guard row > 0, hasText(below: y, on: row, stretches), !hasText(below: y, on: row - 1, stretches)
    else { return row }
    return row - 1
  }

  private func hasText(below y: Double, on row: Int, _ stretches: [Band.Stretch]) -> Bool {
    (bandsByRow[row] ?? []).contains { index in
      bands[index].band.middle > y
        && bands[index].band.stretches.contains { text in stretches.contains(where: text.overlaps) }
    }
  }

  /// For each row, a height of the device that it shows; the last row may be partly below it.
  func heights(count: Int, screen height: Double) -> [Double] {
    var heights: [Double] = []
    var insertion = 0
    var row = 0
    while heights.count < count {
      let middle = (Double(row) + 0.5) * cell.height
      heights.append(middle < height ? middle : min(Double(row) * cell.height, height - 0.001))
      while insertion < insertions.count, cell.row(insertions[insertion]) == row {
        heights.append(insertions[insertion])
        insertion += 1
      }
      row += 1
    }
    for (band, row) in bands where heights.indices.contains(row) { heights[row] = band.middle }
    return Array(heights.prefix(count))
  }
}
