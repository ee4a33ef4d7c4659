/// A layer that fills itself with colours that run into each other, as `CAGradientLayer`.
public final class GradientLayer: Layer {
  public var colors: [Color]?
  /// Where each colour lies on the way, from 0 to 1; nil spreads them evenly.
  public var locations: [Double]?
  /// Where the first colour lies, in parts of the bounds.
  public var startPoint = Point(x: 0.5, y: 0)
  /// Where the last one lies.
  public var endPoint = Point(x: 0.5, y: 1)

  public required init() { super.init() }

  /// What the layer is filled with; nil without colours.
  public var gradient: Gradient? {
    colors.flatMap { $0.isEmpty ? nil : Gradient(colors: $0, locations: locations) }
  }

  public override var heldBytes: Int {
    super.heldBytes + 80 * (colors?.count ?? 0) + 8 * (locations?.count ?? 0)
  }

  override func copyLook(of layer: Layer) {
    super.copyLook(of: layer)
    guard let gradient = layer as? GradientLayer else { return }
    colors = gradient.colors
    locations = gradient.locations
    startPoint = gradient.startPoint
    endPoint = gradient.endPoint
  }

  override func describeContent(_ visitor: PropertyVisitor) {
    visitor.visit(
      "colors", .list((colors ?? []).map { .text($0.description) }),
      isDefault: colors?.isEmpty ?? true, restore: nil)
    visitor.visit(
      "locations", .list((locations ?? []).map { .number($0) }),
      isDefault: locations?.isEmpty ?? true, restore: nil)
    visitor.point("startPoint", startPoint, default: Point(x: 0.5, y: 0))
    visitor.point("endPoint", endPoint, default: Point(x: 0.5, y: 1))
  }
}
