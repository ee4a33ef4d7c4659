/// A finger on an item.
struct ItemPress {
  weak var cell: CollectionViewCell?
  var path: IndexPath
  weak var touch: Touch?
}

// Selected items.
extension CollectionView {
  /// The selected items, in their order.
  public final var indexPathsForSelectedItems: [IndexPath] { selectedPaths.sorted() }

  /// Selects an item, and scrolls to it where a position says so. The delegate is not asked and not
  /// told. nil selects none.
  public final func selectItem(
    at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) throws(InvalidUse) {
    loadIfNeeded()
    guard let path else { return deselectAll() }
    guard hasItem(path) else { throw noItem(path) }
    guard allowsSelection else { return }
    if !allowsMultipleSelection { deselectAll(but: path) }
    setSelected(true, path)
    if !scrollPosition.isEmpty {
      try scrollToItem(at: path, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item; the delegate is not asked and not told.
  public final func deselectItem(at path: IndexPath, animated: Bool) { setSelected(false, path) }

  final func deselectAll(but kept: IndexPath? = nil) {
    for path in selectedPaths.sorted() where path != kept { setSelected(false, path) }
  }

  /// Several are no longer allowed: the first stays selected.
  final func keepOneSelected() {
    if !allowsMultipleSelection { deselectAll(but: selectedPaths.min()) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected {
      selectedPaths.insert(path)
    } else {
      selectedPaths.remove(path)
    }
    guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
    cell.perform.setSelected(isSelected)
  }

  /// Cells and selection agree after a layout.
  final func noteSelectionOfCells() {
    for (view, element) in zip(shownViews.elements, shownElements) {
      guard element.category == .cell, let cell = view as? CollectionViewCell else { continue }
      let isSelected = selectedPaths.contains(element.path)
      if cell.isSelected != isSelected { cell.perform.setSelected(isSelected) }
    }
  }

  // MARK: A finger
  //
  // The order is that of the comment in UIKit's header: shouldHighlight and didHighlight when the
  // finger comes, shouldSelect, didSelect and didUnhighlight when it goes.

  final func pressBegan(_ touches: [Touch]) {
    if let press, press.cell == nil || press.touch == nil { unhighlight() }
    guard press == nil, touches.count == 1, let touch = touches.first, allowsSelection,
      let cell = cell(under: touch), let path = indexPath(for: cell)
    else { return }
    let before = generation
    let should =
      ask(.collectionView_shouldHighlightItemAt, path) {
        $0.collectionView(self, shouldHighlightItemAt: path)
      } ?? true
    guard should, before == generation else { return }
    press = ItemPress(cell: cell, path: path, touch: touch)
    cell.perform.setHighlighted(true)
    tell(.collectionView_didHighlightItemAt, path) {
      $0.collectionView(self, didHighlightItemAt: path)
    }
  }

  /// The cell that a finger touches.
  private func cell(under touch: Touch) -> CollectionViewCell? {
    var next = touch.view
    while let view = next, view !== self {
      if let cell = view as? CollectionViewCell, cell.superview === self { return cell }
      next = view.superview
    }
    return nil
  }

  final func pressMoved(_ touches: [Touch]) {
    guard let press, let cell = press.cell, let touch = press.touch, touches.contains(touch) else {
      return
    }
    if !cell.frame.contains(touch.location(in: self)) { unhighlight() }
  }

  final func pressEnded(_ touches: [Touch]) {
    guard let press, touches.contains(where: { $0 === press.touch }) else { return }
    choose(press.path)
    unhighlight()
  }

  /// The finger is no longer on the item.
  final func unhighlight() {
    guard let press else { return }
    self.press = nil
    press.cell?.perform.setHighlighted(false)
    tell(.collectionView_didUnhighlightItemAt, press.path) {
      $0.collectionView(self, didUnhighlightItemAt: press.path)
    }
  }

  /// A person has chosen an item.
  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selectedPaths.contains(path) {
      return deselectByPerson(path, isAsked: true)
    }
    let before = generation
    let should =
      ask(.collectionView_shouldSelectItemAt, path) {
        $0.collectionView(self, shouldSelectItemAt: path)
      } ?? true
    guard should, before == generation, hasItem(path) else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths.sorted() where old != path {
        deselectByPerson(old, isAsked: false)
        if before != generation { return }
      }
    }
    setSelected(true, path)
    if before != generation { return }
    tell(.collectionView_didSelectItemAt, path) { $0.collectionView(self, didSelectItemAt: path) }
  }

  /// - Parameter isAsked: whether the delegate can forbid it; not where another item is chosen.
  private func deselectByPerson(_ path: IndexPath, isAsked: Bool) {
    let before = generation
    if isAsked {
      let should =
        ask(.collectionView_shouldDeselectItemAt, path) {
          $0.collectionView(self, shouldDeselectItemAt: path)
        } ?? true
      guard should, before == generation else { return }
    }
    setSelected(false, path)
    if before != generation { return }
    tell(.collectionView_didDeselectItemAt, path) {
      $0.collectionView(self, didDeselectItemAt: path)
    }
  }
}
