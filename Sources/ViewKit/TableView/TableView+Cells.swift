// The cells of the rows in sight.
extension TableView {
  /// Makes cells for the rows that came into sight and puts away those of rows that left it, in the
  /// layout pass.
  final func updateCells() {
    guard !isUpdatingCells else { return }
    loadIfNeeded()
    if layout == nil, hasRows { return }
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    let before = generation
    if cellsAreStale {
      cellsAreStale = false
      putAwayAll()
    }
    guard before == generation, layout != nil else { return setNeedsLayout() }
    putAwayCellsOutOfSight()
    guard before == generation else { return setNeedsLayout() }
    showCellsInSight()
    guard before == generation else { return setNeedsLayout() }
    placeCells()
    updateExtras()
    placeStandingViews()
    liftMovedRow()
    noteSelectionOfCells()
  }

  /// Makes the cells that a block of changes brings into sight, before they are placed.
  final func makeCellsForChanges() {
    guard !isUpdatingCells else { return }
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    showCellsInSight()
  }

  // MARK: Coming into sight

  private func showCellsInSight() {
    let before = generation
    let first = shownPaths.first
    var next = layout?.firstPath(below: bounds.minY)
    var shown = 0
    while let path = next, let span = layout?.span(of: path), span.top < bounds.maxY {
      if position(of: path) == nil {
        show(path, isAbove: first.map { path < $0 } ?? false)
        if before != generation { return }
      }
      shown += 1
      if shown >= Metrics.maximumVisibleRows { return tooManyRows() }
      next = layout?.path(after: path)
    }
  }

  private func tooManyRows() {
    report(
      Report(
        .invalidUse,
        "\(pathName) shows only the first \(Metrics.maximumVisibleRows) of the rows in sight: "
          + "they are too low to be seen"))
  }

  /// Asks for the cell of a row and puts it in.
  ///
  /// - Parameter isAbove: whether the row came into sight above others: these stay where they are
  ///   seen when its height is another than was expected.
  private func show(_ path: IndexPath, isAbove: Bool) {
    let before = generation
    if estimatesRows, layout?.sections[path.section].rows.known(path.row) == nil || asksEstimates {
      let height = heightOfAppearingRow(path)
      if before != generation { return }
      if let height { setHeight(height, of: path, isAbove: isAbove) }
    }
    guard let cell = askCell(for: path), before == generation else { return }
    configure(cell, for: path)
    if before != generation { return }
    if needsFittingHeight(path) {
      let height = fittingHeight(of: cell)
      if before != generation { return }
      setHeight(height, of: path, isAbove: isAbove)
    }
    cell.frame = frame(of: path)
    display(cell, path)
  }

  /// Whether the cell says how high its row is.
  private func needsFittingHeight(_ path: IndexPath) -> Bool {
    estimatesRows && rowHeight == TableView.automaticDimension
      && layout?.sections[path.section].rows.known(path.row) == nil
  }

  /// The height that a cell needs.
  final func fittingHeight(of cell: TableViewCell) -> Double {
    let size = cell.perform.sizeThatFits(Size(width: bounds.width, height: 0))
    return usable(size.height) ?? Metrics.rowHeight
  }

  private func setHeight(_ height: Double, of path: IndexPath, isAbove: Bool) {
    guard let change = layout?.setHeight(height, of: path) else { return }
    if change == 0 { return }
    if isAbove { contentOffset.y += change }
    updateContentHeight()
  }

  /// Tells the delegate of a cell that is about to be seen, and shows it.
  private func display(_ cell: TableViewCell, _ path: IndexPath) {
    let before = generation
    if let position = shownPaths.firstIndex(where: { $0 > path }) {
      shownPaths.insert(path, at: position)
      shownCells.insert(cell, at: position, in: self)
    } else {
      shownPaths.append(path)
      shownCells.append(cell, in: self)
    }
    tell(.tableView_willDisplay_forRowAt, cell, path) {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
    guard before == generation,
      let position = shownCells.elements.firstIndex(where: { $0 === cell })
    else { return }
    addCell(cell, at: position)
  }

  private func addCell(_ cell: TableViewCell, at position: Int) {
    let place = shownCells.elements[..<position].last { $0.superview === self }
    do {
      if let place {
        try insertSubview(cell, aboveSubview: place)
      } else if let back = backgroundSlot.value, back.superview === self {
        try insertSubview(cell, aboveSubview: back)
      } else {
        try insertSubview(cell, at: 0)
      }
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  // MARK: Asking for a cell

  /// The cell for a row; one that tells what is wrong where the data source gives none.
  private func askCell(for path: IndexPath) -> TableViewCell? {
    let outer = askedPath
    askedPath = path
    defer { askedPath = outer }
    let before = generation
    let cell =
      content.map { $0.cell(at: path) }
      ?? askSource(.tableView_cellForRowAt, path, \.cell) {
        $0.tableView(self, cellForRowAt: path)
      }
    guard before == generation else {
      if let cell { putBack(cell) }
      return nil
    }
    guard let cell else { return failedCell(path, problemOfMissingCell(path)) }
    if let problem = problem(of: cell, at: path) { return failedCell(path, problem) }
    return cell
  }

  private func problemOfMissingCell(_ path: IndexPath) -> String? {
    if content != nil || sourceImplements(.tableView_cellForRowAt) { return nil }
    return "the data source of \(pathName) must implement tableView_cellForRowAt(tableView, "
      + "indexPath), which returns the cell of a row"
  }

  private func problem(of cell: TableViewCell, at path: IndexPath) -> String? {
    if let position = shownCells.elements.firstIndex(where: { $0 === cell }) {
      return "the data source of \(pathName) gave the cell for \(path) that shows "
        + "\(shownPaths[position]) already; each row needs its own"
    }
    if let owner = cell.owner, owner !== self {
      return "the data source of \(pathName) gave a cell for \(path) that belongs to another table"
    }
    if isDescendant(of: cell) {
      return "the data source of \(pathName) gave a cell for \(path) that contains the table"
    }
    return nil
  }

  /// A cell in the place of one that could not be had: it shows the first line of what went wrong.
  final func failedCell(_ path: IndexPath, _ problem: String?) -> TableViewCell {
    if let problem { report(Report(.invalidUse, problem)) }
    let cell = TableViewCell(style: .default)
    let text =
      problem ?? content?.failure ?? dataSource?.script?.lastFailure ?? "no cell for \(path)"
    cell.textLabel.text = String(text.prefix { $0 != "\n" })
    cell.textLabel.textColor = .red
    cell.selectionStyle = .none
    return cell
  }

  /// Gives a cell what the table knows of its row.
  final func configure(_ cell: TableViewCell, for path: IndexPath) {
    cell.owner = self
    cell.tableStyle = style
    cell.separatorStyle = separatorStyle
    cell.separatorColor = separatorColor ?? Metrics.separatorColor
    cell.tableSeparatorInset = ownSeparatorInset
    cell.rightInset = widthOfIndex
    cell.isFirstOfSection = path.row == 0
    cell.isLastOfSection = path.row + 1 == numberOfRows(inSection: path.section)
    if delegateImplements(.tableView_indentationLevelForRowAt)
      || delegate is any TableViewDelegate,
      let level = ask(
        .tableView_indentationLevelForRowAt, path, \.count,
        {
          $0.tableView(self, indentationLevelForRowAt: path)
        })
    {
      cell.indentationLevel = level
    }
    let isSelected = selectedPaths.contains(path)
    if cell.isSelected != isSelected { cell.perform.setSelected(isSelected, animated: false) }
    configureEditing(of: cell, at: path, animated: false)
  }

  /// What the table says of the rows' looks has changed.
  final func looksDidChange() {
    for (cell, path) in zip(shownCells.elements, shownPaths) where layout?.has(path) == true {
      configure(cell, for: path)
    }
    setNeedsDisplay()
  }

  // MARK: Leaving sight

  private func putAwayCellsOutOfSight() {
    let before = generation
    for cell in shownCells.elements {
      guard let position = shownCells.elements.firstIndex(where: { $0 === cell }) else { continue }
      if isInSight(shownPaths[position]) || mustStay(cell) { continue }
      if editing.swiped == shownPaths[position] { endSwipe(animated: false) }
      if before != generation { return }
      putAway(at: position)
      if before != generation { return }
    }
  }

  private func isInSight(_ path: IndexPath) -> Bool {
    guard let layout, layout.has(path) else { return false }
    let span = layout.span(of: path)
    return span.top < bounds.maxY && span.top + span.height > bounds.minY && span.height > 0
  }

  /// A cell in which someone types, or which a finger moves, is kept.
  private func mustStay(_ cell: TableViewCell) -> Bool {
    if editing.moved?.cell === cell || press?.cell === cell { return true }
    return (application?.firstResponder as? View)?.isDescendant(of: cell) == true
  }

  /// All cells go: the rows are others.
  final func putAwayAll() {
    // The first row gets the last one's cell then: who relies on what a cell had sees it at once.
    while !shownPaths.isEmpty { putAway(at: 0) }
    putAwayExtras { _ in true }
  }

  /// Takes a cell away; it can be used again. The delegate hears of it with the path that it had.
  final func putAway(at position: Int) {
    let path = shownPaths.remove(at: position)
    let cell = shownCells.elements[position]
    Object.keep([cell]) {
      shownCells.remove(at: position, in: self)
      retire(cell, path)
    }
  }

  /// Takes a cell that is no longer among those shown out of the table.
  final func retire(_ cell: TableViewCell, _ path: IndexPath) {
    if cell.superview === self { cell.removeFromSuperview() }
    tell(.tableView_didEndDisplaying_forRowAt, cell, path) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    putBack(cell)
  }

  /// Keeps a cell for another row.
  private func putBack(_ cell: TableViewCell) {
    cell.owner = nil
    guard let identifier = cell.reuseIdentifier, cell.superview == nil,
      !shownCells.elements.contains(where: { $0 === cell })
    else { return }
    let pool = cellPools[identifier] ?? ViewPool()
    cellPools[identifier] = pool
    if !pool.elements.contains(where: { $0 === cell }) { pool.put(cell, in: self) }
  }

  // MARK: Places

  /// The position of a path among those shown.
  final func position(of path: IndexPath) -> Int? {
    var range = 0..<shownPaths.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if shownPaths[middle] == path { return middle }
      if shownPaths[middle] < path {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return nil
  }

  final func frame(of path: IndexPath) -> Rect {
    guard let span = layout?.span(of: path) else { return .zero }
    return Rect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  /// Gives each cell the frame of its row.
  final func placeCells() {
    for (cell, path) in zip(shownCells.elements, shownPaths) {
      guard layout?.has(path) == true, editing.moved?.cell !== cell else { continue }
      let frame = shownFrame(of: path)
      if cell.frame != frame { cell.frame = frame }
    }
  }

  // MARK: Using cells again

  /// Registers what makes the cells of an identifier; nil takes the registration back.
  public final func register(_ maker: CellMaker?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = maker
  }

  /// A cell that went out of sight, ready for another row; else a new one of the registered class;
  /// nil when there is none of either.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let pool = cellPools[identifier], let cell = pool.elements.last {
      return Object.keep([cell]) {
        _ = pool.take(from: self)
        cell.reuse()
        return cell
      }
    }
    return cellMakers[identifier].flatMap { $0(identifier) }
  }

  /// The same for a row: the cell has the size of the row. Throws when the identifier is not
  /// registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) throws(InvalidUse) -> TableViewCell? {
    guard cellMakers[identifier] != nil else {
      throw .notRegistered(
        identifier: identifier, view: pathName, known: cellMakers.keys.sorted())
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else { return nil }
    loadIfNeeded()
    if layout?.has(path) == true { cell.frame = frame(of: path) }
    return cell
  }
}

extension HookValue {
  var cell: TableViewCell? {
    if case .object(let object) = self { return object as? TableViewCell }
    return nil
  }
}
