/// Where a text is drawn.
public enum TextPlace: Hashable, Sendable {
  /// The top left corner of a text that is broken at newlines alone.
  case point(Point)
  /// A rectangle, at whose right edge it is broken.
  case rect(Rect)
}
