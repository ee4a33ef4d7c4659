/// Lets the items of a grid flow in lines, with headers and footers, as `UICollectionViewFlowLayout`.
///
/// The delegate of the grid may give each item a size, and each section its margins, spacings,
/// header and footer; the properties are for all others.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: String, CaseIterable, Sendable {
    case vertical, horizontal
  }

  /// The size of items, in points.
  public final var itemSize = Metrics.collectionItemSize {
    didSet { if itemSize != oldValue { settingDidChange() } }
  }
  /// The least room between lines, and between the items of one.
  public final var minimumLineSpacing = Metrics.collectionSpacing {
    didSet { if minimumLineSpacing != oldValue { settingDidChange() } }
  }
  public final var minimumInteritemSpacing = Metrics.collectionSpacing {
    didSet { if minimumInteritemSpacing != oldValue { settingDidChange() } }
  }
  /// The sizes of headers and footers, of which only the height counts, or where the grid scrolls
  /// sideways the width; 0 for none.
  public final var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { settingDidChange() } }
  }
  public final var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { settingDidChange() } }
  }
  /// The margins around the items of a section, between its header and its footer.
  public final var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { settingDidChange() } }
  }
  /// Along which way lines follow each other, and the grid scrolls.
  public final var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { settingDidChange() } }
  }

  /// nil until it is asked for.
  private final var storedGeometry: FlowGeometry?
  /// The one before the change that is being shown.
  private final var oldGeometry: FlowGeometry?
  private final var isMeasuring = false
  /// Whether it was said that items do not fit.
  final var hasWarned = false

  private func settingDidChange() { perform.invalidateLayout() }

  /// Made when it is needed, so that also a subclass whose `prepare` does not call `super` has one.
  private final var geometry: FlowGeometry {
    if let storedGeometry { return storedGeometry }
    // The delegate is being asked, and asks back.
    if isMeasuring {
      return FlowGeometry(isHorizontal: scrollDirection == .horizontal, across: 0)
    }
    isMeasuring = true
    defer { isMeasuring = false }
    let made = measure()
    storedGeometry = made
    return made
  }

  // MARK: What the grid asks

  open override func prepare() {
    super.prepare()
    _ = geometry
  }

  open override var collectionViewContentSize: Size { geometry.contentSize }

  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes] {
    geometry.elements(in: rect, limit: Metrics.maximumElementsAsked)
      .map(CollectionViewLayoutAttributes.init)
  }

  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributes(of: .cell(path)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributes(of: .supplementary(kind, path)) }

  private func attributes(of element: LayoutElement) -> CollectionViewLayoutAttributes? {
    geometry.frame(of: element)
      .map { CollectionViewLayoutAttributes(element, Placement(frame: $0)) }
  }

  /// Whether the bounds are other ones across the way in which the grid scrolls.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  // MARK: Changes

  override func forgetPlaces() { storedGeometry = nil }

  override func changeWillBegin() { oldGeometry = storedGeometry }

  override func changeDidEnd() { oldGeometry = nil }

  override func placementBeforeChange(of element: LayoutElement) -> Placement? {
    super.placementBeforeChange(of: element)
      ?? oldGeometry?.frame(of: element).map { Placement(frame: $0) }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.size("itemSize", itemSize, default: Metrics.collectionItemSize)
    visitor.number("minimumLineSpacing", minimumLineSpacing, default: Metrics.collectionSpacing)
    visitor.number(
      "minimumInteritemSpacing", minimumInteritemSpacing, default: Metrics.collectionSpacing)
    visitor.size("headerReferenceSize", headerReferenceSize)
    visitor.size("footerReferenceSize", footerReferenceSize)
    visitor.insets("sectionInset", sectionInset)
    visitor.text(
      "scrollDirection", scrollDirection.rawValue, isDefault: scrollDirection == .vertical)
  }
}
