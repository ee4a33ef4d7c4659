// Moving rows by their controls at the right.
extension TableView {
  /// Whether a person can move a row.
  final func canMove(_ path: IndexPath) -> Bool {
    let moves =
      sourceImplements(.tableView_moveRowAt_to)
      || (dataSource as? any TableViewDataSource)?.movesRows == true
    guard moves else { return false }
    return askSource(.tableView_canMoveRowAt, path, \.bool) {
      $0.tableView(self, canMoveRowAt: path)
    } ?? true
  }

  func didDragReorderControl(of cell: TableViewCell, _ touch: Touch, _ phase: Touch.Phase) {
    switch phase {
    case .began: beginReordering(cell, touch)
    case .moved, .stationary: if touch === editing.moved?.touch { continueReordering(touch) }
    case .ended: if touch === editing.moved?.touch { endReordering() }
    case .cancelled: if touch === editing.moved?.touch { cancelReordering() }
    }
  }

  private func beginReordering(_ cell: TableViewCell, _ touch: Touch) {
    guard editing.moved == nil, editing.isOn, let path = indexPath(for: cell) else { return }
    endConfirmation(animated: true)
    editing.moved = MovedRow(
      cell: cell, source: path, target: path, proposed: path, grip: touch.location(in: cell).y,
      height: frame(of: path).height, touch: touch)
    bringSubviewToFront(cell)
  }

  private func continueReordering(_ touch: Touch) {
    follow(touch)
    scrollAtEdge()
  }

  /// The moved cell follows the finger, and the others make room for it.
  private func follow(_ touch: Touch) {
    guard let moved = editing.moved, let cell = moved.cell else { return }
    cell.frame.origin.y = touch.location(in: self).y - moved.grip
    guard let proposed = target(at: cell.frame.minY), proposed != moved.proposed else { return }
    editing.moved?.proposed = proposed
    let before = generation
    let target = allowedTarget(from: moved.source, to: proposed)
    guard before == generation, editing.moved != nil, target != moved.target else { return }
    editing.moved?.target = target
    animateRows()
  }

  private func allowedTarget(from source: IndexPath, to proposed: IndexPath) -> IndexPath {
    let before = generation
    guard let target = chosenTarget(from: source, to: proposed), before == generation else {
      return proposed
    }
    if exists(target, from: source) { return target }
    report(
      Report(
        .invalidUse,
        "the delegate of \(pathName) has the row \(source) moved to \(target), which does not "
          + "exist; it goes to \(proposed), where the finger has it"))
    return proposed
  }

  /// Where the delegate has a row moved; nil where it does not say.
  private func chosenTarget(from source: IndexPath, to proposed: IndexPath) -> IndexPath? {
    let hook = Hook.tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath
    if delegateImplements(hook) {
      guard case .indexPath(let other) = delegate?.callBack(hook, self, source, proposed) else {
        return nil
      }
      return other
    }
    return (delegate as? any TableViewDelegate)?.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
  }

  private func exists(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard let layout, layout.sections.indices.contains(target.section) else { return false }
    let count = layout.sections[target.section].rows.count
    return (0..<(target.section == source.section ? count : count + 1)).contains(target.row)
  }

  // MARK: At the edges

  /// While the moved cell is at an edge the table scrolls, also while the finger rests.
  private func scrollAtEdge() {
    guard editing.moved?.scrolling == nil, speedAtEdge != 0 else { return }
    editing.moved?.scrolling = application?.runLoop.schedule(after: 1 / Metrics.framesPerSecond) {
      [weak self] in self?.showFrameOfEdge()
    }
  }

  private func showFrameOfEdge() {
    guard let touch = editing.moved?.touch else { return }
    editing.moved?.scrolling = nil
    let offset = contentOffset
    let way = speedAtEdge / Metrics.framesPerSecond
    let next = clamped(Point(x: offset.x, y: pixelOffset(offset.y + way)))
    if next.y == offset.y { return }
    contentOffset = next
    // A script may have ended it.
    guard editing.moved?.touch === touch else { return }
    follow(touch)
    scrollAtEdge()
  }

  /// How fast the table scrolls, in points a second: the faster, the more of the moved cell is
  /// beyond the edge.
  private var speedAtEdge: Double {
    guard let cell = editing.moved?.cell else { return 0 }
    let above = bounds.minY + contentInset.top - cell.frame.minY
    let below = cell.frame.maxY - (bounds.maxY - contentInset.bottom)
    let beyond = max(above, below)
    if beyond <= 0 { return 0 }
    let speed = min(beyond / max(cell.bounds.height, 1), 1) * Metrics.reorderScrollSpeed
    return above >= below ? -speed : speed
  }

  // MARK: The end

  private func endReordering() {
    guard let moved = editing.moved else { return }
    forgetMove()
    let source = moved.source
    let target = moved.target
    if source != target {
      let before = generation
      if dataSource?.callBack(.tableView_moveRowAt_to, self, source, target) == nil {
        (dataSource as? any TableViewDataSource)?.tableView(self, moveRowAt: source, to: target)
      }
      if before == generation { moveWithoutAsking(from: source, to: target) }
    }
    settleRows()
  }

  /// The finger was taken away: the row goes back.
  final func cancelReordering() {
    if editing.moved == nil { return }
    forgetMove()
    settleRows()
  }

  private func forgetMove() {
    editing.moved?.scrolling?.cancel()
    editing.moved = nil
  }

  private func settleRows() {
    setNeedsLayout()
    animateRows()
  }

  /// Shows rows, headers and footers where they are now.
  private func animateRows() {
    let move = { [self] in
      placeCells()
      placeExtras()
    }
    guard let application, window != nil else { return move() }
    application.animate(AnimationParameters(duration: Metrics.rowMotion), changes: move) { _ in }
  }
}
