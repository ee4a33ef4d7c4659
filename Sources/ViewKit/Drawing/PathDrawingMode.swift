/// How a path is painted, `CGPathDrawingMode`.
public enum PathDrawingMode: String, CaseIterable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
