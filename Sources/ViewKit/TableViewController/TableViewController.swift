/// A screen that is a table, as `UITableViewController`: its view is the table, and it is the data
/// source and the delegate of it.
open class TableViewController: ViewController {
  /// The style of the table that it makes.
  public final var style: TableViewStyle
  /// Whether no row is selected any more when the screen is about to be shown.
  public final var clearsSelectionOnViewWillAppear = true
  private final var keyboardRoom = Owned<KeyboardRoom>()
  private final var refreshSlot = Owned<RefreshControl>()

  /// Makes a controller that makes a table, `init(style:)`.
  public init(application: Application, style: TableViewStyle = .plain) {
    self.style = style
    super.init(application: application)
  }

  /// The table: the ``ViewController/view``. It is loaded when it is asked for.
  public final var tableView: TableView {
    // Views of other kinds are refused.
    get { view as? TableView ?? makeTable() }
    set { view = newValue }
  }

  /// The control with which a person asks for new rows, by pulling the table down.
  public final var refreshControl: RefreshControl? {
    get { refreshSlot.value ?? (viewIfLoaded as? TableView)?.refreshControl }
    set {
      refreshSlot.set(newValue, in: self)
      if let table = viewIfLoaded as? TableView { table.refreshControl = newValue }
    }
  }

  // MARK: The view

  private func makeTable() -> TableView {
    let frame = application?.screen.bounds ?? Rect(origin: .zero, size: Metrics.screenSize)
    let table = TableView(frame: frame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return table
  }

  override func makeDefaultView() -> View { makeTable() }

  override func checkKind(of view: View) throws(InvalidUse) {
    if view is TableView { return }
    throw .notATable(view: view.pathName, controller: className)
  }

  /// Apple, `UITableViewController`: a table without a data source or a delegate gets the
  /// controller.
  override func viewDidChange(to view: View) {
    super.viewDidChange(to: view)
    guard let table = view as? TableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    // It goes with the controller from table to table.
    if let control = refreshSlot.value { table.refreshControl = control }
  }

  // MARK: Coming and going

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView.deselectAll(animated) }
    guard let application else { return }
    let room = keyboardRoom.value ?? KeyboardRoom()
    keyboardRoom.set(room, in: self)
    room.begin(for: tableView, in: application)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom.value?.end()
    keyboardRoom.set(nil, in: self)
  }

  // MARK: Editing

  /// Enters or leaves edit mode, and so does the table.
  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    tableView.perform.setEditing(isEditing, animated: animated)
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.bool(
      "clearsSelectionOnViewWillAppear", clearsSelectionOnViewWillAppear, default: true)
  }
}
