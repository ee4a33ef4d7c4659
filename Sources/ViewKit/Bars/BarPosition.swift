/// Where a bar stands, as `UIBarPosition`.
public enum BarPosition: String, CaseIterable, Sendable {
  /// Anywhere.
  case any
  /// At the lower edge of what it belongs to.
  case bottom
  /// At the upper edge.
  case top
  /// At the upper edge of the screen: its background goes up below the status bar.
  case topAttached
}
