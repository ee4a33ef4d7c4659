/// Where a text is broken into lines, and how its last line is shortened, as `NSLineBreakMode`.
///
/// Modes that truncate or clip act on the last line that is allowed; lines before it wrap at words.
public enum LineBreakMode: String, CaseIterable, Sendable {
  /// Lines end at words; a word longer than the line is broken.
  case byWordWrapping
  /// Lines end at any character.
  case byCharWrapping
  /// The last line is cut at the edge.
  case byClipping
  /// The last line shows the end of the text after `…`.
  case byTruncatingHead
  /// The last line shows as much as fits before `…`.
  case byTruncatingTail
  /// The last line shows beginning and end of the text around `…`.
  case byTruncatingMiddle

  /// Whether the last line is shortened with `…`.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
