/// The end of a line, `CGLineCap`.
public enum LineCap: String, CaseIterable, Sendable {
  case butt, round, square
}
