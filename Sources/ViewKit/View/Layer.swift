/// The part of a view that draws its edge, as `CALayer`.
///
/// Each view has exactly one; a layer of its own does not exist.
public final class Layer: Object {
  /// The view that the layer belongs to; nil once the view is gone.
  public internal(set) unowned(unsafe) var view: View?

  /// The radius of the corners in points.
  public var cornerRadius = 0.0
  /// The width of the line along the inside of the edge in points.
  public var borderWidth = 0.0
  /// The colour of that line; nil is black.
  public var borderColor: Color?

  /// What a layer of the presentation shows; nil for the layer of a view.
  private let look: ViewLook?

  init(of view: View) {
    self.view = view
    look = nil
    super.init()
  }

  /// The layer as it was seen at one moment.
  private init(_ look: ViewLook, of layer: Layer) {
    self.look = look
    super.init()
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
  }

  /// The layer as it is seen now, in the middle of an animation; setting its members changes nothing.
  /// Nil while the view is in no window, and for such a layer itself.
  public func presentation() -> Layer? {
    guard let view, view.application != nil else { return nil }
    return Layer(view.presentation ?? ViewLook(of: view), of: self)
  }

  /// Ends all animations of the view: it is seen where it is.
  public func removeAllAnimations() {
    view?.removeAllAnimations()
  }

  /// How much covers what is behind, the view's `alpha`.
  public var opacity: Double {
    get { look?.alpha ?? view?.alpha ?? 1 }
    set { view?.alpha = newValue }
  }

  /// The view's background.
  public var backgroundColor: Color? {
    get { look.map(\.backgroundColor) ?? view?.backgroundColor }
    set { view?.backgroundColor = newValue }
  }

  /// The view's transform, `affineTransform()` and `setAffineTransform(_:)`.
  public var affineTransform: AffineTransform {
    get { look?.transform ?? view?.transform ?? .identity }
    set { view?.transform = newValue }
  }

  /// Whether what is inside is cut off at the edge; the same as the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's frame.
  public var frame: Rect {
    get { look?.frame ?? view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's bounds.
  public var bounds: Rect {
    get { look?.bounds ?? view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The view's centre.
  public var position: Point {
    get { look?.center ?? view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// The point of the bounds, in parts of the size, that lies at ``position`` and about which the
  /// view turns.
  public var anchorPoint: Point {
    get { view?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.number("cornerRadius", cornerRadius)
    visitor.number("borderWidth", borderWidth)
    visitor.text("borderColor", borderColor?.description ?? "", isDefault: borderColor == nil)
  }
}
