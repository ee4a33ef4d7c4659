/// Whether a bar is light or dark, as `UIBarStyle`.
public enum BarStyle: String, CaseIterable, Sendable {
  /// Light, with black titles.
  case `default`
  /// Black, with white titles.
  case black
  /// Black, and seen through.
  case blackTranslucent

  /// The name that ``black`` had before iOS 3.
  public static let blackOpaque = BarStyle.black

  /// Whether titles are white.
  public var isDark: Bool { self != .default }
}
