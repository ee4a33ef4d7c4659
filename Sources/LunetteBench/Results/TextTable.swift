/// A table in plain text: the first column to the left, the others to the right, those without
/// content left out.
struct TextTable {
  let rows: [[String]]

  /// - Parameter rows: the header, then rows of as many cells.
  init(_ rows: [[String]]) { self.rows = rows }

  var text: String {
    let columns = (rows.first ?? []).indices.filter { column in
      column == 0 || rows.dropFirst().contains { !$0[column].isEmpty }
    }
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(columns, widths).map { column, width in
        let padding = String(repeating: " ", count: width - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
