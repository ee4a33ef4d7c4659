/// A screen that is a grid, as `UICollectionViewController`: its view is the grid, and it is the data
/// source and the delegate of it.
open class CollectionViewController: ViewController {
  private final var layoutSlot = Owned<CollectionViewLayout>()
  /// Whether no item is selected any more when the screen is about to be shown.
  public final var clearsSelectionOnViewWillAppear = true

  /// Makes a controller that makes a grid, `init(collectionViewLayout:)`.
  public init(application: Application, collectionViewLayout layout: CollectionViewLayout? = nil) {
    super.init(application: application)
    layoutSlot.set(layout, in: self)
  }

  /// The layout of the grid, or that which it will have.
  public final var collectionViewLayout: CollectionViewLayout? {
    (viewIfLoaded as? CollectionView)?.collectionViewLayout ?? layoutSlot.value
  }

  /// Gives the grid that is not made yet its layout.
  public final func setInitialLayout(_ layout: CollectionViewLayout) {
    layoutSlot.set(layout, in: self)
  }

  /// The grid: the ``ViewController/view``. It is loaded when it is asked for.
  public final var collectionView: CollectionView {
    // Views of other kinds are refused.
    get { view as? CollectionView ?? makeGrid() }
    set { view = newValue }
  }

  // MARK: The view

  private func makeGrid() -> CollectionView {
    let frame = application?.screen.bounds ?? Rect(origin: .zero, size: Metrics.screenSize)
    if layoutSlot.value == nil {
      report(
        Report(
          .invalidUse,
          "\(className) has a flow layout, as it was given none: UICollectionView must be initialized "
            + "with a non-nil layout parameter; write "
            + "\(className){ collectionViewLayout = ui.CollectionViewFlowLayout{} }"))
    }
    let layout = layoutSlot.value ?? CollectionViewFlowLayout()
    let grid = CollectionView(frame: frame, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layoutSlot.set(nil, in: self)
    return grid
  }

  override func makeDefaultView() -> View { makeGrid() }

  override func checkKind(of view: View) throws(InvalidUse) {
    if view is CollectionView { return }
    throw .notAGrid(view: view.pathName, controller: className)
  }

  /// A grid without a data source or a delegate gets the controller.
  override func viewDidChange(to view: View) {
    super.viewDidChange(to: view)
    guard let grid = view as? CollectionView else { return }
    if grid.dataSource == nil { grid.dataSource = self }
    if grid.delegate == nil { grid.delegate = self }
  }

  // MARK: Coming and going

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { collectionView.deselectAll() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.flashScrollIndicators()
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.bool(
      "clearsSelectionOnViewWillAppear", clearsSelectionOnViewWillAppear, default: true)
  }
}
