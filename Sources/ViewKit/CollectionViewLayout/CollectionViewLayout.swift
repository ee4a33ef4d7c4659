/// Says where the elements of a grid lie, as `UICollectionViewLayout`; made to be subclassed.
///
/// A grid asks in this order: ``prepare()``, ``collectionViewContentSize``, then
/// ``layoutAttributesForElements(in:)`` for what is in sight, and again from the beginning in the
/// layout pass after ``invalidateLayout()``.
open class CollectionViewLayout: Object {
  /// The grid that is laid out.
  public internal(set) final weak var collectionView: CollectionView?
  /// What makes views of the layout's own, by their kind.
  private(set) final var decorationMakers: [String: ReusableViewMaker] = [:]
  /// The change that the grid is showing.
  final var change: GridChange?

  public override init() { super.init() }

  /// Registers what makes the views of a kind that are the layout's own; nil takes it back.
  public final func register(
    _ maker: ReusableViewMaker?, forDecorationViewOfKind kind: String
  ) {
    decorationMakers[kind] = maker
  }

  // MARK: What subclasses override

  /// Called before the first question, and before the first one after ``invalidateLayout()``: the
  /// place to compute what does not change while a finger scrolls.
  open func prepare() {}

  /// The size of all content, seen or not.
  open var collectionViewContentSize: Size { .zero }

  /// What is said of the elements of which something lies in a rectangle. More does no harm.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes] { [] }

  open func layoutAttributesForItem(at path: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Whether the elements lie elsewhere with other bounds: also asked at each step of scrolling.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Has the grid ask for all anew with its next layout. Overrides call `super`.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated(self) }

  /// Where the content comes to rest that would at `proposed`.
  ///
  /// - Parameter velocity: of the finger that let go, in points a millisecond; nil where items or
  ///   the layout have changed.
  open func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point?
  ) -> Point { proposed }

  // MARK: Changes

  /// Called when items or sections have changed, after ``prepare()`` and before the six that follow.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called after them, while the grid records what is to move.
  open func finalizeCollectionViewUpdates() {}

  /// From where an element comes into sight in a change. Asked of each that is in sight afterwards:
  /// by default one that was there before comes from its old place, a new one fades in.
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { arrival(of: .cell(path)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { arrival(of: .supplementary(kind, path)) }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { arrival(of: .decoration(kind, path)) }

  /// Where an element goes in a change. Asked, with its old place, of each that was in sight before:
  /// by default one that stays goes to its new place, another fades out.
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { departure(of: .cell(path)) }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { departure(of: .supplementary(kind, path)) }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { departure(of: .decoration(kind, path)) }

  // MARK: Hooks of ViewKit's own layouts

  /// What is known of the places no longer holds.
  func forgetPlaces() {}

  /// The grid's items are about to be others: what is known of the places until now is kept until
  /// ``changeDidEnd()``.
  func changeWillBegin() {}

  func changeDidEnd() {}

  /// Where an element was before the change that is being shown.
  func placementBeforeChange(of element: LayoutElement) -> Placement? { change?.old[element] }

  private func arrival(of element: LayoutElement) -> CollectionViewLayoutAttributes? {
    guard let change else { return nil }
    let placement: Placement? =
      if let old = change.oldElement(of: element) {
        placementBeforeChange(of: old)
      } else {
        change.new[element]?.transparent
      }
    return placement.map { CollectionViewLayoutAttributes(element, $0) }
  }

  private func departure(of element: LayoutElement) -> CollectionViewLayoutAttributes? {
    guard let change else { return nil }
    guard let new = change.newElement(of: element) else {
      return placementBeforeChange(of: element)
        .map { CollectionViewLayoutAttributes(element, $0.transparent) }
    }
    if let placement = change.new[new] { return CollectionViewLayoutAttributes(element, placement) }
    return perform.attributes(of: new)
      .map { CollectionViewLayoutAttributes(element, $0.placement) }
  }
}
