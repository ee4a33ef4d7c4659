/// A path with the style in which it is drawn, as `UIBezierPath`.
public final class BezierPath: Object {
  /// The lines and curves.
  public var path: Path
  /// How it is drawn along. The dash is kept apart from the other styles, as in UIKit.
  public var line = LineStyle()
  /// How far curves may be from what is drawn in their place, in pixels.
  public var flatness = 0.6
  /// Which points are inside where the path crosses itself: counted by the even-odd rule, or by
  /// winding.
  public var usesEvenOddFillRule = false
  /// For how many bytes a script was charged; see ``heldBytes``.
  public var chargedBytes = 0

  public init(_ path: Path = Path()) {
    self.path = path
    super.init()
  }

  /// The rule by which it is filled and clips.
  public var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  public override var heldBytes: Int {
    path.elements.count * MemoryLayout<Path.Element>.stride
      + line.dash.count * MemoryLayout<Double>.stride
  }

  /// Whether a point is inside, `containsPoint:`. Parts that are open are closed for it.
  public func contains(_ point: Point) -> Bool { path.contains(point, fillRule) }

  /// The same style with the path run through from its end to its beginning, `bezierPathByReversingPath`.
  public func reversing() -> BezierPath {
    let result = BezierPath(path.reversed)
    result.line = line
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  /// Fills it in a context.
  public func fill(
    in context: CGContext, _ blendMode: BlendMode? = nil, alpha: Double? = nil
  ) {
    context.painting({ Self.change(&$0, blendMode, alpha) }) { context.fill(path, fillRule) }
  }

  /// Draws along it in a context.
  public func stroke(
    in context: CGContext, _ blendMode: BlendMode? = nil, alpha: Double? = nil
  ) {
    context.painting({ style in
      style.line = line
      Self.change(&style, blendMode, alpha)
    }) { context.stroke(path) }
  }

  private static func change(
    _ style: inout DisplayList.Style, _ blendMode: BlendMode?, _ alpha: Double?
  ) {
    if let blendMode { style.blendMode = blendMode }
    if let alpha { style.alpha = min(max(alpha, 0), 1) }
  }
}
