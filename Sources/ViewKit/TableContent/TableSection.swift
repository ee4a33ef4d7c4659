/// A section of rows that are declared; see ``TableView/sections``. A change of it is seen at once.
public final class TableSection: Object {
  /// What the section is part of.
  weak var content: DeclaredRows?

  private var rowList = OwnedList<TableRow>()

  /// The text above the rows; nil for none.
  public var header: String? { didSet { if header != oldValue { content?.titleDidChange(self) } } }
  /// The text below the rows; nil for none.
  public var footer: String? { didSet { if footer != oldValue { content?.titleDidChange(self) } } }

  public override init() { super.init() }

  /// The rows.
  public var rows: [TableRow] { rowList.elements }

  /// Takes other rows. Those that it had before stay where they are; the others are seen to come
  /// and go.
  ///
  /// Throws when a row is in two places, or in another section.
  public func setRows(_ rows: [TableRow]) throws(InvalidUse) {
    var seen: Set<Object> = []
    for row in rows {
      if !seen.insert(row).inserted { throw .usedTwice("row", row.text) }
      if let other = row.section, other !== self { throw .usedTwice("row", row.text) }
    }
    let old = self.rows
    try Object.keep(old) { () throws(InvalidUse) in
      for row in old { row.section = nil }
      rowList.removeAll(in: self)
      for row in rows {
        row.section = self
        rowList.append(row, in: self)
      }
      try content?.rowsDidChange(self, from: old)
    }
  }

  public override var heldBytes: Int { super.heldBytes + header.heldBytes + footer.heldBytes }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("header", header ?? "")
    visitor.string("footer", footer ?? "")
  }
}
