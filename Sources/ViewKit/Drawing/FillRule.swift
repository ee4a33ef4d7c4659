/// Which points are inside a path that crosses itself.
public enum FillRule: String, CaseIterable, Sendable {
  case winding, evenOdd
}
