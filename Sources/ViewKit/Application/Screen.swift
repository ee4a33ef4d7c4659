/// The device's screen, as `UIScreen`.
public final class Screen: Object {
  /// The screen in points; its origin is zero.
  public let bounds: Rect
  /// Pixels per point.
  public let scale: Double

  public init(size: Size = Metrics.screenSize, scale: Double = Metrics.screenScale) {
    bounds = Rect(origin: .zero, size: size)
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// The screen in pixels, `nativeBounds`.
  public var nativeBounds: Rect {
    Rect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The part below the status bar, `applicationFrame`, which iOS 8 still has.
  public var applicationFrame: Rect {
    Rect(
      x: 0, y: Metrics.statusBarHeight, width: bounds.width,
      height: bounds.height - Metrics.statusBarHeight)
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.rect("bounds", bounds)
    visitor.number("scale", scale)
  }
}
