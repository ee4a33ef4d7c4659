import FoundationEssentials
import Testing

@testable import ViewKit

private typealias IndexPath = ViewKit.IndexPath

/// Random batches of changes, beside a slow and obvious model.
///
/// `THRASH_SEED` is the first seed, `THRASH_COUNT` how many there are; CI has fixed ones.
@Suite struct TableThrashTests {
  private static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["THRASH_SEED"].flatMap(Int.init) ?? 1
    let count = environment["THRASH_COUNT"].flatMap(Int.init) ?? 1_000
    return first..<first + max(count, 1)
  }()

  /// How heights are found out, and whether the table is seen.
  enum Kind: CaseIterable { case asked, animated, estimated }

  @Test(arguments: Kind.allCases)
  func batchesAgreeWithASlowModel(kind: Kind) throws {
    for seed in Self.seeds {
      let run = ThrashRun(kind: kind, seed: seed)
      try run.go()
      if let problem = run.problem {
        Issue.record("\(kind), seed \(seed): \(problem)")
        return
      }
    }
  }
}

/// One table with its data, thrown at with batches.
private final class ThrashRun: Object, TableViewDataSource, TableViewDelegate {
  private let kind: TableThrashTests.Kind
  private var random: SeededRandom
  private var model: ModelTable
  private let table: TableView
  private let application = Application()
  private let window: Window
  /// The numbers of the rows that the table has said to be on show, and how often.
  private var displayed: [Int: Int] = [:]
  private(set) var problem: String?

  init(kind: TableThrashTests.Kind, seed: Int) {
    self.kind = kind
    var random = SeededRandom(seed: UInt64(seed))
    let rows = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0...8, using: &random)
    }
    self.random = random
    model = ModelTable(ModelList(rows), height: 200)
    table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    window = application.makeWindow()
    super.init()
    table.allowsMultipleSelection = true
    if kind == .animated { try? window.addSubview(table) }
    if kind == .estimated { table.estimatedRowHeight = 35 }
    table.dataSource = self
    table.delegate = self
    settle()
  }

  func go() throws {
    check("at first")
    for step in 1...6 where problem == nil {
      scrollAndSelect()
      let batch = RandomBatch(from: model.list, using: &random)
      model.apply(batch)
      do {
        try table.perform(batch.updates)
      } catch {
        problem = "refused a batch that fits: \(error)"
        return
      }
      checkAtOnce("batch \(step)")
      settle()
      check("after batch \(step)")
    }
  }

  private func scrollAndSelect() {
    model.scroll(to: Double(Int.random(in: 0...400, using: &random)))
    table.contentOffset = Point(x: 0, y: model.offset)
    settle()
    for path in model.list.paths where random.happens(10) {
      model.selection.insert(model.list[path])
      try? table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  private func settle() {
    if kind == .animated {
      application.advance(by: 1)
    } else {
      table.layoutIfNeeded()
    }
  }

  // MARK: Agreement

  private func expect<Value: Equatable>(_ what: String, _ got: Value, _ wanted: Value) {
    if problem == nil, got != wanted { problem = "\(what): \(got) instead of \(wanted)" }
  }

  private func checkAtOnce(_ when: String) {
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

  private func check(_ when: String) {
    checkAtOnce(when)
    let paths = kind == .estimated ? table.indexPathsForVisibleRows : model.visiblePaths
    expect("rows in sight \(when)", table.indexPathsForVisibleRows, paths)
    let cells = table.visibleCells
    expect("paths of cells \(when)", cells.map { table.indexPath(for: $0) }, paths)
    expect("cells \(when)", cells.map(\.tag), paths.map { model.list[$0] })
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
    let subviews = table.subviews.compactMap { $0 as? TableViewCell }
    expect("cells in the table \(when)", subviews.count, cells.count)
    let shown = Dictionary(cells.map { ($0.tag, 1) }, uniquingKeysWith: +)
    expect("displayed \(when)", displayed.filter { $0.value != 0 }, shown)
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
