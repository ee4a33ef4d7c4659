/// Gives the pieces of one row their columns, so that none is lost, split or overprinted.
///
/// A piece that has no room takes free cells on its open side, then on the other, leaving one
/// blank to its neighbour; else it pushes what is right of it.
struct RowPacker {
  let cell: CellSize
  /// The columns of the screen, which a row exceeds only when it has no room at all.
  let width: Int

  /// The pieces from left to right, each at its place.
  func pack(_ pieces: [Piece]) -> [Piece] {
    var row = sorted(pieces)
    for index in row.indices { keepClear(index, in: &row) }
    for index in row.indices.dropFirst() { separate(index, in: &row) }
    keepInside(&row)
    return row
  }

  /// By place on the device; the pieces of one run keep their order, also where a text is wider
  /// than the brackets around it.
  private func sorted(_ pieces: [Piece]) -> [Piece] {
    var last: [Int: Double] = [:]
    let keyed = pieces.enumerated().map { index, piece in
      let x = max(piece.minX, last[piece.run] ?? piece.minX)
      last[piece.run] = x
      return (x: x, index: index, piece: piece)
    }
    return keyed.sorted { ($0.x, $0.index) < ($1.x, $1.index) }.map(\.piece)
  }

  /// Moves a piece away from the edge of a view in front of it, as far as there are free cells.
  private func keepClear(_ index: Int, in row: inout [Piece]) {
    if let upper = row[index].upper, row[index].end > upper {
      let free =
        index > 0 ? row[index].start - row[index - 1].end - gap(index, row) : row[index].start
      row[index].start -= min(row[index].end - upper, max(0, free))
    }
    if let lower = row[index].lower, row[index].start < lower {
      let limit = index + 1 < row.count ? row[index + 1].start - gap(index + 1, row) : width
      row[index].start += min(lower - row[index].start, max(0, limit - row[index].end))
    }
  }

  /// The blanks wanted before a piece.
  private func gap(_ index: Int, _ row: [Piece]) -> Int {
    index > 0 ? row[index - 1].gap(to: row[index]) : 0
  }

  private func separate(_ index: Int, in row: inout [Piece]) {
    let previous = index - 1
    var missing = row[previous].end + gap(index, row) - row[index].start
    if missing <= 0 { return }
    // What lies inside the brackets of another run gives way to them.
    let isInside = row[previous].run != row[index].run
    if isInside, row[index].joins == .left {
      moveLeft(previous, by: &missing, in: &row)
      row[index].start += missing
      return
    }
    let isBehindBracket = isInside && row[previous].joins == .right
    if isBehindBracket || growsLeft(row[index]) && !growsRight(row[previous]) {
      let limit = index + 1 < row.count ? row[index + 1].start - gap(index + 1, row) : width
      let step = min(missing, max(0, limit - row[index].end))
      row[index].start += step
      missing -= step
    }
    moveLeft(previous, by: &missing, in: &row)
    row[index].start += missing
  }

  /// Moves a piece to the left by what is missing, as far as there are free cells.
  private func moveLeft(_ index: Int, by missing: inout Int, in row: inout [Piece]) {
    if missing <= 0 { return }
    let limit = index > 0 ? row[index - 1].end + gap(index, row) : 0
    let step = min(missing, max(0, row[index].start - limit))
    row[index].start -= step
    missing -= step
  }

  /// Whether a piece needs more columns than it has points on the device.
  private func isTooWide(_ piece: Piece) -> Bool {
    Double(piece.columns) * cell.width > piece.maxX - piece.minX
  }

  private func growsLeft(_ piece: Piece) -> Bool {
    piece.alignment != .left && isTooWide(piece)
  }

  private func growsRight(_ piece: Piece) -> Bool {
    piece.alignment != .right && isTooWide(piece)
  }

  /// Moves the row to the left where it goes beyond the screen, then to the right where it begins
  /// before it.
  private func keepInside(_ row: inout [Piece]) {
    var limit = width
    for index in row.indices.reversed() {
      if row[index].end > limit { row[index].start = limit - row[index].columns }
      limit = row[index].start - gap(index, row)
    }
    limit = 0
    for index in row.indices {
      let first = limit + (index > 0 ? gap(index, row) : 0)
      if row[index].start < first { row[index].start = first }
      limit = row[index].end
    }
  }
}
