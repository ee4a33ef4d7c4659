import ViewKit

// The verb that moves rows.
extension Driver {
  /// Takes a row by its control and brings it to another place; the table scrolls while the finger
  /// rests at an edge.
  func move(_ row: Row, of table: TableView, to target: IndexPath) throws(StepFailure) {
    guard table.isEditing, table.indexPathForOpenRow == nil else {
      throw row.failure("the table is not in edit mode; setEditing(true) shows what moves rows")
    }
    let search = search()
    guard let control = row.cell?.reorderControl, let element = search.element(of: control) else {
      throw row.failure(
        "it has no control for that; that needs tableView_moveRowAt_to in the data source, and "
          + "tableView_canMoveRowAt that allows it")
    }
    let start = element.visible.center
    try checkArrival(at: start, of: element, search)
    application.beginTapSequence()
    application.touchDown(at: start)
    application.settle()
    guard table.top(ofMovedRowAt: target) != nil else {
      application.touchCancel()
      throw row.failure("there is no place \(target) for it")
    }
    try carry(row, of: table, from: start, to: target)
    application.touchUp()
  }

  private func carry(
    _ row: Row, of table: TableView, from start: Point, to target: IndexPath
  ) throws(StepFailure) {
    guard let cell = row.cell else { return application.touchCancel() }
    // How far the finger is below the cell's upper edge, on the screen.
    let grip = start.y - onScreen(cell.bounds.origin, of: cell).y
    var finger = start
    let limit = application.clock.time + StepTiming.edgeLimit
    while let top = table.top(ofMovedRowAt: target) {
      let room = table.bounds.inset(by: table.contentInset)
      let isAbove = top < room.minY
      let isBelow = top + cell.bounds.height > room.maxY
      let before = table.contentOffset
      if !isAbove && !isBelow || !table.hasMore(above: isAbove) {
        let y = onScreen(Point(x: 0, y: top), of: table).y + grip
        // While the finger was on its way the table may have gone on.
        if abs(y - finger.y) < 0.5 { break }
        glide(from: finger, to: Point(x: start.x, y: y))
        finger.y = y
        continue
      }
      // All of the cell is beyond the edge.
      let edge = isAbove ? room.minY - cell.bounds.height : room.maxY
      let place = Point(x: start.x, y: onScreen(Point(x: 0, y: edge), of: table).y + grip)
      if place != finger { glide(from: finger, to: place) }
      finger = place
      application.advance(by: 1 / Metrics.framesPerSecond)
      if application.clock.time > limit || table.contentOffset == before {
        application.touchCancel()
        throw row.failure("the table does not scroll as far as \(target)")
      }
    }
    guard let proposed = table.proposedPlaceOfMovedRow else {
      throw row.failure("it was put back on the way")
    }
    if proposed != target {
      // The end of a section and the beginning of the next may be the same place.
      let nudge = proposed < target ? StepTiming.nudge : -StepTiming.nudge
      glide(from: finger, to: finger.offset(dx: 0, dy: nudge))
    }
    application.advance(by: StepTiming.dragRest)
  }

  private func glide(from start: Point, to end: Point) {
    let path = Path(from: start, to: end)
    let time = application.clock.time
    for count in 1...StepTiming.dragMoves {
      let progress = Double(count) / Double(StepTiming.dragMoves)
      application.advance(by: time + StepTiming.drag * progress - application.clock.time)
      application.touchMove(to: path.point(progress))
    }
  }
}

extension ScrollView {
  /// Whether there is more content above what is seen, or below it.
  fileprivate func hasMore(above isAbove: Bool) -> Bool {
    let offset = contentOffset
    return clamped(offset.offset(dx: 0, dy: isAbove ? -1 : 1)).y != offset.y
  }
}
