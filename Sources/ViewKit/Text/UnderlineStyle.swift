/// A line below or through a text, as `NSUnderlineStyle` of iOS 7 and 8.
public enum UnderlineStyle: String, CaseIterable, Sendable {
  case none, single, thick, double
}
