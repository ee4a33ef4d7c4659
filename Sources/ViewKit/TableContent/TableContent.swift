/// Rows that a table has itself, in the place of those of its data source: declared ones, or those
/// of a list.
///
/// The data source may still say what is beside the rows: titles, and what a person may do.
public class TableContent: Object {
  /// The table that shows the rows.
  final weak var table: TableView? {
    didSet { tableDidChange() }
  }

  /// Another table, or none, shows the rows.
  func tableDidChange() {}

  var numberOfSections: Int { 1 }

  func numberOfRows(inSection section: Int) -> Int { 0 }

  func cell(at path: IndexPath) -> TableViewCell? { nil }

  /// Why there was no cell; nil where that is not known.
  var failure: String? { nil }

  /// What is above and below a section; nil for nothing.
  func title(of place: ExtraPlace) -> String? { nil }

  /// Whether some rows have a height of their own.
  var givesHeights: Bool { false }

  /// The height of a row; nil for one like all others.
  func height(at path: IndexPath) -> Double? { nil }

  /// Whether a person can select a row.
  func isSelectable(_ path: IndexPath) -> Bool { true }

  /// A person has selected a row; the delegate hears of it next.
  func didSelect(_ path: IndexPath) {}
}

extension TableView {
  /// The rows that the table has itself; nil where the data source gives them.
  final var content: TableContent? { contentSlot.value }

  /// Takes other rows of its own, or nil for those of the data source.
  final func setContent(_ content: TableContent?) {
    let old = contentSlot.value
    if content === old { return }
    old?.table = nil
    contentSlot.set(content, in: self)
    content?.table = self
    reloadData()
  }

  /// Whether anybody gives rows.
  final var hasRows: Bool { content != nil || dataSource != nil }
}
