import ViewKit

/// What a terminal can do to a text beside printing it; the plain form leaves it out.
struct TextStyle: Hashable, Sendable {
  var color: Color?
  /// The colour behind the text; nil is that of the views behind it.
  var background: Color?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false

  static let plain = TextStyle()
}
