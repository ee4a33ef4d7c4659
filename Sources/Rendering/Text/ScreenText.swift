import ViewKit

/// The text grid of a drawing: what is on which row, and the text itself.
struct ScreenText {
  private(set) var grid: TextGrid
  /// Where the first cell of each owner is printed.
  private(set) var positions: [Int: Position] = [:]

  /// A cell of the output; both numbers are zero-based.
  struct Position: Comparable {
    var row: Int
    var column: Int

    static func < (left: Position, right: Position) -> Bool {
      (left.row, left.column) < (right.row, right.column)
    }
  }

  private let cell: CellSize
  private let plan: RowPlan

  /// - Parameter isColored: whether the grid gets the colours of backgrounds.
  init(
    _ drawing: ScreenDrawing, cell: CellSize = .standard, alphabet: Alphabet = .unicode,
    isColored: Bool = false
  ) {
    self.cell = cell
    let covers = Covers(drawing)
    var boxes = BoxPainter(cell: cell, covers: covers, height: drawing.size.height)
    for (order, item) in drawing.items.enumerated() {
      switch item.form {
      case .box(let rect, let color): boxes.addBox(rect, color, clip: item.clip, order: order)
      case .line(let rect, let color): boxes.addLine(rect, color, clip: item.clip, order: order)
      case .run, .fill: break
      }
    }
    let maker = PieceMaker(cell: cell, alphabet: alphabet, covers: covers)
    var pieces: [Int: [Piece]] = [:]
    var lines: [Band] = []
    for (order, item) in drawing.items.enumerated() {
      guard case .run(let run) = item.form else { continue }
      var parts = maker.pieces(of: run, clip: item.clip, order: order)
      if parts.isEmpty { continue }
      for index in parts.indices { boxes.setWalls(beside: &parts[index], at: run.middle) }
      pieces[order] = parts
      lines.append(
        Band(
          run: order, middle: run.middle, lineHeight: run.lineHeight,
          stretches: parts.map { Band.Stretch(minX: $0.minX, maxX: $0.maxX) }))
    }
    plan = RowPlan(cell: cell, bands: Band.bands(of: lines), edges: boxes.edges)
    let columns = max(cell.column(drawing.size.width), 1)
    let lastRow = max(plan.row(at: drawing.size.height - 0.001), plan.lastRow, 0)
    grid = TextGrid(columns: columns, rows: lastRow + 1, alphabet: alphabet)
    write(pieces, of: drawing, width: columns)
    boxes.paint(on: &grid, plan: plan)
    if isColored { paintBackgrounds(of: drawing) }
  }

  /// Gives the pieces of each row their columns, and writes them.
  private mutating func write(
    _ pieces: [Int: [Piece]], of drawing: ScreenDrawing, width: Int
  ) {
    let packer = RowPacker(cell: cell, width: width)
    for (row, bands) in Dictionary(grouping: plan.bands, by: \.row) {
      let runs = bands.flatMap(\.band.runs).sorted()
      for piece in packer.pack(runs.flatMap { pieces[$0] ?? [] }) {
        grid.write(piece, row: row)
        let owner = drawing.items[piece.run].owner
        let position = Position(row: row, column: piece.start)
        positions[owner] = min(positions[owner] ?? position, position)
      }
    }
  }

  /// Where a point of the device is printed.
  func position(of point: Point) -> Position {
    Position(row: plan.row(at: point.y), column: cell.column(point.x))
  }

  private mutating func paintBackgrounds(of drawing: ScreenDrawing) {
    let heights = plan.heights(count: grid.rows.count, screen: drawing.size.height)
    for item in drawing.items {
      guard case .fill(let area, let color, let opacity) = item.form else { continue }
      let rect = area.intersection(item.clip)
      if rect.isEmpty || color.alpha * opacity <= 0 { continue }
      for (row, y) in heights.enumerated() where rect.minY <= y && y < rect.maxY {
        let count = grid.rows[row].count
        let columns = cell.column(rect.minX)..<max(cell.column(rect.minX), cell.column(rect.maxX))
        for column in columns.clamped(to: 0..<count) {
          let below = grid.rows[row][column].background
          grid.setBackground(
            color.composited(over: below, opacity: opacity), row: row, column: column)
        }
      }
    }
  }
}

extension Color {
  /// The colour that is seen where this one lies over another, or over white.
  fileprivate func composited(over below: Color?, opacity: Double) -> Color {
    let alpha = self.alpha * opacity
    if alpha >= 1 { return self }
    let below = below ?? .white
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}
