/// Where the rows, headers and footers of a table lie, from its upper edge down.
struct TableLayout {
  /// One section: its rows between its header and its footer.
  struct Section {
    var header: Double
    var rows: RowHeights
    var footer: Double

    var height: Double { header + rows.total + footer }
  }

  private(set) var sections: [Section]
  private var heights: PrefixSums
  /// The height of the view above all sections, and of that below.
  var tableHeader: Double
  var tableFooter: Double

  init(_ sections: [Section], tableHeader: Double, tableFooter: Double) {
    self.sections = sections
    self.tableHeader = tableHeader
    self.tableFooter = tableFooter
    heights = PrefixSums(sections.map(\.height))
  }

  /// The height of all, with the views above and below the sections.
  var height: Double { tableHeader + heights.total + tableFooter }
  /// Where the last section ends.
  var endOfSections: Double { tableHeader + heights.total }

  func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  // MARK: Places

  func top(ofSection section: Int) -> Double { tableHeader + heights.sum(before: section) }

  func bottom(ofSection section: Int) -> Double {
    top(ofSection: section) + sections[section].height
  }

  /// The upper edge and the height of a row.
  func span(of path: IndexPath) -> (top: Double, height: Double) {
    let section = sections[path.section]
    let top = top(ofSection: path.section) + section.header + section.rows.offset(of: path.row)
    return (top, section.rows[path.row])
  }

  /// Where the rows of a section end and its footer begins.
  func endOfRows(in section: Int) -> Double {
    bottom(ofSection: section) - sections[section].footer
  }

  /// The section at a height, and nil above and below all of them.
  func section(at y: Double) -> Int? {
    guard !sections.isEmpty, y >= tableHeader, y < endOfSections else { return nil }
    return heights.position(at: y - tableHeader).position
  }

  /// The row at a height; nil on headers, footers and beyond the sections.
  func path(at y: Double) -> IndexPath? {
    guard let section = section(at: y), sections[section].rows.count > 0 else { return nil }
    let offset = y - top(ofSection: section) - sections[section].header
    guard offset >= 0, offset < sections[section].rows.total else { return nil }
    return IndexPath(row: sections[section].rows.row(at: offset), section: section)
  }

  /// The first row of which something lies below a height; nil when there is none.
  func firstPath(below y: Double) -> IndexPath? {
    guard let last = sections.indices.last else { return nil }
    let first = y < tableHeader ? 0 : section(at: y) ?? last + 1
    for section in first..<max(first, sections.count) {
      let rows = sections[section].rows
      let offset = y - top(ofSection: section) - sections[section].header
      if rows.count == 0 || offset >= rows.total { continue }
      return IndexPath(row: rows.row(at: offset), section: section)
    }
    return nil
  }

  /// The next row that has a height.
  func path(after path: IndexPath) -> IndexPath? {
    var section = path.section
    var row = path.row + 1
    while section < sections.count {
      let rows = sections[section].rows
      if rows.total > 0 {
        while row < rows.count {
          if rows[row] > 0 { return IndexPath(row: row, section: section) }
          row += 1
        }
      }
      section += 1
      row = 0
    }
    return nil
  }

  // MARK: Changes

  /// Notes what the height of a row has turned out to be.
  ///
  /// - Returns: by how much what lies below moves.
  mutating func setHeight(_ height: Double, of path: IndexPath) -> Double {
    let change = sections[path.section].rows.set(height, at: path.row)
    heights.add(change, at: path.section)
    return change
  }

  /// Changes one section; the others keep their heights.
  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    let old = sections[section].height
    body(&sections[section])
    heights.add(sections[section].height - old, at: section)
  }
}
