/// A block of changes that is being collected.
struct CollectedUpdates {
  /// How many blocks lie inside each other.
  var depth = 0
  var batch = BatchUpdates()
  /// All was asked for anew meanwhile: what was and will be told of changes says nothing more.
  var isVoid = false
}

// Items and sections that come, go and move.
extension CollectionView {
  /// Makes the changes of a function together, and calls `completion` once they have come to rest.
  /// Blocks may lie inside each other: the outermost one counts.
  ///
  /// Throws, after asking for all anew, when the numbers of the data source do not fit the changes.
  public final func performBatchUpdates(
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(InvalidUse) {
    if updates == nil { updates = CollectedUpdates() }
    updates?.depth += 1
    changes()
    updates?.depth -= 1
    guard let ended = updates, ended.depth == 0 else {
      completion?(true)
      return
    }
    updates = nil
    if ended.isVoid || ended.batch.isEmpty {
      completion?(true)
    } else {
      try perform(ended.batch, completion)
    }
  }

  public final func insertItems(at paths: [IndexPath]) throws(InvalidUse) {
    try change { $0.insertRows(paths) }
  }

  public final func deleteItems(at paths: [IndexPath]) throws(InvalidUse) {
    try change { $0.deleteRows(paths) }
  }

  /// Asks for the cells of items anew. They are no longer selected.
  public final func reloadItems(at paths: [IndexPath]) throws(InvalidUse) {
    try change { $0.reloadRows(paths) }
  }

  public final func moveItem(at path: IndexPath, to newPath: IndexPath) throws(InvalidUse) {
    try change { $0.moveRow(from: path, to: newPath) }
  }

  public final func insertSections(_ sections: IndexSet) throws(InvalidUse) {
    try change { $0.insertSections(sections) }
  }

  public final func deleteSections(_ sections: IndexSet) throws(InvalidUse) {
    try change { $0.deleteSections(sections) }
  }

  public final func reloadSections(_ sections: IndexSet) throws(InvalidUse) {
    try change { $0.reloadSections(sections) }
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

  final func perform(_ batch: BatchUpdates) throws(InvalidUse) { try perform(batch, nil) }

  /// Makes changes that the data source has made, and calls `completion` once they have come to
  /// rest.
  final func perform(
    _ batch: BatchUpdates, _ completion: ((Bool) -> Void)?
  ) throws(InvalidUse) {
    // What was never asked needs no changes: it will be asked as it is.
    guard let old = counts, !isLoading else {
      // What is being asked is no longer so, and is asked once more.
      if isLoading, !batch.isEmpty { dataWillBeOthers() }
      setNeedsLayout()
      completion?(true)
      return
    }
    let before = generation
    isLoading = true
    let new = askCounts()
    isLoading = false
    guard before == generation else {
      completion?(true)
      return
    }
    let plan: UpdatePlan
    do {
      plan = try batch.plan(old: ListCounts(old), new: ListCounts(new))
    } catch {
      reloadData()
      throw .invalidUpdate("\(error.text(row: "item", view: "collection view")) (in \(pathName))")
    }
    apply(plan, counts: new, completion)
  }

  private func apply(_ plan: UpdatePlan, counts new: [Int], _ completion: ((Bool) -> Void)?) {
    let change = GridChange(plan, old: placementsOfShown)
    collectionViewLayout?.changeWillBegin()
    generation += 1
    counts = new
    selectedPaths = Set(
      selectedPaths.compactMap { path in
        change.newElement(of: .cell(path))?.path
      })
    // Before any script is called, which may make further changes.
    let views = regroup(change)
    followPress(change)
    invalidate()
    guard canShowChange else {
      retireLeaving { _ in true }
      collectionViewLayout?.changeDidEnd()
      completion?(true)
      return
    }
    show(
      change, of: views, from: collectionViewLayout,
      updateItems: CollectionViewUpdateItem.items(of: plan), completion)
  }

  private func followPress(_ change: GridChange) {
    guard let press else { return }
    if let element = change.newElement(of: .cell(press.path)) {
      self.press?.path = element.path
    } else {
      unhighlight()
    }
  }
}
