extension DiffableDataSourceSnapshot {
  /// How a list that showed another snapshot comes to show this one: as few changes as can be.
  public func updates(
    from old: Self, with animation: RowAnimation = .automatic
  ) -> BatchUpdates {
    var updates = BatchUpdates()
    let sections = ListDifference(from: old.sectionIdentifiers, to: sectionIdentifiers)
    updates.deleteSections(IndexSet(sections.removed), with: animation)
    updates.insertSections(IndexSet(sections.inserted), with: animation)
    for move in sections.moved { updates.moveSection(from: move.from, to: move.to) }
    var changes = ItemChanges()
    let newIndices = Dictionary(
      uniqueKeysWithValues: sectionIdentifiers.enumerated().map { ($1, $0) })
    let movedSections = Set(sections.moved.map(\.from))
    for (before, section) in old.sectionIdentifiers.enumerated() {
      guard let after = newIndices[section] else { continue }
      // One that moves is not reloaded as well: its rows are.
      if reloadedSectionIdentifiers.contains(section), !movedSections.contains(before) {
        updates.reloadSections([before], with: animation)
        continue
      }
      changes.add(
        old.itemIdentifiers(inSection: section), before, itemIdentifiers(inSection: section), after)
    }
    changes.finish(
      &updates, animation, reloaded: reloadedItemIdentifiers,
      reloadedSections: Set(
        sections.moved.map(\.to).filter {
          reloadedSectionIdentifiers.contains(sectionIdentifiers[$0])
        }))
    return updates
  }

  /// Collects what becomes of the items of sections that stay, so that those which go to another one
  /// are moved.
  private struct ItemChanges {
    private var removed: [(item: Item, path: IndexPath)] = []
    private var inserted: [Item: IndexPath] = [:]
    private var moved: [(item: Item, from: IndexPath, to: IndexPath)] = []
    /// The old places of items that are still in their sections.
    private var staying: [(item: Item, from: IndexPath, section: Int)] = []

    mutating func add(_ old: [Item], _ before: Int, _ new: [Item], _ after: Int) {
      let change = ListDifference(from: old, to: new)
      var isElsewhere: Set<Int> = []
      for row in change.removed {
        isElsewhere.insert(row)
        removed.append((old[row], IndexPath(row: row, section: before)))
      }
      for row in change.inserted { inserted[new[row]] = IndexPath(row: row, section: after) }
      for move in change.moved {
        isElsewhere.insert(move.from)
        moved.append(
          (
            old[move.from], IndexPath(row: move.from, section: before),
            IndexPath(row: move.to, section: after)
          ))
      }
      for (row, item) in old.enumerated() where !isElsewhere.contains(row) {
        staying.append((item, IndexPath(row: row, section: before), after))
      }
    }

    mutating func finish(
      _ updates: inout BatchUpdates, _ animation: RowAnimation, reloaded: Set<Item>,
      reloadedSections: Set<Int>
    ) {
      for (item, path) in removed {
        if let target = inserted.removeValue(forKey: item) {
          moved.append((item, path, target))
        } else {
          updates.deleteRows([path], with: animation)
        }
      }
      updates.insertRows(inserted.values.sorted(), with: animation)
      for (item, from, to) in moved {
        if reloaded.contains(item) || reloadedSections.contains(to.section) {
          // A row is moved or made anew, not both.
          updates.deleteRows([from], with: animation)
          updates.insertRows([to], with: animation)
        } else {
          updates.moveRow(from: from, to: to)
        }
      }
      if reloaded.isEmpty, reloadedSections.isEmpty { return }
      for (item, path, section) in staying
      where reloaded.contains(item) || reloadedSections.contains(section) {
        updates.reloadRows([path], with: animation)
      }
    }
  }
}
