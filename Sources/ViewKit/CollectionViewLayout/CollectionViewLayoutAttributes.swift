/// What a layout says of one element of a grid, as `UICollectionViewLayoutAttributes`.
///
/// A grid takes over what it is given: who changes it later changes nothing that is seen.
open class CollectionViewLayoutAttributes: Object {
  final var element: LayoutElement
  final var placement: Placement

  init(_ element: LayoutElement, _ placement: Placement = Placement()) {
    self.element = element
    self.placement = placement
    super.init()
  }

  convenience init(_ placed: PlacedElement) { self.init(placed.element, placed.placement) }

  /// Those of a cell.
  public convenience init(forCellWith path: IndexPath) { self.init(.cell(path)) }

  /// Those of a view that belongs to the data, such as a header.
  public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
    self.init(.supplementary(kind, path))
  }

  /// Those of a view that is the layout's own.
  public convenience init(forDecorationViewOfKind kind: String, with path: IndexPath) {
    self.init(.decoration(kind, path))
  }

  /// Others with the same values.
  public final func copy() -> CollectionViewLayoutAttributes {
    CollectionViewLayoutAttributes(element, placement)
  }

  // MARK: What it is about

  /// A cell or another view, `UICollectionElementCategory`.
  public enum ElementCategory: String, CaseIterable, Sendable {
    case cell, supplementaryView, decorationView
  }

  public final var representedElementCategory: ElementCategory { element.category }

  /// Of what kind the view is; nil for a cell.
  public final var representedElementKind: String? {
    element.category == .cell ? nil : element.kind
  }

  public final var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }

  // MARK: Place and look

  /// The rectangle in the content; with a transform the box around it.
  public final var frame: Rect {
    get { placement.frame }
    set { placement.frame = newValue }
  }

  /// The middle. A change of ``size`` keeps it.
  public final var center: Point {
    get { placement.center }
    set { placement.center = newValue }
  }

  public final var size: Size {
    get { placement.size }
    set { placement.size = newValue }
  }

  /// The ``size`` at the origin, which is always zero.
  public final var bounds: Rect {
    get { Rect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  public final var alpha: Double {
    get { placement.alpha }
    set { placement.alpha = newValue }
  }

  /// What of the transform lies in the plane.
  public final var transform: AffineTransform {
    get { placement.transform.affine }
    set { placement.transform = Transform3D(newValue) }
  }

  public final var transform3D: Transform3D {
    get { placement.transform }
    set { placement.transform = newValue }
  }

  /// How far in front the element lies of the others.
  public final var zIndex: Int {
    get { placement.zIndex }
    set { placement.zIndex = newValue }
  }

  public final var isHidden: Bool {
    get { placement.isHidden }
    set { placement.isHidden = newValue }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.visit("indexPath", .indexPath(indexPath), isDefault: false, restore: nil)
    visitor.string("representedElementKind", representedElementKind ?? "")
    visitor.number("alpha", alpha, default: 1)
    visitor.integer("zIndex", zIndex)
    visitor.bool("isHidden", isHidden)
  }
}
