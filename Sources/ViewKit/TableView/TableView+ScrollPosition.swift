extension TableView {
  /// Where a row is to be seen after scrolling to it, `UITableView.ScrollPosition`.
  public enum ScrollPosition: String, CaseIterable, Sendable {
    /// Anywhere, with as little scrolling as needed.
    case none
    case top, middle, bottom
  }

  /// For ``rowHeight`` and the heights of headers and footers: what suits the content,
  /// `UITableViewAutomaticDimension`.
  public static let automaticDimension = -1.0
}
