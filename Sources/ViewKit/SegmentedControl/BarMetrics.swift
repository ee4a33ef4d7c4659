/// The bars around a control for which it has a look, as `UIBarMetrics`.
public enum BarMetrics: String, CaseIterable, Sendable {
  /// The usual ones.
  case `default`
  /// Those of a phone that lies on its side.
  case compact
  /// The usual ones with a prompt.
  case defaultPrompt
  /// Those of a phone that lies on its side, with a prompt.
  case compactPrompt
}
