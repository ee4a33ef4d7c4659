import Testing

@testable import ViewKit

/// Random batches of changes of grids; see ``ThrashRun``.
@Suite struct GridThrashTests {
  /// Whether items have sizes of their own, and whether the grid is seen.
  enum Kind: CaseIterable { case uniform, animated, measured }

  @Test(arguments: Kind.allCases)
  func batchesAgreeWithASlowModel(kind: Kind) {
    ThrashRun.run(kind, seeds: 500) { GridRun(kind: kind, seed: $0) }
  }
}

/// One grid with its data.
private final class GridRun: ThrashRun, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private let kind: GridThrashTests.Kind
  private var model: ModelGrid
  private let grid: CollectionView

  init(kind: GridThrashTests.Kind, seed: Int) {
    self.kind = kind
    let inset = EdgeInsets(top: 5, left: 8, bottom: 3, right: 4)
    model = ModelGrid(
      ModelList([]), bounds: Size(width: 320, height: 200), headerHeight: 20, inset: inset,
      spacing: 7, isMeasured: kind == .measured)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 70, height: 30)
    layout.minimumLineSpacing = 7
    layout.minimumInteritemSpacing = 7
    layout.sectionInset = inset
    layout.headerReferenceSize = Size(width: 0, height: 20)
    grid = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    super.init(seed: seed)
    model.list = ModelList(rows(atMost: 16))
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

  override var list: ModelList { model.list }

  override func perform(_ batch: RandomBatch) throws {
    model.apply(batch)
    try grid.perform(batch.updates)
  }

  override func scrollAndSelect() {
    model.scroll(to: Double(Int.random(in: 0...500, using: &random)))
    grid.contentOffset = Point(x: 0, y: model.offset)
    settle()
    for path in model.list.paths where random.happens(10) {
      model.selection.insert(model.list[path])
      try? grid.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  override func settle() {
    if kind == .animated {
      application.advance(by: 1)
    } else {
      grid.layoutIfNeeded()
    }
  }

  // MARK: Agreement

  private func expectNear(_ what: String, _ got: Rect, _ wanted: Rect) {
    let distances = zip(got.components, wanted.components).map { abs($0 - $1) }
    if distances.contains(where: { $0 > 1e-6 }) { expect(what, got, wanted) }
  }

  override func checkAtOnce(_ when: String) {
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

  override func check(_ when: String) {
    checkAtOnce(when)
    let frames = model.places.frames
    let paths = model.visiblePaths
    expect("items in sight \(when)", grid.indexPathsForVisibleItems, paths)
    let cells = grid.visibleCells
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
    checkCells(
      cells, tags: paths.map { model.list[$0] },
      subviews: grid.subviews.count { $0 is CollectionViewCell }, when)
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
