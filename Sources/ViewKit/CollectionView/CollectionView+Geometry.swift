// Questions about places.
extension CollectionView {
  /// The cells in sight, in the order of their items. After ``reloadData()`` there are none until the
  /// layout.
  public final var visibleCells: [CollectionViewCell] {
    shown { $0.category == .cell }.compactMap { $0.view as? CollectionViewCell }
  }

  /// The items in sight.
  public final var indexPathsForVisibleItems: [IndexPath] {
    shown { $0.category == .cell }.map(\.element.path)
  }

  private func shown(
    _ isWanted: (LayoutElement) -> Bool
  ) -> [(element: LayoutElement, view: CollectionReusableView)] {
    if viewsAreStale { return [] }
    let bounds = self.bounds
    return zip(shownElements, shownViews.elements).filter { element, view in
      isWanted(element) && view.placement?.isSeen(in: bounds) == true
    }.map { ($0, $1) }
  }

  /// The cell of an item in sight; nil for others.
  public final func cellForItem(at path: IndexPath) -> CollectionViewCell? {
    shownView(.cell(path)) as? CollectionViewCell
  }

  /// The view in sight of a kind, such as the header of a section; nil for others.
  public final func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> CollectionReusableView? { shownView(.supplementary(kind, path)) }

  private func shownView(_ element: LayoutElement) -> CollectionReusableView? {
    if viewsAreStale { return nil }
    return position(of: element).map { shownViews.elements[$0] }
  }

  /// The item of a cell on show; nil for others.
  public final func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    if viewsAreStale { return nil }
    guard let position = shownViews.elements.firstIndex(where: { $0 === cell }) else { return nil }
    return shownElements[position].category == .cell ? shownElements[position].path : nil
  }

  /// The item at a point of the content, in sight or not: of several that which is in front.
  public final func indexPathForItem(at point: Point) -> IndexPath? {
    prepareIfNeeded()
    guard layoutState == .ready, let layout = collectionViewLayout else { return nil }
    let rect = Rect(x: point.x, y: point.y, width: 1, height: 1)
    let found = Object.keep([layout]) { layout.perform.layoutAttributesForElements(in: rect) }
      .filter {
        $0.element.category == .cell && hasItem($0.indexPath) && !$0.isHidden
          && $0.frame.contains(point)
      }
    return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// What the layout says of an item; nil for one that does not exist.
  public final func layoutAttributesForItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    loadIfNeeded()
    return hasItem(path) ? attributes(of: .cell(path)) : nil
  }

  /// What the layout says of a view that is no cell.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributes(of: .supplementary(kind, path)) }

  private func attributes(of element: LayoutElement) -> CollectionViewLayoutAttributes? {
    placement(of: element).map { CollectionViewLayoutAttributes(element, $0) }
  }
}
