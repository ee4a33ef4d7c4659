import FoundationEssentials
import Testing

@testable import ViewKit

private typealias IndexPath = ViewKit.IndexPath

/// Random batches of changes, beside a slow and obvious model.
///
/// `THRASH_SEED` is the first seed, `THRASH_COUNT` how many there are; CI has fixed ones.
@Suite struct GridThrashTests {
  private static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["THRASH_SEED"].flatMap(Int.init) ?? 1
    let count = environment["THRASH_COUNT"].flatMap(Int.init) ?? 500
    return first..<first + max(count, 1)
  }()

  /// Whether items have sizes of their own, and whether the grid is seen.
  enum Kind: CaseIterable { case uniform, animated, measured }

  @Test(arguments: Kind.allCases)
  func batchesAgreeWithASlowModel(kind: Kind) throws {
    for seed in Self.seeds {
      let run = ThrashRun(kind: kind, seed: seed)
      run.go()
      if let problem = run.problem {
        Issue.record("\(kind), seed \(seed): \(problem)")
        return
      }
    }
  }
}

/// One grid with its data, thrown at with batches.
private final class ThrashRun: Object, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private let kind: GridThrashTests.Kind
  private var random: SeededRandom
  private var model: ModelGrid
  private let grid: CollectionView
  private let application = Application()
  private let window: Window
  /// The numbers of the items that the grid has said to be on show, and how often.
  private var displayed: [Int: Int] = [:]
  private(set) var problem: String?

  init(kind: GridThrashTests.Kind, seed: Int) {
    self.kind = kind
    var random = SeededRandom(seed: UInt64(seed))
    let rows = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0...16, using: &random)
    }
    self.random = random
    let inset = EdgeInsets(top: 5, left: 8, bottom: 3, right: 4)
    model = ModelGrid(
      ModelList(rows), bounds: Size(width: 320, height: 200), headerHeight: 20, inset: inset,
      spacing: 7, isMeasured: kind == .measured)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 70, height: 30)
    layout.minimumLineSpacing = 7
    layout.minimumInteritemSpacing = 7
    layout.sectionInset = inset
    layout.headerReferenceSize = Size(width: 0, height: 20)
    grid = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    window = application.makeWindow()
    super.init()
    grid.allowsMultipleSelection = true
    grid.register({ CollectionViewCell(frame: $0) }, forCellWithReuseIdentifier: "item")
    grid.register(
      { CollectionReusableView(frame: $0) },
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    if kind == .animated { try? window.addSubview(grid) }
    grid.dataSource = self
    grid.delegate = self
    settle()
  }

  func go() {
    check("at first")
    for step in 1...6 where problem == nil {
      scrollAndSelect()
      let batch = RandomBatch(from: model.list, using: &random)
      model.apply(batch)
      do {
        try grid.perform(batch.updates)
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
    model.scroll(to: Double(Int.random(in: 0...500, using: &random)))
    grid.contentOffset = Point(x: 0, y: model.offset)
    settle()
    for path in model.list.paths where random.happens(10) {
      model.selection.insert(model.list[path])
      try? grid.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func settle() {
    if kind == .animated {
      application.advance(by: 1)
    } else {
      grid.layoutIfNeeded()
    }
  }

  // MARK: Agreement

  private func expect<Value: Equatable>(_ what: String, _ got: Value, _ wanted: Value) {
    if problem == nil, got != wanted { problem = "\(what): \(got) instead of \(wanted)" }
  }

  private func expectNear(_ what: String, _ got: Rect, _ wanted: Rect) {
    let distances = zip(got.components, wanted.components).map { abs($0 - $1) }
    if distances.contains(where: { $0 > 1e-6 }) { expect(what, got, wanted) }
  }

  private func checkAtOnce(_ when: String) {
    expect("sections \(when)", grid.numberOfSections, model.list.sections.count)
    for (index, section) in model.list.sections.enumerated() {
      expect(
        "items of \(index) \(when)", grid.numberOfItems(inSection: index), section.rows.count)
    }
    expect("selection \(when)", grid.indexPathsForSelectedItems, model.selectedPaths)
    let height = model.places.height
    if abs(grid.contentSize.height - height) > 1e-6 {
      expect("height \(when)", grid.contentSize.height, height)
    }
    if abs(grid.contentOffset.y - model.offset) > 1e-6 {
      expect("offset \(when)", grid.contentOffset.y, model.offset)
    }
  }

  private func check(_ when: String) {
    checkAtOnce(when)
    let frames = model.places.frames
    let paths = model.visiblePaths
    expect("items in sight \(when)", grid.indexPathsForVisibleItems, paths)
    let cells = grid.visibleCells
    expect("cells \(when)", cells.map(\.tag), paths.map { model.list[$0] })
    for path in paths {
      guard let cell = grid.cellForItem(at: path) else {
        expect("a cell at \(path) \(when)", false, true)
        continue
      }
      expectNear("frame of \(path) \(when)", cell.frame, frames[path] ?? .zero)
      expect(
        "selected at \(path) \(when)", cell.isSelected,
        model.selection.contains(model.list[path]))
      expect("opacity of \(path) \(when)", cell.alpha, 1)
      expect("path of the cell at \(path) \(when)", grid.indexPath(for: cell), path)
    }
    let subviews = grid.subviews.compactMap { $0 as? CollectionViewCell }
    expect("cells in the grid \(when)", subviews.count, cells.count)
    let shown = Dictionary(cells.map { ($0.tag, 1) }, uniquingKeysWith: +)
    expect("displayed \(when)", displayed.filter { $0.value != 0 }, shown)
  }

  // MARK: Data

  func numberOfSections(in collectionView: CollectionView) -> Int? { model.list.sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.list.sections[section].rows.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell? {
    let cell = try? grid.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell?.tag = model.list[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView? {
    try? grid.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  var givesItemSizes: Bool { kind == .measured }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size? { model.size(model.list[path]) }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displayed[cell.tag, default: 0] += 1 }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displayed[cell.tag, default: 0] -= 1 }
}
