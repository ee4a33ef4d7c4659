import Testing

@testable import ViewKit

/// Random batches of changes of tables; see ``ThrashRun``.
@Suite struct TableThrashTests {
  /// How heights are found out, and whether the table is seen.
  enum Kind: CaseIterable { case asked, animated, estimated }

  @Test(arguments: Kind.allCases)
  func batchesAgreeWithASlowModel(kind: Kind) {
    ThrashRun.run(kind, seeds: 1_000) { TableRun(kind: kind, seed: $0) }
  }
}

/// One table with its data.
private final class TableRun: ThrashRun, TableViewDataSource, TableViewDelegate {
  private let kind: TableThrashTests.Kind
  private var model = ModelTable(ModelList([]), height: 200)
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))

  init(kind: TableThrashTests.Kind, seed: Int) {
    self.kind = kind
    super.init(seed: seed)
    model.list = ModelList(rows(atMost: 8))
    table.allowsMultipleSelection = true
    if kind == .animated { try? window.addSubview(table) }
    if kind == .estimated { table.estimatedRowHeight = 35 }
    table.dataSource = self
    table.delegate = self
    settle()
  }

  override var list: ModelList { model.list }

  override func perform(_ batch: RandomBatch) throws {
    model.apply(batch)
    try table.perform(batch.updates)
  }

  override func scrollAndSelect() {
    model.scroll(to: Double(Int.random(in: 0...400, using: &random)))
    table.contentOffset = Point(x: 0, y: model.offset)
    settle()
    for path in model.list.paths where random.happens(10) {
      model.selection.insert(model.list[path])
      try? table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  override func settle() {
    if kind == .animated {
      application.advance(by: 1)
    } else {
      table.layoutIfNeeded()
    }
  }

  // MARK: Agreement

  override func checkAtOnce(_ when: String) {
    expect("sections \(when)", table.numberOfSections, model.list.sections.count)
    for (index, section) in model.list.sections.enumerated() {
      expect(
        "rows of \(index) \(when)", table.numberOfRows(inSection: index), section.rows.count)
    }
    expect("selection \(when)", table.indexPathsForSelectedRows, model.selectedPaths)
    if kind == .estimated { return }
    expect("height \(when)", table.contentSize.height, model.contentHeight)
    expect("offset \(when)", table.contentOffset.y, model.offset)
  }

  override func check(_ when: String) {
    checkAtOnce(when)
    let paths = kind == .estimated ? table.indexPathsForVisibleRows : model.visiblePaths
    expect("rows in sight \(when)", table.indexPathsForVisibleRows, paths)
    let cells = table.visibleCells
    expect("paths of cells \(when)", cells.map { table.indexPath(for: $0) }, paths)
    for path in paths {
      guard let cell = table.cellForRow(at: path) else {
        expect("a cell at \(path) \(when)", false, true)
        continue
      }
      expect("frame of \(path) \(when)", cell.frame, table.rectForRow(at: path))
      expect(
        "selected at \(path) \(when)", cell.isSelected,
        model.selection.contains(model.list[path]))
      expect(
        "height of \(path) \(when)", cell.bounds.height, ModelTable.rowHeight(model.list[path]))
      expect("opacity of \(path) \(when)", cell.alpha, 1)
    }
    checkCells(
      cells, tags: paths.map { model.list[$0] },
      subviews: table.subviews.count { $0 is TableViewCell }, when)
  }

  // MARK: Data

  func numberOfSections(in tableView: TableView) -> Int? { model.list.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.list.sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.tag = model.list[indexPath]
    return cell
  }

  var givesRowHeights: Bool { true }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    ModelTable.rowHeight(model.list[indexPath])
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { displayed[cell.tag, default: 0] += 1 }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { displayed[cell.tag, default: 0] -= 1 }
}
