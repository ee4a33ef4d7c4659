import ViewKit

/// Turns runs into pieces: the characters whose middle is visible on the device, with a mark where
/// a view or a clip cuts them, so that a part never reads as the whole.
struct PieceMaker {
  let cell: CellSize
  let alphabet: Alphabet
  let covers: Covers

  private static let cutMark: Character = "⋯"

  /// The pieces of a run, from left to right; none when nothing of it is seen.
  func pieces(of run: TextRun, clip: Rect, order: Int) -> [Piece] {
    guard clip.minY <= run.middle, run.middle < clip.maxY else { return [] }
    var pieces: [Piece] = []
    for part in run.parts {
      append(part, at: run.middle, clip: clip, order: order, to: &pieces)
    }
    if let first = run.parts.first, let last = run.parts.last, first.joins == .right,
      last.joins == .left, !pieces.isEmpty
    {
      markHiddenBrackets(first, last, at: run.middle, clip: clip, order: order, in: &pieces)
    }
    return pieces
  }

  // MARK: - One part

  private func append(
    _ part: TextPart, at y: Double, clip: Rect, order: Int, to pieces: inout [Piece]
  ) {
    if part.maxX < clip.minX || part.minX > clip.maxX { return }
    let part = part.bar == nil ? part : fill(part, clip: clip)
    let shown = part.characters(in: alphabet)
    if shown.isEmpty { return }
    let columns = shown.reduce(0) { $0 + $1.columns }
    let start = self.start(of: part, columns: columns)
    let isFree = !covers.mayHide(from: part.minX, to: part.maxX, at: y, of: order)
    if isFree && clip.minX <= part.minX && part.maxX <= clip.maxX {
      var piece = Piece(
        shown, start: start, of: part, minX: part.minX, maxX: part.maxX, run: order)
      setNeighbours(of: &piece, at: y)
      pieces.append(piece)
      return
    }
    let stretches = visibleStretches(of: part, y: y, clip: clip, order: order)
    for stretch in stretches {
      let before = shown[..<stretch.characters.lowerBound].reduce(0) { $0 + $1.columns }
      pieces.append(cutPiece(stretch, of: part, shown: shown, start: start + before, run: order))
    }
  }

  /// Makes a line as long as its place: as far as the clip lets it be seen, and a little more, to
  /// be cut.
  private func fill(_ part: TextPart, clip: Rect) -> TextPart {
    let start = cell.column(part.minX)
    let columns = cell.column(part.maxX) - start
    let lower = max(0, cell.column(clip.minX) - 2 - start)
    let upper = min(columns, cell.column(clip.maxX) + 2 - start)
    let isWhole = lower == 0 && upper == columns
    var filled = part.filled(
      columns: columns, visible: isWhole ? nil : lower..<max(lower, upper)
    ) { text in
      text.reduce(0) { $0 + ShownCharacter($1, in: alphabet).columns }
    }
    if lower > 0 {
      filled.minX = Double(start + lower) * cell.width
      filled.anchor = filled.minX
    }
    if upper < columns { filled.maxX = Double(start + upper) * cell.width }
    return filled
  }

  private func start(of part: TextPart, columns: Int) -> Int {
    switch part.alignment {
    case .left: cell.column(part.anchor)
    case .right: cell.column(part.anchor) - columns
    case .center: cell.column(part.anchor - Double(columns) * cell.width / 2)
    }
  }

  private func setNeighbours(of piece: inout Piece, at y: Double) {
    let edges = covers.neighbours(of: piece.minX, piece.maxX, at: y, order: piece.run)
    piece.lower = edges.left.map(cell.column)
    piece.upper = edges.right.map(cell.column)
  }

  // MARK: - Cuts

  /// Characters that are seen, and the edges that cut them off from those that are not.
  private struct Stretch {
    var characters: Range<Int>
    var minX: Double
    var maxX: Double
    var leftEdge: Double?
    var rightEdge: Double?
  }

  private func visibleStretches(
    of part: TextPart, y: Double, clip: Rect, order: Int
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    var isOpen = false
    // The right edge of what hid the character before.
    var hiddenUntil: Double?
    var x = part.minX
    for (index, advance) in part.advances.enumerated() {
      defer { x += advance }
      // A mark that takes no room on the device is seen with what it encloses.
      let middle = advance > 0 ? x + advance / 2 : x + (x == part.minX ? 0.5 : -0.5)
      if let edges = hidingEdges(Point(x: middle, y: y), clip: clip, order: order) {
        if isOpen {
          stretches[stretches.count - 1].rightEdge = max(edges.lowerBound, part.minX)
          isOpen = false
        }
        hiddenUntil = edges.upperBound
      } else if isOpen {
        stretches[stretches.count - 1].characters =
          stretches[stretches.count - 1].characters
          .lowerBound..<(index + 1)
        stretches[stretches.count - 1].maxX = x + advance
      } else {
        stretches.append(
          Stretch(
            characters: index..<(index + 1), minX: x, maxX: x + advance, leftEdge: hiddenUntil))
        isOpen = true
      }
    }
    return stretches
  }

  /// From where to where a hidden point's surroundings are hidden; nil when the point is seen.
  private func hidingEdges(_ point: Point, clip: Rect, order: Int) -> ClosedRange<Double>? {
    if point.x < clip.minX { return -Double.infinity...clip.minX }
    if point.x >= clip.maxX { return clip.maxX...Double.infinity }
    guard let cover = covers.hides(point, of: order) else { return nil }
    return cover.minX...cover.maxX
  }

  private func cutPiece(
    _ stretch: Stretch, of part: TextPart, shown: [ShownCharacter], start: Int, run: Int
  ) -> Piece {
    let mark = ShownCharacter(Self.cutMark, in: alphabet)
    var characters = Array(shown[stretch.characters])
    var start = start
    if stretch.leftEdge != nil {
      characters.insert(mark, at: 0)
      start -= mark.columns
    }
    if stretch.rightEdge != nil { characters.append(mark) }
    var piece = Piece(
      characters, start: start, of: part, minX: stretch.minX, maxX: stretch.maxX, run: run)
    piece.lower = stretch.leftEdge.map(cell.column)
    piece.upper = stretch.rightEdge.map(cell.column)
    piece.isCutLeft = stretch.leftEdge != nil
    piece.isCutRight = stretch.rightEdge != nil
    fit(&piece)
    return piece
  }

  /// Moves a cut piece out of what cuts it; where that needs room that it has not on the device,
  /// characters beside the mark go too: a cut text is no whole anyway.
  private func fit(_ piece: inout Piece) {
    let left = piece.lower ?? min(piece.start, cell.column(piece.minX))
    let right = piece.upper ?? max(piece.end, cell.column(piece.maxX))
    if piece.isCutRight, piece.end > right { piece.start = right - piece.columns }
    if piece.start < left { piece.start = left }
    if piece.end > right { piece.shorten(to: right - left, atStart: !piece.isCutRight) }
  }

  /// Puts the mark of a cut where a bracket is hidden and the text before it is whole.
  private func markHiddenBrackets(
    _ open: TextPart, _ close: TextPart, at y: Double, clip: Rect, order: Int,
    in pieces: inout [Piece]
  ) {
    let lower = max(open.minX, clip.minX)
    let upper = min(close.maxX, clip.maxX)
    let seen = covers.visible(from: lower, to: upper, at: y, of: order)
    guard let first = seen.first, let last = seen.last else { return }
    let mark = ShownCharacter(Self.cutMark, in: alphabet)
    let startsOpen = first.lowerBound > open.minX && pieces.first?.isCutLeft != true
    let endsOpen = last.upperBound < close.maxX && pieces.last?.isCutRight != true
    if startsOpen {
      let x = first.lowerBound
      pieces.insert(
        Piece(
          [mark], start: cell.column(x), of: open, minX: x, maxX: x + cell.width, run: order),
        at: 0)
    }
    if endsOpen {
      let x = last.upperBound
      pieces.append(
        Piece(
          [mark], start: cell.column(x) - mark.columns, of: close, minX: x - cell.width, maxX: x,
          run: order))
    }
  }
}
