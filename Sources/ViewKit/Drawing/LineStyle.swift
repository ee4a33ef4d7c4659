/// How a line is drawn along a path.
public struct LineStyle: Hashable, Sendable {
  /// In points; 0 is the thinnest line that there is.
  public var width = 1.0
  public var cap = LineCap.butt
  public var join = LineJoin.miter
  /// From how many line widths on a pointed corner is cut off.
  public var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn; empty for a line without gaps.
  public var dash: [Double] = []
  /// How far into the dashes the line begins.
  public var dashPhase = 0.0

  public init() {}
}

/// The end of a line, `CGLineCap`.
public enum LineCap: String, CaseIterable, Sendable {
  case butt, round, square
}

/// The corner of a line, `CGLineJoin`.
public enum LineJoin: String, CaseIterable, Sendable {
  case miter, round, bevel
}

/// Which points are inside a path that crosses itself.
public enum FillRule: String, CaseIterable, Sendable {
  case winding, evenOdd
}

/// How a path is painted, `CGPathDrawingMode`.
public enum PathDrawingMode: String, CaseIterable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How a colour is mixed with what is behind, `CGBlendMode`.
public enum BlendMode: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}
