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

  init(of view: View) {
    self.view = view
    super.init()
  }

  /// Whether what is inside is cut off at the edge; the same as the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's frame.
  public var frame: Rect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's bounds.
  public var bounds: Rect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The view's centre.
  public var position: Point {
    get { view?.center ?? .zero }
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
