/// Gives a table the rows of a snapshot, and shows another snapshot by what differs, as
/// `UITableViewDiffableDataSource`.
///
/// Identifiers are numbers here, which stand for whatever a script uses.
open class TableViewDiffableDataSource: Object, TableViewDataSource {
  public typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  /// The table that it is the data source of.
  public private(set) final weak var tableView: TableView?
  /// What the table shows.
  public private(set) final var current = Snapshot()
  /// How rows come and go.
  public final var defaultRowAnimation = RowAnimation.automatic
  /// Makes the cell of an item.
  public final var cellProvider: ((TableView, IndexPath, Int) -> TableViewCell?)?
  /// Gives the text above a section, by its identifier, and below it.
  public final var titleForHeader: ((TableView, Int) -> String?)? {
    didSet { tableView?.reloadTitles() }
  }
  public final var titleForFooter: ((TableView, Int) -> String?)? {
    didSet { tableView?.reloadTitles() }
  }
  private final var keeperSlot = Owned<Object>()
  private final var providerSlots = Providers()

  /// The functions of a script that stand behind the providers.
  private struct Providers: ~Copyable {
    var cell = Referred<Object>()
    var header = Referred<Object>()
    var footer = Referred<Object>()
  }

  /// Makes a data source and gives it to a table, `init(tableView:cellProvider:)`.
  public init(
    tableView: TableView, cellProvider: ((TableView, IndexPath, Int) -> TableViewCell?)? = nil
  ) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: What a script has behind it

  /// What keeps the identifiers that the numbers stand for.
  public final var keeper: Object? { keeperSlot.value }

  public final var cellFunction: Object? {
    get { providerSlots.cell.value }
    set { providerSlots.cell.set(newValue, in: self) }
  }

  public final var headerFunction: Object? {
    get { providerSlots.header.value }
    set { providerSlots.header.set(newValue, in: self) }
  }

  public final var footerFunction: Object? {
    get { providerSlots.footer.value }
    set { providerSlots.footer.set(newValue, in: self) }
  }

  // MARK: Snapshots

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - old: the snapshot that is shown, in the numbers of the new one.
  ///   - keeper: is kept as long as this snapshot is shown.
  ///   - animated: whether rows are seen to come, go and move; else all are asked for anew.
  ///   - completion: called when they have come to rest.
  public final func apply(
    _ snapshot: Snapshot, from old: Snapshot, keeper: Object? = nil, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) throws(InvalidUse) {
    let updates = snapshot.updates(from: old, with: defaultRowAnimation)
    current = snapshot
    current.forgetReloads()
    keeperSlot.set(keeper, in: self)
    guard let tableView, tableView.dataSource === self else {
      completion?()
      return
    }
    guard animated else {
      // UIKit asks for all anew before iOS 15.
      tableView.reloadData()
      completion?()
      return
    }
    if updates.isEmpty {
      completion?()
    } else {
      try tableView.perform(updates, completion: completion)
    }
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    var count = super.dropTargets(where: isGone)
    if let cellFunction, isGone(cellFunction) { (self.cellFunction, count) = (nil, count + 1) }
    if let headerFunction, isGone(headerFunction) {
      (self.headerFunction, count) = (nil, count + 1)
    }
    if let footerFunction, isGone(footerFunction) {
      (self.footerFunction, count) = (nil, count + 1)
    }
    return count
  }

  // MARK: What the table asks

  public final func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int {
    current.sectionIdentifiers.indices.contains(section)
      ? current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count : 0
  }

  public final func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    current.itemIdentifier(at: indexPath).flatMap { cellProvider?(tableView, indexPath, $0) }
      ?? tableView.failedCell(indexPath, nil)
  }

  public final func numberOfSections(in tableView: TableView) -> Int? { current.numberOfSections }

  public final func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    section < current.numberOfSections
      ? titleForHeader?(tableView, current.sectionIdentifiers[section]) : nil
  }

  public final func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? {
    section < current.numberOfSections
      ? titleForFooter?(tableView, current.sectionIdentifiers[section]) : nil
  }
}
