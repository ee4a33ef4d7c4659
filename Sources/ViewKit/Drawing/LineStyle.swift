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
