import ViewKit

// The verbs for the rows of tables and the items of grids.
extension Driver {
  func useRows(_ step: Step, on view: View?) throws(StepFailure) {
    guard let query = step.query else { return }
    if finger != nil { throw .fingerDown(step.verb) }
    let search = search()
    let element = try element(query, view, search)
    let around = sequence(first: element.view, next: \.superview)
    let lists = around.lazy.filter { $0 is TableView || $0 is CollectionView }
    guard let list = lists.compactMap({ $0 as? ScrollView }).first else {
      throw .noTable(step.verb, element: search.account(element))
    }
    let row = Row(list: list, path: path(step, 0), verb: step.verb)
    if row.place == nil { throw .noRow(row.absence) }
    guard let table = list as? TableView else { return try useItem(row) }
    try reveal(row)
    switch step.verb {
    case .select: try tap(row)
    case .delete: try delete(row, of: table)
    case .reorder: try move(row, of: table, to: path(step, 2))
    default: break
    }
  }

  private func useItem(_ row: Row) throws(StepFailure) {
    guard row.verb == .select || row.verb == .reveal else {
      throw row.failure("no finger does that to a grid by itself; tap or drag what does it here")
    }
    try reveal(row)
    if row.verb == .select { try tap(row) }
  }

  /// The index path of two arguments.
  private func path(_ step: Step, _ position: Int) -> IndexPath {
    IndexPath(
      row: Int(step.number(position + 1) ?? 1) - 1, section: Int(step.number(position) ?? 1) - 1)
  }

  /// The row or the item that a step is about.
  struct Row {
    /// The table or the grid.
    let list: ScrollView
    let path: IndexPath
    let verb: Verb

    /// The offset at which it is seen; nil when there is no such row.
    var place: Point? {
      (list as? TableView)?.offset(toShowRowAt: path)
        ?? (list as? CollectionView)?.offset(toShowItemAt: path)
    }

    /// Why there is none.
    var absence: String {
      if let grid = list as? CollectionView {
        return grid.offset(toShowItemAt: path) == nil
          && path.row < grid.numberOfItems(inSection: path.section)
          ? "the layout of \(grid.pathName) has no place for item \(path)" : "\(grid.noItem(path))"
      }
      return (list as? TableView).map { "\($0.noRow(path))" } ?? ""
    }

    /// The cell of a row.
    var cell: TableViewCell? { (list as? TableView)?.cellForRow(at: path) }

    /// The cell of a row, or of an item.
    var view: View? { cell ?? (list as? CollectionView)?.cellForItem(at: path) }

    func failure(_ reason: String) -> StepFailure {
      .rowRefuses(
        verb, row: "\(list is TableView ? "row" : "item") \(path) of \(list.pathName)",
        reason: reason)
    }
  }

  // MARK: - Revealing

  /// Scrolls with a finger until all of a row is seen, or as much as there is room for.
  private func reveal(_ row: Row) throws(StepFailure) {
    let list = row.list
    for _ in 0..<StepTiming.mostPulls {
      guard let place = row.place else { throw row.failure("it has gone") }
      let before = list.contentOffset
      let way = Point(x: place.x - before.x, y: place.y - before.y)
      let axes = ScrollAxis.allCases.filter { abs($0 == .horizontal ? way.x : way.y) >= 0.5 }
      if axes.isEmpty { return }
      let search = search()
      guard let element = search.element(of: list) else { throw row.failure("the list has gone") }
      for axis in axes where !list.isScrollEnabled || !list.canScroll(axis) {
        throw .cannotScroll(search.account(element), reason: list.reasonToRest(axis))
      }
      try pull(list, by: way, element, search)
      application.settle()
      try finishTransitions()
      if list.contentOffset == before { break }
    }
    throw row.failure("a finger that scrolls does not bring it into sight")
  }

  // MARK: - Touching

  /// Taps a row where nothing in it takes the tap for itself.
  private func tap(_ row: Row) throws(StepFailure) {
    let (cell, element, search) = try seen(row)
    let place = freePlace(on: cell, element)
    try checkArrival(at: place, of: element, search)
    application.beginTapSequence()
    tap(place)
  }

  private func seen(
    _ row: Row
  ) throws(StepFailure) -> (View, ElementMatch, ElementSearch) {
    let search = search()
    guard let cell = row.view, let element = search.element(of: cell) else {
      throw row.failure("it has no cell")
    }
    return (cell, element, search)
  }

  /// The middle of a cell, unless a control is there.
  private func freePlace(on cell: View, _ element: ElementMatch) -> Point {
    let area = element.visible
    let places = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08].map {
      Point(x: area.minX + area.width * $0, y: area.midY)
    }
    let free = places.first { place in
      var next = application.hitTest(place)
      while let view = next, view !== cell {
        if view is Control { return false }
        next = view.superview
      }
      return next === cell
    }
    return free ?? area.center
  }

  /// Taps a part of a row, and waits for what follows.
  private func tap(_ part: View, of row: Row) throws(StepFailure) {
    let search = search()
    guard let element = search.element(of: part) else { throw row.failure("it has gone") }
    try checkArrival(at: element.visible.center, of: element, search)
    application.beginTapSequence()
    tap(element.visible.center)
    application.settle()
  }

  // MARK: - Deleting

  private func delete(_ row: Row, of table: TableView) throws(StepFailure) {
    if table.isEditing, table.indexPathForOpenRow == nil {
      guard let control = row.cell?.editControl, control.kind == .delete else {
        throw row.failure(
          "it has no − at its left; tableView_editingStyleForRowAt says what it has")
      }
      if row.cell?.showingDeleteConfirmation != true { try tap(control, of: row) }
    } else {
      try open(row, of: table)
    }
    try finishTransitions()
    guard let buttons = row.cell?.actionButtons, !buttons.isEmpty else {
      throw row.failure("its buttons do not come")
    }
    let button =
      buttons.first { $0.action == nil } ?? buttons.first { $0.currentTitle == "Delete" }
      ?? buttons.first { $0.action?.style == .destructive }
    guard let button else {
      let titles = buttons.reversed().map { quoted($0.currentTitle ?? "") }
      throw row.failure("no button deletes it; there are \(titles.joined(separator: " "))")
    }
    try tap(button, of: row)
  }

  /// Swipes over a row.
  private func open(_ row: Row, of table: TableView) throws(StepFailure) {
    // What is open is closed by the first touch.
    for _ in 0..<(table.indexPathForOpenRow == nil ? 1 : 2) {
      if table.indexPathForOpenRow == row.path { return }
      let (cell, element, search) = try seen(row)
      let place = freePlace(on: cell, element)
      try checkArrival(at: place, of: element, search)
      application.beginTapSequence()
      swipe(place, .left, element)
      application.settle()
      try finishTransitions()
    }
    if table.indexPathForOpenRow == row.path { return }
    throw row.failure(
      "a swipe does not open it; that needs tableView_commit_forRowAt in the data source, and "
        + "tableView_canEditRowAt and tableView_editingStyleForRowAt that allow it")
  }

}
