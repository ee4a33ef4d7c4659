/// The corner of a line, `CGLineJoin`.
public enum LineJoin: String, CaseIterable, Sendable {
  case miter, round, bevel
}
