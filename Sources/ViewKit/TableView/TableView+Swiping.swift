// Rows that a finger opens by sweeping over them.
extension TableView {
  /// The row that a swipe has opened.
  public final var indexPathForOpenRow: IndexPath? { editing.swiped }

  /// Whether a finger that moves sideways over a row is for the table.
  final func mayBegin(_ recognizer: RowSwipeGestureRecognizer) -> Bool {
    guard !editing.isOn, mayTakeTouches(of: recognizer) else { return false }
    // While a row is open any such movement is about that.
    if editing.swiped != nil { return true }
    guard recognizer.way.x < 0, let cell = cell(under: recognizer) else { return false }
    return canOpen(cell)
  }

  final func swipeDidChange(
    _ recognizer: RowSwipeGestureRecognizer, _ state: GestureRecognizer.State
  ) {
    switch state {
    case .began:
      let cell = cell(under: recognizer)
      // All of the way counts that is not the pan's own.
      let way = recognizer.way.x
      recognizer.widthAtStart = (way < 0 ? 0 - Metrics.panHysteresis : Metrics.panHysteresis) - way
      guard let open = editing.swiped else {
        if let cell { openRow(of: cell) }
        openCell?.pull(to: width(recognizer))
        return
      }
      if let cell, indexPath(for: cell) == open {
        recognizer.widthAtStart += cell.allActionsWidth
        cell.pull(to: width(recognizer))
      } else {
        endSwipe(animated: true)
      }
    case .changed: openCell?.pull(to: width(recognizer))
    case .ended: release(recognizer)
    case .cancelled: endSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  /// The cell of the row that a swipe has opened.
  private var openCell: TableViewCell? { editing.swiped.flatMap(cellForRow(at:)) }

  /// How much of the buttons a finger has uncovered.
  private func width(_ recognizer: RowSwipeGestureRecognizer) -> Double {
    recognizer.widthAtStart - recognizer.translation(in: self).x
  }

  /// The finger has let go of a row, which goes on to the side to which it was moved last, or lies
  /// nearer.
  private func release(_ recognizer: RowSwipeGestureRecognizer) {
    guard let cell = openCell else { return }
    let speed = recognizer.velocity(in: self).x
    let opens =
      abs(speed) > Metrics.rowFlickSpeed
      ? speed < 0 : width(recognizer) > cell.allActionsWidth / 2
    if opens { cell.endPull() } else { endSwipe(animated: true) }
  }

  /// The cell of the table in which the finger of a recogniser has landed.
  final func cell(under recognizer: GestureRecognizer) -> TableViewCell? {
    var next = recognizer.tracks.first?.touch?.view
    while let view = next, view !== self {
      if let cell = view as? TableViewCell, cell.owner === self { return cell }
      next = view.superview
    }
    return nil
  }

  /// Whether a swipe uncovers what can be done with a row.
  private func canOpen(_ cell: TableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    let before = generation
    return (commitsEdits || delegateImplements(.tableView_editActionsForRowAt))
      && canEdit(path) && before == generation
      && editingStyle(of: path) == .delete && before == generation
  }

  /// A finger swept over a row: shows what can be done with it.
  private func openRow(of cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    let before = generation
    tell(.tableView_willBeginEditingRowAt, path) { $0.tableView(self, willBeginEditingRowAt: path) }
    guard before == generation, indexPath(for: cell) == path, !editing.isOn else { return }
    forgetPress()
    editing.swiped = path
    cell.editingStyle = .delete
    cell.setShowingDeleteConfirmation(true, isSwiped: true, isPulled: true, animated: false)
  }

  /// Closes the row that a swipe has opened.
  final func endSwipe(animated: Bool) {
    guard let path = editing.swiped else { return }
    let cell = cellForRow(at: path)
    editing.swiped = nil
    cell?.setShowingDeleteConfirmation(false, animated: animated)
    tell(.tableView_didEndEditingRowAt, path) { $0.tableView(self, didEndEditingRowAt: path) }
  }
}

extension View {
  /// Whether the view is of a class, or lies in a view that is.
  final func isInside<Container: View>(_ type: Container.Type) -> Bool {
    var next: View? = self
    while let view = next {
      if view is Container { return true }
      next = view.superview
    }
    return false
  }
}
