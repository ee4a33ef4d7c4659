import ViewKit

/// What a terminal can do to a text beside printing it; the plain form leaves it out.
struct TextStyle: Hashable, Sendable {
  var color: Color?
  var isBold = false

  static let plain = TextStyle()
}
