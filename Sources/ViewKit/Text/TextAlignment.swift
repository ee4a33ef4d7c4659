/// Where lines of text stand between left and right, as `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Sendable {
  case left, center, right
  /// Lines fill the width, all but the last of a paragraph.
  case justified
  /// The alignment of the user's language, which is left.
  case natural
}
