/// The look of a table, and of what it shows, `UITableView.Style`.
public enum TableViewStyle: String, CaseIterable, Sendable {
  /// One list; the headers of its sections float.
  case plain
  /// A group of rows for each section.
  case grouped
}
