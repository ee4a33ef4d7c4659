import ViewKit

extension ViewShape {
  /// A table: the lines of the empty rows below the last one. Cells draw their own.
  static let tableView = ViewShape(TableView.self) { table, canvas in
    canvas.drawBackground(of: table)
    for line in table.emptyRowSeparators {
      canvas.add(.line(canvas.onScreen(line), table.separatorColor ?? Metrics.separatorColor))
    }
  }

  /// The index of a table: its titles at the right edge, those together that share a row of text.
  static let tableIndexView = ViewShape(TableIndexView.self) { index, canvas in
    canvas.drawBackground(of: index)
    let style = canvas.style(index.displayedColor)
    // One run for the titles of each row of the grid, as lines of their own would drive the rows of
    // the table apart.
    let titles = index.displayedTitles
    let frames = titles.map { canvas.onScreen($0.frame) }
    let rows = Dictionary(grouping: frames.indices) { Int(frames[$0].midY / rowHeight) }
    for (_, group) in rows.sorted(by: { $0.key < $1.key }) {
      let whole = group.dropFirst().reduce(frames[group[0]]) { $0.union(frames[$1]) }
      let part = TextPart(
        group.map { titles[$0].text }.joined(separator: " "), minX: whole.minX, maxX: whole.maxX,
        alignment: .right, style: style)
      let line = Canvas.markFont.lineHeight
      canvas.add(.run(TextRun([part], middle: whole.midY, lineHeight: line)))
    }
  }

  /// The points of a row of the grid.
  private static let rowHeight = 22.0
}
