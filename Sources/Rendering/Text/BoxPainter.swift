import ViewKit

/// Draws boxes and lines: what of them is seen, on the cells that texts leave free.
struct BoxPainter {
  private struct Shape {
    let rect: Rect
    let clip: Rect
    let order: Int
    let isBox: Bool
    let style: TextStyle
  }

  let cell: CellSize
  let covers: Covers
  private var shapes: [Shape] = []
  /// The horizontal edges of the boxes that are seen; they claim rows.
  private(set) var edges: [RowPlan.Edge] = []
  /// The vertical edges of the boxes that are seen.
  private var walls: Stripes<Wall>

  private struct Wall {
    let x: Double
    let column: Int
    let heights: Range<Double>
  }

  init(cell: CellSize, covers: Covers, height: Double) {
    self.cell = cell
    self.covers = covers
    walls = Stripes(height: height)
  }

  mutating func addLine(_ rect: Rect, _ color: Color?, clip: Rect, order: Int) {
    let style = TextStyle(color: color)
    shapes.append(Shape(rect: rect, clip: clip, order: order, isBox: false, style: style))
  }

  mutating func addBox(_ rect: Rect, _ color: Color?, clip: Rect, order: Int) {
    let style = TextStyle(color: color)
    let shape = Shape(rect: rect, clip: clip, order: order, isBox: true, style: style)
    shapes.append(shape)
    for side in sides(of: shape) {
      for heights in side.ranges {
        let wall = Wall(x: side.x, column: side.column, heights: heights)
        walls.insert(wall, from: heights.lowerBound, to: heights.upperBound)
      }
    }
    for isTop in [true, false] {
      let y = isTop ? rect.minY : rect.maxY
      let stretches = horizontal(shape, y: edgeHeight(shape, isTop: isTop))
      if stretches.isEmpty { continue }
      edges.append(
        RowPlan.Edge(
          y: y, isTop: isTop, number: edgeNumber(shape, isTop: isTop), stretches: stretches))
    }
  }

  /// The left and the right edge of a box, as far as they are seen.
  private func sides(of box: Shape) -> [(x: Double, column: Int, ranges: [Range<Double>])] {
    let inset = min(0.25, box.rect.width / 4)
    let left = cell.column(box.rect.minX)
    let right = max(cell.column(box.rect.maxX) - 1, left + 1)
    return [(box.rect.minX + inset, left), (box.rect.maxX - inset, right)].map { x, column in
      (x, column, vertical(box, x: x))
    }
  }

  /// Tells a piece the edges of boxes beside it, so that it keeps clear of them where it can.
  func setWalls(beside piece: inout Piece, at y: Double) {
    for wall in walls[y] where wall.heights.contains(y) {
      if wall.x <= piece.minX + Band.Stretch.tolerance {
        piece.lower = max(piece.lower ?? wall.column + 1, wall.column + 1)
      } else if wall.x >= piece.maxX - Band.Stretch.tolerance {
        piece.upper = min(piece.upper ?? wall.column, wall.column)
      }
    }
  }

  private func edgeNumber(_ shape: Shape, isTop: Bool) -> Int {
    shape.order * 2 + (isTop ? 0 : 1)
  }

  /// A height just inside an edge, where the edge is looked for.
  private func edgeHeight(_ shape: Shape, isTop: Bool) -> Double {
    let inset = min(0.25, shape.rect.height / 4)
    return isTop ? shape.rect.minY + inset : shape.rect.maxY - inset
  }

  /// The stretches of a horizontal line that are seen.
  private func horizontal(_ shape: Shape, y: Double) -> [Band.Stretch] {
    guard shape.clip.minY <= y, y < shape.clip.maxY else { return [] }
    return covers.visible(
      from: max(shape.rect.minX, shape.clip.minX), to: min(shape.rect.maxX, shape.clip.maxX),
      at: y, of: shape.order
    ).map { Band.Stretch(minX: $0.lowerBound, maxX: $0.upperBound) }
  }

  /// The stretches of a vertical line that are seen.
  private func vertical(_ shape: Shape, x: Double) -> [Range<Double>] {
    guard shape.clip.minX <= x, x < shape.clip.maxX else { return [] }
    return covers.visible(
      at: x, from: max(shape.rect.minY, shape.clip.minY),
      to: min(shape.rect.maxY, shape.clip.maxY), of: shape.order)
  }

  // MARK: - Painting

  /// Draws all shapes, back to front.
  func paint(on grid: inout TextGrid, plan: RowPlan) {
    for shape in shapes {
      if shape.isBox {
        paintBox(shape, on: &grid, plan: plan)
      } else if shape.rect.height <= shape.rect.width {
        let stretches = horizontal(shape, y: shape.rect.midY)
        if stretches.isEmpty { continue }
        let row = plan.row(ofLineAt: shape.rect.midY, stretches)
        for stretch in stretches {
          grid.drawLine(row: row, columns: columns(stretch), isBox: false, style: shape.style)
        }
      } else {
        for range in vertical(shape, x: shape.rect.midX) {
          let first = plan.row(at: range.lowerBound)
          let last = max(first, plan.row(at: range.upperBound - 0.001))
          grid.drawLine(
            rows: first..<(last + 1), column: cell.column(shape.rect.minX), isBox: false,
            style: shape.style)
        }
      }
    }
  }

  private func paintBox(_ shape: Shape, on grid: inout TextGrid, plan: RowPlan) {
    let topRow = plan.edgeRows[edgeNumber(shape, isTop: true)]
    let bottomRow = plan.edgeRows[edgeNumber(shape, isTop: false)]
    for (row, isTop) in [(topRow, true), (bottomRow, false)] {
      guard let row else { continue }
      for stretch in horizontal(shape, y: edgeHeight(shape, isTop: isTop)) {
        grid.drawLine(row: row, columns: columns(stretch), isBox: true, style: shape.style)
      }
    }
    for (index, side) in sides(of: shape).enumerated() {
      let column = side.column
      let isLeft = index == 0
      for range in side.ranges {
        let isTop = range.lowerBound <= shape.rect.minY
        let isBottom = range.upperBound >= shape.rect.maxY
        var first = plan.row(at: range.lowerBound)
        var last = plan.row(at: range.upperBound - 0.001)
        if isTop, let topRow {
          grid.draw(
            isLeft ? "╭" : "╮", row: topRow, column: column, isBox: true, style: shape.style
          )
          first = topRow + 1
        }
        if isBottom, let bottomRow {
          grid.draw(
            isLeft ? "╰" : "╯", row: bottomRow, column: column, isBox: true,
            style: shape.style)
          last = bottomRow - 1
        }
        if first <= last {
          grid.drawLine(rows: first..<(last + 1), column: column, isBox: true, style: shape.style)
        }
      }
    }
  }

  private func columns(_ stretch: Band.Stretch) -> Range<Int> {
    let first = cell.column(stretch.minX)
    return first..<max(first, cell.column(stretch.maxX))
  }
}
