/// A list of rows in sections, of which only those that are seen have a view, as `UITableView`.
///
/// This file has what is stored and what can be overridden; `TableView+….swift` have the rest by
/// topic: the data, the cells, headers and footers, geometry, selection, changes, editing.
open class TableView: ScrollView {
  /// Plain or grouped.
  public final let style: TableViewStyle

  private final var dataSourceSlot = Referred<Object>()
  /// The rows that the table has itself.
  final var contentSlot = Owned<TableContent>()
  private final var fillSlot = Referred<Object>()
  /// Fills the cell of an element of the ``list``; gives what went wrong, if anything did.
  public final var cellFiller: ((TableView, TableViewCell, IndexPath) -> String?)?
  final var headerSlot = Owned<View>()
  final var footerSlot = Owned<View>()
  final var backgroundSlot = Owned<View>()

  // MARK: Data

  /// Where rows, headers and footers lie; nil until the data source has been asked.
  final var layout: TableLayout?
  /// Grows when the rows become others, so that who calls a script sees whether that changed them.
  final var generation = 0
  /// Whether the cells were made for other rows than those of the layout.
  final var cellsAreStale = false
  /// The width for which heights were asked.
  final var widthOfHeights = 0.0
  /// The data source is being asked for all; it is not asked from within.
  final var isLoading = false {
    didSet { if !isLoading { countsWhileLoading = nil } }
  }
  /// How many rows the sections have while the data source is being asked; 0 where it was not yet.
  final var countsWhileLoading: [Int]?

  // MARK: Cells

  /// The cells on show, by rising path, and the paths beside them.
  final var shownCells = OwnedList<TableViewCell>()
  final var shownPaths: [IndexPath] = []
  /// The header and footer views on show, and whose they are.
  final var shownExtras = OwnedList<View>()
  final var shownExtraPlaces: [ExtraPlace] = []
  /// What may be used again, by identifier.
  final var cellPools: [String: ViewPool<TableViewCell>] = [:]
  final var extraPools: [String: ViewPool<TableViewHeaderFooterView>] = [:]
  /// What makes cells, and header and footer views, of registered classes.
  final var cellMakers: [String: CellMaker] = [:]
  final var extraMakers: [String: ExtraMaker] = [:]
  /// The path for which the data source is being asked for a cell.
  final var askedPath: IndexPath?
  /// The pass over the cells is under way.
  final var isUpdatingCells = false

  // MARK: Looks

  /// The height of each row that the delegate gives no height, in points;
  /// ``automaticDimension`` is 44, or with an ``estimatedRowHeight`` what the cell needs.
  public final var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// The heights of headers and footers that the delegate gives none.
  public final var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  public final var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// About the height of a row: with one the real height of a row is asked when the row comes into
  /// sight; 0, the default, for none.
  public final var estimatedRowHeight = 0.0 {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// What divides the rows.
  public final var separatorStyle = TableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { looksDidChange() } }
  }
  /// The colour of what divides the rows; nil is UIKit's grey.
  public final var separatorColor: Color? {
    didSet { if separatorColor != oldValue { looksDidChange() } }
  }
  /// How far the lines between rows stay off the sides; by default 15 points on the left.
  public final var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? Metrics.separatorInset }
    set {
      if newValue == ownSeparatorInset { return }
      ownSeparatorInset = newValue
      looksDidChange()
    }
  }
  /// nil unless it was set.
  final var ownSeparatorInset: EdgeInsets?

  // MARK: Selection

  /// Whether rows can be selected by a person, outside and inside of editing, one or several.
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { keepOneSelected() } }
  }
  public final var allowsSelectionDuringEditing = false
  public final var allowsMultipleSelectionDuringEditing = false {
    didSet { if editing.isOn { looksDidChange() } }
  }
  final var selectedPaths: Set<IndexPath> = []
  /// The row under the finger.
  final var press: RowPress?

  // MARK: Editing and changes

  final var editing = TableEditing()
  final var updates: TableUpdates?
  final var leaving = LeavingCells()

  // MARK: Index

  final var indexSlot = Owned<TableIndexView>()
  /// The least number of rows for which the index is seen.
  public final var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  public final var sectionIndexColor: Color? {
    didSet { indexSlot.value?.setNeedsDisplay() }
  }
  public final var sectionIndexBackgroundColor: Color? {
    didSet { indexSlot.value?.backgroundColor = sectionIndexBackgroundColor }
  }
  public final var sectionIndexTrackingBackgroundColor: Color?

  /// A table is white, or the grey of grouped ones.
  public init(frame: Rect = .zero, style: TableViewStyle = .plain) {
    self.style = style
    super.init(frame: frame)
    addGestureRecognizer(RowSwipeGestureRecognizer())
    addGestureRecognizer(RowMenuGestureRecognizer())
    backgroundColor = style == .plain ? .white : Metrics.groupedTableColor
    alwaysBounceVertical = bouncesByDefault
  }

  /// Who has the rows; not held. Setting it asks for all of them anew.
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

  override func delegateDidChange() {
    super.delegateDidChange()
    delegateOfRowsDidChange()
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

  // MARK: Layout

  /// A table bounces though all its rows are in sight, as a device's does.
  override var bouncesByDefault: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateCells()
  }

  override func contentWillBeMeasured() {
    super.contentWillBeMeasured()
    loadIfNeeded()
  }

  override func boundsDidChange(from old: Rect) {
    if bounds.width != old.width { widthDidChange() }
    super.boundsDidChange(from: old)
  }

  /// Enters or leaves the state in which rows can be deleted, inserted and moved.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    changeEditing(to: isEditing, animated: animated)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: [Touch], with event: Event?) { pressBegan(touches) }
  open override func touchesMoved(_ touches: [Touch], with event: Event?) { pressMoved(touches) }
  open override func touchesEnded(_ touches: [Touch], with event: Event?) { pressEnded(touches) }
  open override func touchesCancelled(_ touches: [Touch], with event: Event?) { pressCancelled() }

  /// A touch beside the buttons of a row that a swipe has opened closes that, and does nothing else.
  open override func touchesShouldBegin(
    _ touches: [Touch], with event: Event?, in view: View
  ) -> Bool {
    if editing.swiped != nil, !view.isInside(CellActionButton.self) {
      endSwipe(animated: true)
      return false
    }
    return super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func dragWillBegin() {
    super.dragWillBegin()
    endSwipe(animated: true)
    endConfirmation(animated: true)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case let swipe as RowSwipeGestureRecognizer: mayBegin(swipe)
    case let press as RowMenuGestureRecognizer: mayBegin(press)
    default: super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeTable(visitor)
  }
}
