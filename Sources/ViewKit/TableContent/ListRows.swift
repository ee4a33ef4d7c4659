/// The elements of a list as the rows of a table: what changes in the list is seen to change.
final class ListRows: TableContent, ListObserver {
  /// By this name cells are used again, and a class can be registered for them.
  static let identifier = "cell"

  private var listSlot = Owned<List>()

  var list: List? { listSlot.value }
  private var lastFailure: String?

  init(_ list: List) {
    super.init()
    listSlot.set(list, in: self)
    list.addObserver(self)
  }

  override func numberOfRows(inSection section: Int) -> Int { list?.count ?? 0 }

  override func cell(at path: IndexPath) -> TableViewCell? {
    guard let table else { return nil }
    let cell =
      table.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? TableViewCell(style: .default, reuseIdentifier: Self.identifier)
    lastFailure = Object.keep([cell]) { table.cellFiller?(table, cell, path) }
    return lastFailure == nil ? cell : nil
  }

  override var failure: String? { lastFailure }

  func list(_ list: List, didChange updates: BatchUpdates) {
    guard let table else { return }
    do {
      try table.perform(updates)
    } catch {
      table.report(Report(.invalidUse, error.description))
    }
  }
}

extension TableView {
  /// The list whose elements are the rows; nil where the rows are others'. What changes in it is seen
  /// to change.
  public final var list: List? {
    get { (content as? ListRows)?.list }
    set {
      if newValue === list { return }
      if let newValue {
        setContent(ListRows(newValue))
      } else {
        setContent(nil)
      }
    }
  }

  /// Registers what makes the cells of the rows of a ``list``.
  public final func registerListCells(_ maker: @escaping CellMaker) {
    register(maker, forCellReuseIdentifier: ListRows.identifier)
  }
}
