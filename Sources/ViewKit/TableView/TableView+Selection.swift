/// A finger on a row.
struct RowPress {
  weak var cell: TableViewCell?
  var path: IndexPath
  weak var touch: Touch?
  /// The selection was asked for while the finger was down, so that it is not asked again.
  var isHighlighted = false
}

// Selected rows.
extension TableView {
  /// The selected row; the first of several.
  public final var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  /// The selected rows, from above to below.
  public final var indexPathsForSelectedRows: [IndexPath] { selectedPaths.sorted() }

  /// Selects a row, and scrolls to it unless the position is ``ScrollPosition/none``. The delegate is
  /// not asked and not told. nil selects none.
  public final func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) throws(InvalidUse) {
    loadIfNeeded()
    guard let path else { return deselectAll(animated) }
    guard layout?.has(path) == true else { throw noRow(path) }
    if !selectsSeveral { deselectAll(animated, but: path) }
    setSelected(true, path, animated)
    if scrollPosition != .none {
      try scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row; the delegate is not asked and not told.
  public final func deselectRow(at path: IndexPath, animated: Bool) {
    setSelected(false, path, animated)
  }

  /// Whether more than one row can be selected now.
  final var selectsSeveral: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether a person can select rows now.
  final var selectsRows: Bool {
    if editing.isOn { return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }
    return allowsSelection || allowsMultipleSelection
  }

  final func deselectAll(_ isAnimated: Bool, but kept: IndexPath? = nil) {
    for path in selectedPaths.sorted() where path != kept { setSelected(false, path, isAnimated) }
  }

  /// Several are no longer allowed: the first stays selected.
  final func keepOneSelected() {
    if !allowsMultipleSelection { deselectAll(false, but: selectedPaths.min()) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, _ isAnimated: Bool) {
    if isSelected {
      selectedPaths.insert(path)
    } else {
      selectedPaths.remove(path)
    }
    guard let cell = cellForRow(at: path), cell.isSelected != isSelected else { return }
    cell.perform.setSelected(isSelected, animated: isAnimated)
  }

  // MARK: A finger

  final func pressBegan(_ touches: [Touch]) {
    forgetLostPress()
    guard press == nil, touches.count == 1, let touch = touches.first else { return }
    // A tap anywhere closes a row that a swipe has opened, and does nothing else.
    if editing.swiped != nil { return endSwipe(animated: true) }
    if editing.confirming != nil { return endConfirmation(animated: true) }
    guard selectsRows, let path = indexPathForRow(at: touch.location(in: self)),
      content?.isSelectable(path) != false, let cell = cellForRow(at: path),
      touch.view?.isDescendant(of: cell) == true
    else { return }
    let before = generation
    let should =
      ask(.tableView_shouldHighlightRowAt, path, \.bool) {
        $0.tableView(self, shouldHighlightRowAt: path)
      } ?? true
    guard should, before == generation else { return }
    press = RowPress(cell: cell, path: path, touch: touch, isHighlighted: true)
    cell.perform.setHighlighted(true, animated: false)
    tell(.tableView_didHighlightRowAt, path) { $0.tableView(self, didHighlightRowAt: path) }
  }

  final func pressMoved(_ touches: [Touch]) {
    guard let press, let cell = press.cell, let touch = press.touch, touches.contains(touch) else {
      return
    }
    if !cell.frame.contains(touch.location(in: self)) { pressCancelled() }
  }

  final func pressEnded(_ touches: [Touch]) {
    guard let press, touches.contains(where: { $0 === press.touch }) else { return }
    let before = generation
    unhighlight()
    if before == generation { choose(press.path) }
  }

  final func pressCancelled() { unhighlight() }

  private func unhighlight() {
    guard let press else { return }
    self.press = nil
    press.cell?.perform.setHighlighted(false, animated: false)
    tell(.tableView_didUnhighlightRowAt, press.path) {
      $0.tableView(self, didUnhighlightRowAt: press.path)
    }
  }

  /// A finger on a cell that was taken out has been lifted without a word to the table.
  private func forgetLostPress() {
    if let press, press.touch?.isDown != true || press.cell?.superview !== self { unhighlight() }
  }

  /// The row under the finger is another now; the touch does nothing more.
  final func forgetPress() {
    guard let press else { return }
    self.press = nil
    press.cell?.perform.setHighlighted(false, animated: false)
  }

  /// A person has chosen a row.
  private func choose(_ path: IndexPath) {
    if selectsSeveral, selectedPaths.contains(path) { return deselectByPerson(path) }
    let before = generation
    guard let chosen = rowToSelect(path), before == generation else { return }
    guard layout?.has(chosen) == true else {
      return report(Report(.invalidUse, noRow(chosen).description))
    }
    if !selectsSeveral {
      for old in selectedPaths.sorted() where old != chosen {
        deselectByPerson(old)
        if before != generation { return }
      }
    }
    setSelected(true, chosen, false)
    content?.didSelect(chosen)
    if before != generation { return }
    tell(.tableView_didSelectRowAt, chosen) { $0.tableView(self, didSelectRowAt: chosen) }
  }

  private func deselectByPerson(_ path: IndexPath) {
    let before = generation
    guard let chosen = rowToDeselect(path), before == generation else { return }
    setSelected(false, chosen, false)
    tell(.tableView_didDeselectRowAt, chosen) { $0.tableView(self, didDeselectRowAt: chosen) }
  }

  /// The row that the delegate has selected in the place of another; nil for none.
  private func rowToSelect(_ path: IndexPath) -> IndexPath? {
    redirected(path, .tableView_willSelectRowAt) { $0.tableView(self, willSelectRowAt: path) }
  }

  private func rowToDeselect(_ path: IndexPath) -> IndexPath? {
    redirected(path, .tableView_willDeselectRowAt) { $0.tableView(self, willDeselectRowAt: path) }
  }

  private func redirected(
    _ path: IndexPath, _ callback: Hook, _ body: (any TableViewDelegate) -> IndexPath?
  ) -> IndexPath? {
    switch delegate?.callBack(callback, self, path) {
    case .indexPath(let other): return other
    // A script that returns nil forbids it.
    case .some(.none): return nil
    case nil:
      guard let delegate = delegate as? any TableViewDelegate else { return path }
      return body(delegate)
    default: return path
    }
  }

  /// Cells and selection agree after a layout.
  final func noteSelectionOfCells() {
    for (cell, path) in zip(shownCells.elements, shownPaths) {
      let isSelected = selectedPaths.contains(path)
      if cell.isSelected != isSelected { cell.perform.setSelected(isSelected, animated: false) }
    }
  }
}
