/// The rows of a table that are declared, in sections.
final class DeclaredRows: TableContent {
  private var sectionList = OwnedList<TableSection>()

  var sections: [TableSection] { sectionList.elements }

  init(_ sections: [TableSection]) {
    super.init()
    for section in sections {
      section.content = self
      sectionList.append(section, in: self)
    }
  }

  /// The sections are no longer shown by these rows.
  func release() {
    for section in sections where section.content === self { section.content = nil }
  }

  private func row(at path: IndexPath) -> TableRow? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  func path(of row: TableRow) -> IndexPath? {
    guard let section = row.section, let place = sections.firstIndex(of: section),
      let position = section.rows.firstIndex(of: row)
    else { return nil }
    return IndexPath(row: position, section: place)
  }

  // MARK: What the table asks

  override var numberOfSections: Int { sections.count }

  override func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  override func cell(at path: IndexPath) -> TableViewCell? { row(at: path)?.cell }

  override func title(of place: ExtraPlace) -> String? {
    guard sections.indices.contains(place.section) else { return nil }
    let section = sections[place.section]
    return place.kind == .header ? section.header : section.footer
  }

  override var givesHeights: Bool {
    sections.contains { $0.rows.contains { $0.height != nil } }
  }

  override func height(at path: IndexPath) -> Double? { row(at: path)?.height }

  override func isSelectable(_ path: IndexPath) -> Bool { row(at: path)?.isSelectable ?? true }

  override func didSelect(_ path: IndexPath) {
    guard let row = row(at: path) else { return }
    Object.keep([row]) { row.run() }
  }

  // MARK: Changes

  func titleDidChange(_ section: TableSection) {
    guard let table, let place = sections.firstIndex(of: section) else { return }
    table.putAwayExtras { $0.section == place }
    table.heightsDidChange()
  }

  func rowsDidChange(_ section: TableSection, from old: [TableRow]) throws(InvalidUse) {
    guard let table, let place = sections.firstIndex(of: section) else { return }
    let change = ListDifference(from: old, to: section.rows)
    if !change.isEmpty { try table.perform(change.updates(section: place)) }
  }
}

extension TableView {
  /// The sections of rows that are declared; empty where the rows are others'.
  public final var sections: [TableSection] { (content as? DeclaredRows)?.sections ?? [] }

  /// Whether the rows are declared.
  public final var hasDeclaredRows: Bool { content is DeclaredRows }

  /// Shows declared rows in the place of those of the data source; nil for these again.
  ///
  /// Throws when a section is in two places, or in another table.
  public final func setSections(_ sections: [TableSection]?) throws(InvalidUse) {
    let old = content as? DeclaredRows
    var seen: Set<Object> = []
    for section in sections ?? [] {
      if !seen.insert(section).inserted { throw .usedTwice("section", section.header) }
      if let other = section.content, other !== old { throw .usedTwice("section", section.header) }
    }
    let oldSections = old?.sections ?? []
    Object.keep(oldSections) {
      old?.release()
      if let sections {
        setContent(DeclaredRows(sections))
      } else if old != nil {
        setContent(nil)
      }
    }
  }
}
