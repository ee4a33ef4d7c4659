/// The elements of a list as the rows of a table.
final class ListRows: TableContent {
  private var followerSlot = Owned<ListFollower>()
  private var lastFailure: String?

  var list: List? { followerSlot.value?.list }

  init(_ list: List) {
    super.init()
    followerSlot.set(ListFollower(list), in: self)
  }

  override func tableDidChange() { followerSlot.value?.follow(for: table) }

  override func numberOfRows(inSection section: Int) -> Int { list?.count ?? 0 }

  override func cell(at path: IndexPath) -> TableViewCell? {
    guard let table else { return nil }
    let cell =
      table.dequeueReusableCell(withIdentifier: ListFollower.identifier)
      ?? TableViewCell(style: .default, reuseIdentifier: ListFollower.identifier)
    lastFailure = Object.keep([cell]) { table.cellFiller?(table, cell, path) }
    return lastFailure == nil ? cell : nil
  }

  override var failure: String? { lastFailure }
}

extension TableView: ListView, ListUpdating {
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
    register(maker, forCellReuseIdentifier: ListFollower.identifier)
  }
}
