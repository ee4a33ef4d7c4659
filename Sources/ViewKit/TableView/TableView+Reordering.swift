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
    guard editing.moved == nil, isEditing, let path = indexPath(for: cell) else { return }
    endConfirmation(animated: true)
    editing.moved = MovedRow(
      cell: cell, source: path, target: path, grip: touch.location(in: cell).y, touch: touch)
    bringSubviewToFront(cell)
  }

  private func continueReordering(_ touch: Touch) {
    guard let moved = editing.moved, let cell = moved.cell else { return }
    let y = touch.location(in: self).y
    cell.frame.origin.y = y - moved.grip
    scrollAtEdge(cell)
    guard let proposed = target(at: cell.frame.midY), proposed != moved.target else { return }
    let before = generation
    let target = allowedTarget(from: moved.source, to: proposed)
    guard before == generation, editing.moved != nil, target != moved.target else { return }
    editing.moved?.target = target
    makeRoom()
  }

  /// The row in whose place the moved one would go. Without others in a section it may become its
  /// first.
  private func target(at y: Double) -> IndexPath? {
    guard let layout else { return nil }
    if let path = layout.path(at: y) { return path }
    guard let section = layout.section(at: y) else {
      return y < layout.tableHeader ? layout.firstPath(below: 0) : lastPath
    }
    let count = layout.sections[section].rows.count
    let isAbove = y < layout.top(ofSection: section) + layout.sections[section].header
    let isOwn = section == editing.moved?.source.section
    return IndexPath(row: isAbove ? 0 : isOwn ? max(0, count - 1) : count, section: section)
  }

  private var lastPath: IndexPath? {
    guard let layout, let section = layout.sections.indices.last else { return nil }
    let isOwn = section == editing.moved?.source.section
    let count = layout.sections[section].rows.count
    return IndexPath(row: isOwn ? max(0, count - 1) : count, section: section)
  }

  private func allowedTarget(from source: IndexPath, to proposed: IndexPath) -> IndexPath {
    if delegateImplements(
      .tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath)
    {
      let hook = Hook.tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath
      if case .indexPath(let other) = delegate?.callBack(hook, self, source, proposed) {
        return exists(other, from: source) ? other : proposed
      }
      return proposed
    }
    let other = (delegate as? any TableViewDelegate)?.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    return other.flatMap { exists($0, from: source) ? $0 : nil } ?? proposed
  }

  private func exists(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard let layout, layout.sections.indices.contains(target.section) else { return false }
    let count = layout.sections[target.section].rows.count
    return (0..<(target.section == source.section ? count : count + 1)).contains(target.row)
  }

  /// Scrolls by a little when the moved cell comes to an edge.
  private func scrollAtEdge(_ cell: TableViewCell) {
    let step = Metrics.reorderScrollStep
    var offset = contentOffset
    if cell.frame.minY < bounds.minY + contentInset.top { offset.y -= step }
    if cell.frame.maxY > bounds.maxY - contentInset.bottom { offset.y += step }
    offset = clamped(offset)
    let change = offset.y - contentOffset.y
    if change == 0 { return }
    contentOffset = offset
    cell.frame.origin.y += change
  }

  /// Shows the other rows where they would be.
  private func makeRoom() {
    guard let moved = editing.moved, let layout, let height = moved.cell?.bounds.height else {
      return
    }
    let move = { [self] in
      for (cell, path) in zip(shownCells.elements, shownPaths) where cell !== moved.cell {
        guard layout.has(path) else { continue }
        var frame = frame(of: path)
        if path > moved.source, path <= moved.target { frame.origin.y -= height }
        if path < moved.source, path >= moved.target { frame.origin.y += height }
        cell.frame = frame
      }
    }
    guard let application, window != nil else { return move() }
    application.animate(AnimationParameters(duration: Metrics.rowMotion), changes: move) { _ in }
  }

  private func endReordering() {
    guard let moved = editing.moved else { return }
    editing.moved = nil
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
    editing.moved = nil
    settleRows()
  }

  private func settleRows() {
    setNeedsLayout()
    guard let application, window != nil else { return }
    application.animate(
      AnimationParameters(duration: Metrics.rowMotion), changes: { [self] in placeCells() }
    ) { _ in }
  }
}
