import Testing

@testable import ViewKit

private typealias IndexPath = ViewKit.IndexPath

@Suite struct CollectionViewTests {
  /// So many items, with cells that are made by hand.
  private final class Source: Object, CollectionViewDataSource {
    var count: Int
    var asked = 0

    init(_ count: Int) { self.count = count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell? {
      asked += 1
      return try? collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private func grid(_ source: Source) -> CollectionView {
    let grid = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: CollectionViewFlowLayout())
    grid.register({ CollectionViewCell(frame: $0) }, forCellWithReuseIdentifier: "item")
    grid.dataSource = source
    grid.layoutIfNeeded()
    return grid
  }

  @Test func `A billion items have as many cells as fit`() throws {
    let source = Source(1_000_000_000)
    let grid = grid(source)
    #expect(grid.visibleCells.count == 35)
    try grid.scrollToItem(
      at: IndexPath(row: 999_999_999, section: 0), at: .bottom, animated: false)
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForVisibleItems.last?.row == 999_999_999)
    #expect(source.asked < 80)
    #expect(grid.subviews.count < 40)
  }

  @Test func `Scrolling asks for the cells alone that come into sight`() {
    let source = Source(10_000)
    let grid = grid(source)
    source.asked = 0
    grid.contentOffset.y = 5
    grid.layoutIfNeeded()
    #expect(source.asked == 0)
    grid.contentOffset.y = 60
    grid.layoutIfNeeded()
    #expect(source.asked == 5)
  }

  @Test func `A reload carries offset and selection over`() throws {
    let (first, second) = (Source(500), Source(500))
    let (old, new) = (grid(first), grid(second))
    try old.selectItem(
      at: IndexPath(row: 300, section: 0), animated: false, scrollPosition: .top)
    old.layoutIfNeeded()
    Restoring.carry(from: old, to: new)
    new.layoutIfNeeded()
    #expect(new.contentOffset == old.contentOffset)
    #expect(new.indexPathsForSelectedItems == [IndexPath(row: 300, section: 0)])
    #expect(new.cellForItem(at: IndexPath(row: 300, section: 0))?.isSelected == true)
  }

  @Test func `Elements in front by the layout lie in front, and others in their order`() {
    let source = Source(6)
    let grid = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: Stack())
    grid.register({ CollectionViewCell(frame: $0) }, forCellWithReuseIdentifier: "item")
    grid.dataSource = source
    grid.layoutIfNeeded()
    let order = grid.subviews.compactMap { $0 as? CollectionViewCell }
      .compactMap { grid.indexPath(for: $0)?.row }
    #expect(order == [0, 2, 3, 5, 4, 1])
    #expect(grid.indexPathForItem(at: Point(x: 10, y: 10))?.row == 1)
  }

  /// All items on top of each other, the fifth and the second in front.
  private final class Stack: CollectionViewLayout {
    override var collectionViewContentSize: Size { Size(width: 320, height: 400) }

    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes] {
      (0..<6).reversed().map { row in
        let attributes = CollectionViewLayoutAttributes(
          forCellWith: IndexPath(row: row, section: 0))
        attributes.frame = Rect(x: 0, y: 0, width: 50, height: 50)
        attributes.zIndex = row == 1 ? 2 : row == 4 ? 1 : 0
        return attributes
      }
    }
  }
}
