import ViewKit

/// The cells of a screen as a terminal shows them.
struct TextGrid {
  struct Cell {
    enum Content {
      case free, line, box, text
      /// The second column of a wide character.
      case rest
    }

    var content = Content.free
    var text = " "
    var style = TextStyle.plain
    var background: Color?

    var isText: Bool { content == .text || content == .rest }
  }

  private(set) var rows: [[Cell]]
  let alphabet: Alphabet

  init(columns: Int, rows: Int, alphabet: Alphabet) {
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    self.alphabet = alphabet
  }

  private func content(_ row: Int, _ column: Int) -> Cell.Content? {
    rows.indices.contains(row) && rows[row].indices.contains(column)
      ? rows[row][column].content : nil
  }

  private func isText(_ row: Int, _ column: Int) -> Bool {
    content(row, column).map { $0 == .text || $0 == .rest } ?? false
  }

  // MARK: - Text

  /// Writes a piece. A row grows where its pieces need more than the screen has.
  mutating func write(_ piece: Piece, row: Int) {
    guard rows.indices.contains(row), piece.start >= 0 else { return }
    if piece.end > rows[row].count {
      rows[row] += Array(repeating: Cell(), count: piece.end - rows[row].count)
    }
    var column = piece.start
    for character in piece.characters {
      if character.columns == 0 {
        if column > piece.start { appendMark(character.text, before: column, row: row) }
        continue
      }
      rows[row][column].content = .text
      rows[row][column].text = character.text
      rows[row][column].style = character.style ?? piece.style
      for rest in 1..<max(character.columns, 1) {
        rows[row][column + rest].content = .rest
        rows[row][column + rest].text = ""
      }
      column += character.columns
    }
  }

  /// Adds what takes no column to the character before it.
  private mutating func appendMark(_ text: String, before column: Int, row: Int) {
    var column = column - 1
    while column > 0, rows[row][column].content == .rest { column -= 1 }
    rows[row][column].text += text
  }

  // MARK: - Lines and boxes, which yield to text

  /// Draws a horizontal line on free cells, with one blank beside text.
  mutating func drawLine(
    row: Int, columns: Range<Int>, isBox: Bool, style: TextStyle = .plain
  ) {
    for column in columns where !isText(row, column - 1) && !isText(row, column + 1) {
      draw("─", row: row, column: column, isBox: isBox, style: style)
    }
  }

  /// Draws a vertical line on free cells.
  mutating func drawLine(
    rows: Range<Int>, column: Int, isBox: Bool, style: TextStyle = .plain
  ) {
    for row in rows { draw("│", row: row, column: column, isBox: isBox, style: style) }
  }

  /// Draws one character of a line or box.
  mutating func draw(
    _ character: Character, row: Int, column: Int, isBox: Bool, style: TextStyle = .plain
  ) {
    switch content(row, column) {
    case nil, .text, .rest: return
    case .box where !isBox: return
    case .line where !isBox:
      let crosses = rows[row][column].text != alphabet.drawing(character)
      rows[row][column].text = alphabet.drawing(crosses ? "┼" : character)
    default:
      rows[row][column].text = alphabet.drawing(character)
    }
    rows[row][column].content = isBox ? .box : .line
    rows[row][column].style = style
  }

  /// Makes cells free of lines and boxes: an opaque view lies over them.
  mutating func clearLines(row: Int, columns: Range<Int>) {
    guard rows.indices.contains(row) else { return }
    for column in columns.clamped(to: 0..<rows[row].count) where !isText(row, column) {
      rows[row][column] = Cell(background: rows[row][column].background)
    }
  }

  mutating func setBackground(_ color: Color, row: Int, column: Int) {
    rows[row][column].background = color
  }
}
