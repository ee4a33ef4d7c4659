/// A grid: items in sections that a layout puts in their places, of which only those that are seen
/// have a view, as `UICollectionView`.
///
/// This file has what is stored and what can be overridden; `CollectionView+….swift` have the rest
/// by topic: the data, the views, reuse, geometry, selection, changes, layouts.
open class CollectionView: ScrollView {
  /// The kinds of the views of a flow layout, `UICollectionElementKindSectionHeader` and `…Footer`.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private final var dataSourceSlot = Referred<Object>()
  private final var fillSlot = Referred<Object>()
  final var layoutSlot = Owned<CollectionViewLayout>()
  final var backgroundSlot = Owned<View>()
  /// What follows the ``list``.
  final var followerSlot = Owned<ListFollower>()
  /// Fills the cell of an element of the ``list``; gives what went wrong, if anything did.
  public final var cellFiller: ((CollectionView, CollectionViewCell, IndexPath) -> String?)?
  final var listFailure: String?

  // MARK: Data

  /// How many items the sections have; nil until the data source has been asked.
  final var counts: [Int]?
  /// Grows when the items become others, so that who calls a script sees whether that changed them.
  final var generation = 0
  /// Whether the views were made for other items than those that are there.
  final var viewsAreStale = false
  /// The data source is being asked; it is not asked from within.
  final var isLoading = false

  // MARK: Layout

  /// How far the layout has been asked.
  enum LayoutState { case invalid, preparing, ready }
  final var layoutState = LayoutState.invalid
  /// What the layout has said of the elements in ``knownRect``, by rising element.
  final var known: [PlacedElement] = []
  final var knownRect = Rect.null
  /// The layout is being asked whether it suits other bounds.
  final var isAskingAboutBounds = false

  // MARK: Views

  /// The views on show, by rising element, and their elements beside them.
  final var shownViews = OwnedList<CollectionReusableView>()
  final var shownElements: [LayoutElement] = []
  /// Whether the layout has put views in front of others.
  final var usesDepth = false
  /// Views that are going: they are seen until the animation of their going ends.
  final var leavingViews = OwnedList<CollectionReusableView>()
  final var leavingElements: [(element: LayoutElement, generation: Int)] = []
  final var pools: [ReusePool: ViewPool<CollectionReusableView>] = [:]
  final var makers: [ReusePool: ReusableViewMaker] = [:]
  /// The element for which the data source is being asked for a view.
  final var asked: PlacedElement?
  /// The pass over the views is under way.
  final var isUpdatingViews = false

  // MARK: Selection

  /// Whether items can be selected by a person, one or several.
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { keepOneSelected() } }
  }
  final var selectedPaths: Set<IndexPath> = []
  /// The item under the finger.
  final var press: ItemPress?

  /// The block of changes that is being collected.
  final var updates: CollectedUpdates?

  /// A new grid is black, as UIKit's.
  public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    super.init(frame: frame)
    backgroundColor = .black
    layoutSlot.set(layout, in: self)
    layout.collectionView?.layoutWasTaken()
    layout.collectionView = self
  }

  /// Who has the items; not held. Setting it asks for all of them anew.
  public final var dataSource: Object? {
    get { dataSourceSlot.value }
    set {
      if newValue === dataSourceSlot.value { return }
      dataSourceSlot.set(newValue, in: self)
      dataWillBeOthers()
    }
  }

  /// A script's function with which the ``cellFiller`` fills cells.
  public final var fillFunction: Object? {
    get { fillSlot.value }
    set { fillSlot.set(newValue, in: self) }
  }

  /// Another delegate may give items other sizes.
  override func delegateDidChange() {
    super.delegateDidChange()
    if collectionViewLayout is CollectionViewFlowLayout { invalidate() }
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    var count = super.dropTargets(where: isGone)
    if let fillFunction, isGone(fillFunction) {
      self.fillFunction = nil
      count += 1
    }
    guard let dataSource, isGone(dataSource) else { return count }
    self.dataSource = nil
    return count + 1
  }

  // MARK: Layout pass

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateViews()
  }

  override func contentWillBeMeasured() {
    super.contentWillBeMeasured()
    prepareIfNeeded()
  }

  override func boundsDidChange(from old: Rect) {
    let change = changeOfBounds(from: old)
    super.boundsDidChange(from: old)
    if let change, canShowChange {
      show(change, of: regroup(change), from: collectionViewLayout)
    }
  }

  override func contentInsetDidChange() {
    super.contentInsetDidChange()
    if collectionViewLayout is CollectionViewFlowLayout { invalidate() }
  }

  override func restingPlace(_ target: Point, after velocity: Point) -> Point {
    layoutSlot.value?.perform.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity) ?? target
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: [Touch], with event: Event?) { pressBegan(touches) }
  open override func touchesMoved(_ touches: [Touch], with event: Event?) { pressMoved(touches) }
  open override func touchesEnded(_ touches: [Touch], with event: Event?) { pressEnded(touches) }
  open override func touchesCancelled(_ touches: [Touch], with event: Event?) { unhighlight() }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeGrid(visitor)
  }
}
