/// The forms in which a screen is rendered.
public enum RenderFormat: String, CaseIterable, Sendable {
  /// What a person would see, in a grid of character cells.
  case text
  /// One line per view, for reading and for diffs.
  case tree
  /// All of it for programs; ``DocumentSchema`` describes it.
  case json
}
