/// Where lines of text stand between left and right, as `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Sendable {
  case left, center, right
  /// Lines fill the width, all but the last of a paragraph.
  case justified
  /// The side at which the writing begins: right for Hebrew and Arabic, else left.
  case natural

  /// Where a line stands: left, right or in the middle. A natural one, and the last one of a
  /// justified paragraph, begins where its writing does.
  func side(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .natural, .justified: isRightToLeft ? .right : .left
    case .left, .center, .right: self
    }
  }
}
