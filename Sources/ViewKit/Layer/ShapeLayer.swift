/// A layer that draws a path, as `CAShapeLayer`.
public final class ShapeLayer: Layer {
  /// What is drawn, in the layer's coordinates.
  public var path: Path?
  /// The colour of the inside; nil draws none.
  public var fillColor: Color? = .black
  /// The colour of the line; nil draws none.
  public var strokeColor: Color?
  public var fillRule = FillRule.winding
  public var line = LineStyle()
  /// Where on the path the line begins and ends, from 0 to 1.
  public var strokeStart = 0.0
  public var strokeEnd = 1.0

  public required init() { super.init() }

  override func copyLook(of layer: Layer) {
    super.copyLook(of: layer)
    guard let shape = layer as? ShapeLayer else { return }
    path = shape.path
    fillColor = shape.fillColor
    strokeColor = shape.strokeColor
    fillRule = shape.fillRule
    line = shape.line
    strokeStart = shape.strokeStart
    strokeEnd = shape.strokeEnd
  }

  override func describeContent(_ visitor: PropertyVisitor) {
    if let path { visitor.visit("path", path.propertyValue, isDefault: false, restore: nil) }
    visitor.text(
      "fillColor", fillColor?.description ?? "none", isDefault: fillColor == .black)
    visitor.text("strokeColor", strokeColor?.description ?? "", isDefault: strokeColor == nil)
    visitor.text("fillRule", fillRule.rawValue, isDefault: fillRule == .winding)
    visitor.number("lineWidth", line.width, default: 1)
    visitor.text("lineCap", line.cap.rawValue, isDefault: line.cap == .butt)
    visitor.text("lineJoin", line.join.rawValue, isDefault: line.join == .miter)
    visitor.number("miterLimit", line.miterLimit, default: 10)
    visitor.visit(
      "lineDashPattern", .list(line.dash.map { .number($0) }), isDefault: line.dash.isEmpty,
      restore: nil)
    visitor.number("lineDashPhase", line.dashPhase)
    visitor.number("strokeStart", strokeStart)
    visitor.number("strokeEnd", strokeEnd, default: 1)
  }

  public override var heldBytes: Int {
    super.heldBytes + 8 * line.dash.count
      + (path?.heldBytes ?? 0)
  }
}
