/// The forms in which a screen is rendered.
public enum RenderFormat: String, CaseIterable, Sendable {
  /// What a person would see, in a grid of character cells.
  case text
  /// One line per view, for reading and for diffs.
  case tree
  /// All of it for programs; ``DocumentSchema`` describes it.
  case json
  /// A picture of what a person would see, as SVG.
  case svg

  /// The names of all of them, as in `text, tree, json or svg`.
  public static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
