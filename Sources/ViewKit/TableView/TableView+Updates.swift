// Rows and sections that come, go and move.
extension TableView {
  /// Begins a block of changes, which take place together at its end. Blocks may lie inside each
  /// other: the outermost one counts.
  public final func beginUpdates() {
    if updates == nil { updates = TableUpdates() }
    updates?.depth += 1
  }

  /// Ends a block of changes. The data source must have made them before: it is asked for its numbers
  /// now. A block without changes has all heights asked anew.
  ///
  /// Throws, after asking for all anew, when the numbers do not fit the changes.
  public final func endUpdates() throws(InvalidUse) {
    guard let depth = updates?.depth else { throw .noUpdatesBegun(pathName) }
    if depth > 1 {
      updates?.depth -= 1
      return
    }
    let ended = updates
    updates = nil
    if let ended, !ended.isVoid { try perform(ended.batch) }
  }

  /// Makes changes together, and calls `completion` once they have come to rest.
  public final func performBatchUpdates(
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(InvalidUse) {
    beginUpdates()
    changes()
    let before = generation
    if updates != nil { try endUpdates() }
    if let completion { afterChanges(since: before, completion) }
  }

  /// Makes changes that the data source has made, and calls `completion` once they have come to rest.
  final func perform(
    _ batch: BatchUpdates, completion: (() -> Void)?
  ) throws(InvalidUse) {
    let before = generation
    try perform(batch)
    if let completion { afterChanges(since: before) { _ in completion() } }
  }

  private func afterChanges(since before: Int, _ completion: @escaping (Bool) -> Void) {
    guard before != generation, let application, window != nil else { return completion(true) }
    application.animate(AnimationParameters(duration: Metrics.rowMotion), changes: {}) {
      completion($0)
    }
  }

  public final func insertRows(at paths: [IndexPath], with animation: RowAnimation)
    throws(InvalidUse)
  {
    try change { $0.insertRows(paths, with: animation) }
  }

  public final func deleteRows(at paths: [IndexPath], with animation: RowAnimation)
    throws(InvalidUse)
  {
    try change { $0.deleteRows(paths, with: animation) }
  }

  /// Asks for the cells of rows anew. They are no longer selected.
  public final func reloadRows(at paths: [IndexPath], with animation: RowAnimation)
    throws(InvalidUse)
  {
    try change { $0.reloadRows(paths, with: animation) }
  }

  public final func moveRow(at path: IndexPath, to newPath: IndexPath) throws(InvalidUse) {
    try change { $0.moveRow(from: path, to: newPath) }
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation)
    throws(InvalidUse)
  {
    try change { $0.insertSections(sections, with: animation) }
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation)
    throws(InvalidUse)
  {
    try change { $0.deleteSections(sections, with: animation) }
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation)
    throws(InvalidUse)
  {
    try change { $0.reloadSections(sections, with: animation) }
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) throws(InvalidUse) {
    try change { $0.moveSection(from: section, to: newSection) }
  }

  /// Collects a change; outside of a block it takes place at once.
  private func change(_ body: (inout BatchUpdates) -> Void) throws(InvalidUse) {
    var batch = updates?.batch ?? BatchUpdates()
    body(&batch)
    if updates == nil { return try perform(batch) }
    updates?.batch = batch
  }

  // MARK: Taking place

  /// Makes changes that the data source has made.
  final func perform(_ batch: BatchUpdates) throws(InvalidUse) {
    // What was never asked needs no changes: it will be asked as it is.
    guard let old = layout, !isLoading else {
      // What is being asked is no longer so, and is asked once more.
      if isLoading, !batch.isEmpty { dataWillBeOthers() }
      return setNeedsLayout()
    }
    let before = generation
    isLoading = true
    let rows = (0..<askNumberOfSections()).map { askNumberOfRows(in: $0) }
    isLoading = false
    guard before == generation else { return }
    let plan: UpdatePlan
    do {
      plan = try batch.plan(
        old: ListCounts(sections: old.sections.count) { old.sections[$0].rows.count },
        new: ListCounts(rows))
    } catch {
      reloadData()
      throw .invalidUpdate("\(error) (in \(pathName))")
    }
    apply(plan, rows: rows)
  }

  /// A person has moved a row, and the data source knows of it.
  final func moveWithoutAsking(from source: IndexPath, to target: IndexPath) {
    guard let old = layout else { return }
    var rows = old.sections.map(\.rows.count)
    rows[source.section] -= 1
    rows[target.section] += 1
    var batch = BatchUpdates()
    batch.moveRow(from: source, to: target)
    let oldCounts = ListCounts(sections: old.sections.count) { old.sections[$0].rows.count }
    guard let plan = try? batch.plan(old: oldCounts, new: ListCounts(rows)) else {
      return reloadData()
    }
    apply(plan, rows: rows)
  }

  private func apply(_ plan: UpdatePlan, rows: [Int]) {
    guard let old = layout else { return }
    isLoading = true
    countsWhileLoading = rows
    let before = generation
    let sections = newSections(plan, old, rows)
    isLoading = false
    guard before == generation else { return }
    generation += 1
    layout = TableLayout(sections, tableHeader: old.tableHeader, tableFooter: old.tableFooter)
    let reloaded = Set(plan.reloadedRows.map(\.old))
    selectedPaths = Set(
      selectedPaths.compactMap { reloaded.contains($0) ? nil : plan.newPath(of: $0) })
    followPress(plan, reloaded)
    followEditing(plan, reloaded)
    let leaving = moveCells(plan, reloaded)
    moveExtras(plan)
    updateIndex()
    show(plan, from: old, leaving)
  }

  /// The sections after the changes: what is known of their rows' heights is kept.
  private func newSections(_ plan: UpdatePlan, _ old: TableLayout, _ rows: [Int])
    -> [TableLayout.Section]
  {
    let heights = HeightSource(self)
    let reloaded = Set(plan.reloadedSections.map(\.new))
    let known = rows.indices.map { section -> RowHeights? in
      guard !heights.asksAll, let before = plan.oldSection(of: section),
        !reloaded.contains(section)
      else { return nil }
      var rows = old.sections[before].rows
      guard let edits = plan.rowEdits(inNewSection: section) else { return rows }
      for row in edits.removed.reversed() { rows.remove(at: row) }
      for row in edits.inserted { rows.insert(1, at: row) }
      return rows
    }
    var sections = rows.indices.map { section in
      TableLayout.Section(
        header: headerHeight(of: section),
        rows: known[section] ?? heights.rows(count: rows[section], in: section),
        footer: footerHeight(of: section))
    }
    if heights.asksAll { return sections }
    for move in plan.movedRows {
      if let height = old.sections[move.from.section].rows.known(move.from.row) {
        sections[move.to.section].rows.set(height, at: move.to.row)
      }
    }
    for reload in plan.reloadedRows { sections[reload.new.section].rows.forget(reload.new.row) }
    if plan.isEmpty, estimatesRows { measureShownRows(&sections) }
    return sections
  }

  /// Finds out anew how high the rows in sight are.
  final func measureShownRows(_ sections: inout [TableLayout.Section]) {
    if cellsAreStale { return }
    let before = generation
    for (cell, path) in zip(shownCells.elements, shownPaths) {
      let given = heightOfAppearingRow(path)
      if before != generation { return }
      let height = given ?? fittingHeight(of: cell)
      if before != generation { return }
      sections[path.section].rows.set(height, at: path.row)
    }
  }

  private func followPress(_ plan: UpdatePlan, _ reloaded: Set<IndexPath>) {
    guard let press else { return }
    if !reloaded.contains(press.path), let path = plan.newPath(of: press.path) {
      self.press?.path = path
    } else {
      forgetPress()
    }
  }

  /// A row that gets another cell is neither open nor asked about any more.
  private func followEditing(_ plan: UpdatePlan, _ reloaded: Set<IndexPath>) {
    editing.confirming = editing.confirming.flatMap {
      reloaded.contains($0) ? nil : plan.newPath(of: $0)
    }
    if editing.moved != nil { cancelReordering() }
    guard let swiped = editing.swiped else { return }
    editing.swiped = reloaded.contains(swiped) ? nil : plan.newPath(of: swiped)
    if editing.swiped == nil {
      tell(.tableView_didEndEditingRowAt, swiped) {
        $0.tableView(self, didEndEditingRowAt: swiped)
      }
    }
  }

  /// Gives each cell on show its new path, and takes out those whose rows went or are made anew.
  ///
  /// - Returns: the cells that go.
  private func moveCells(_ plan: UpdatePlan, _ reloaded: Set<IndexPath>) -> [TableViewCell] {
    // Cells of other rows than those of the plan are put away by the layout.
    if cellsAreStale { return [] }
    var staying: [(path: IndexPath, cell: TableViewCell)] = []
    var leaving: [TableViewCell] = []
    for (cell, path) in zip(shownCells.elements, shownPaths) {
      if !reloaded.contains(path), let new = plan.newPath(of: path) {
        staying.append((new, cell))
      } else {
        self.leaving.cells.append(cell, in: self)
        self.leaving.places.append((path, generation, cell.alpha))
        leaving.append(cell)
      }
    }
    staying.sort { $0.path < $1.path }
    shownCells.removeAll(in: self)
    shownPaths = staying.map(\.path)
    for (_, cell) in staying { shownCells.append(cell, in: self) }
    for (path, cell) in staying {
      cell.isFirstOfSection = path.row == 0
      cell.isLastOfSection = path.row + 1 == numberOfRows(inSection: path.section)
    }
    return leaving
  }

  /// Headers and footers follow their sections; those of sections that went are put away.
  private func moveExtras(_ plan: UpdatePlan) {
    if cellsAreStale { return }
    let isReloaded = Set(plan.reloadedSections.map(\.old))
    putAwayExtras { isReloaded.contains($0.section) || plan.newSection(of: $0.section) == nil }
    for index in shownExtraPlaces.indices {
      let section = shownExtraPlaces[index].section
      shownExtraPlaces[index].section = plan.newSection(of: section) ?? section
    }
  }

  // MARK: Being seen

  /// Shows the rows where they are now; what moves is seen to move.
  private func show(_ plan: UpdatePlan, from old: TableLayout, _ leaving: [TableViewCell]) {
    let now = generation
    updateContentHeight()
    setNeedsLayout()
    guard let application, window != nil, application.areAnimationsEnabled, !cellsAreStale else {
      return retireLeaving(now)
    }
    let shown = Set(shownPaths)
    let width = bounds.width
    makeCellsForChanges()
    guard now == generation else { return }
    let animations = RowAnimations(arrivingIn: plan)
    var arriving: [RowMotion] = []
    for (cell, path) in zip(shownCells.elements, shownPaths) where !shown.contains(path) {
      if let animation = animations[path] {
        arriving.append(RowMotion(cell, animation))
      } else if let before = plan.oldPath(of: path), old.has(before) {
        let span = old.span(of: before)
        cell.frame = Rect(x: 0, y: span.top, width: width, height: span.height)
      }
    }
    for motion in arriving where motion.isSeen { motion.hide() }
    let going = motions(of: leaving, plan)
    for motion in going where !motion.isSeen { motion.hide() }
    for cell in leaving { sendSubviewToBack(cell) }
    application.animate(
      AnimationParameters(duration: Metrics.rowMotion),
      changes: { [self] in
        placeCells()
        placeExtras()
        placeStandingViews()
        for motion in arriving { motion.show() }
        for motion in going where motion.isSeen { motion.hide() }
      }
    ) { [weak self] _ in self?.retireLeaving(now) }
  }

  /// How the cells go that a block of changes took out.
  private func motions(of cells: [TableViewCell], _ plan: UpdatePlan) -> [RowMotion] {
    let animations = RowAnimations(leavingBy: plan)
    return cells.compactMap { cell in
      guard let position = leaving.cells.elements.lastIndex(where: { $0 === cell }) else {
        return nil
      }
      return RowMotion(cell, animations[leaving.places[position].path] ?? .automatic)
    }
  }

  /// The cells that a block of changes took out have gone.
  private func retireLeaving(_ generation: Int) {
    while let position = leaving.places.firstIndex(where: { $0.generation == generation }) {
      let place = leaving.places.remove(at: position)
      let cell = leaving.cells.elements[position]
      Object.keep([cell]) {
        leaving.cells.remove(at: position, in: self)
        cell.alpha = place.alpha
        // The data source may have given it again for the row.
        if !shownCells.elements.contains(where: { $0 === cell }) { retire(cell, place.path) }
      }
    }
  }
}
