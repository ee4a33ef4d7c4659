/// The bars for which there is a look, as `UIBarMetrics`.
public enum BarMetrics: String, CaseIterable, Sendable {
  /// The usual ones.
  case `default`
  /// Those of a phone that lies on its side.
  case compact
  /// The usual ones with a prompt.
  case defaultPrompt
  /// Those of a phone that lies on its side, with a prompt.
  case compactPrompt

  /// The name that ``compactPrompt`` had before iOS 8.
  public static let landscapePhonePrompt = BarMetrics.compactPrompt
  /// The name that ``compact`` had before iOS 8.
  public static let landscapePhone = BarMetrics.compact
}
