/// A view of a grid that is used for one element after the other, as `UICollectionReusableView`: a
/// header, a footer, what else a layout has, and a cell.
open class CollectionReusableView: View {
  /// By this name a grid finds a view that can be used again; nil for one that no grid has made.
  public internal(set) final var reuseIdentifier: String?
  /// Of which kind it was made; nil for one that no grid has made.
  final var pool: ReusePool?
  /// What was applied last, and to which element it belongs.
  final var placement: Placement?
  final var element: LayoutElement?
  /// Whether it is among the views that its grid shows, or among those that wait to be used again.
  final var isOnShow = false
  final var isInPool = false

  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  // MARK: What subclasses override

  /// The view is about to be used for another element. What was put into it stays.
  open func prepareForReuse() {}

  /// Called with what the layout says of the element, when the view has taken over place, opacity
  /// and transform. Nothing need be done.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  // MARK: Places

  /// Takes over what the layout says.
  final func place(_ element: LayoutElement, _ placement: Placement) {
    self.element = element
    if self.placement == placement { return }
    self.placement = placement
    look(placement)
    perform.apply(CollectionViewLayoutAttributes(element, placement))
  }

  /// Shows itself at a place.
  final func look(_ placement: Placement) {
    if placement.hasTransform || layerIfMade != nil || !transform.isIdentity {
      if layer.transform != placement.transform { layer.transform = placement.transform }
      if layer.zPosition != Double(placement.zIndex) { layer.zPosition = Double(placement.zIndex) }
    } else if placement.zIndex != 0 {
      layer.zPosition = Double(placement.zIndex)
    }
    if transform.isIdentity {
      let place = Rect(origin: placement.origin, size: placement.size)
      if frame != place { frame = place }
    } else {
      if bounds.size != placement.size { bounds.size = placement.size }
      if center != placement.center { center = placement.center }
    }
    if alpha != placement.alpha { alpha = placement.alpha }
    if isHidden != placement.isHidden { isHidden = placement.isHidden }
  }

  /// Makes the view ready for another element, where a script may reset what it has put in.
  func reuse() { perform.prepareForReuse() }

  // MARK: Description

  /// Whether the view shows one element after the other: what it shows is the data's.
  public final var isReused: Bool { reuseIdentifier != nil && superview is CollectionView }

  open override var heldBytes: Int { super.heldBytes + reuseIdentifier.heldBytes }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("reuseIdentifier", reuseIdentifier ?? "")
  }
}

/// Which views can stand for each other: those of one kind and identifier.
struct ReusePool: Hashable {
  var category: CollectionViewLayoutAttributes.ElementCategory
  var kind = ""
  var identifier: String
}

/// Makes a view of a registered class with a frame; nil when the script that should failed.
public typealias ReusableViewMaker = (_ frame: Rect) -> CollectionReusableView?
