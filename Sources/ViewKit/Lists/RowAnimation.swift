/// How rows and sections come and go: `UITableViewRowAnimation`.
public enum RowAnimation: String, CaseIterable, Sendable {
  case fade, right, left, top, bottom, none, middle, automatic
}
