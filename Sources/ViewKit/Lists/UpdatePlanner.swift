extension BatchUpdates {
  /// Checks that the updates lead from one state of a list to another.
  ///
  /// The cost grows with the number of changes and with that of sections, not with that of rows.
  ///
  /// - Throws: what UIKit says of updates that do not fit.
  public func plan(old: ListCounts, new: ListCounts) throws(UpdateError) -> UpdatePlan {
    var planner = UpdatePlanner(updates: self, old: old, new: new)
    return try planner.plan()
  }
}

/// Makes a plan of updates.
private struct UpdatePlanner {
  private let updates: BatchUpdates
  private let old: [Int]
  private let new: [Int]
  private var rows: [Int: (removed: [Int], inserted: [Int])] = [:]
  private var rowChanges: [Int: UpdateError.RowChanges] = [:]

  init(updates: BatchUpdates, old: ListCounts, new: ListCounts) {
    self.updates = updates
    self.old = (0..<old.sections).map(old.rows)
    self.new = (0..<new.sections).map(new.rows)
  }

  mutating func plan() throws(UpdateError) -> UpdatePlan {
    let sections = try planSections()
    let claims = rowClaims()
    try checkRows(claims)
    var reloads: [UpdatePlan.Reload<IndexPath>] = []
    for claim in claims.old {
      guard let section = sections.newOfUnchanged(claim.place.section) else {
        guard claim.action != .move else {
          let isReloaded = sections.new(of: claim.place.section) != nil
          throw .moveOutOfSection(claim.place.section, isReloaded: isReloaded)
        }
        continue
      }
      count(claim.action, in: section)
      if claim.action != .reload {
        rows[section, default: ([], [])].removed.append(claim.place.row)
      }
    }
    for claim in claims.new {
      guard sections.oldOfUnchanged(claim.place.section) != nil else {
        if claim.action == .moveTo { throw .moveIntoSection(claim.place.section) }
        continue
      }
      count(claim.action, in: claim.place.section)
      rows[claim.place.section, default: ([], [])].inserted.append(claim.place.row)
    }
    try checkCounts(sections)
    let edits = rows.mapValues { IndexEdits(removed: $0.removed, inserted: $0.inserted) }
    for change in updates.reloadedRows.sorted(by: { $0.path < $1.path }) {
      guard let section = sections.newOfUnchanged(change.path.section) else { continue }
      let row = edits[section].map { $0.new(of: change.path.row) } ?? change.path.row
      guard let row else { continue }
      reloads.append(
        .init(
          old: change.path, new: IndexPath(row: row, section: section),
          animation: change.animation))
    }
    return result(sections, edits, reloads)
  }

  private func result(
    _ sections: SectionEdits, _ edits: [Int: IndexEdits],
    _ reloads: [UpdatePlan.Reload<IndexPath>]
  ) -> UpdatePlan {
    var rowMoves = Moves<IndexPath>()
    for move in updates.movedRows { rowMoves.add(from: move.from, to: move.to) }
    return UpdatePlan(
      oldSectionCount: old.count, newSectionCount: new.count,
      deletedSections: updates.deletedSections.sorted { $0.section < $1.section },
      insertedSections: updates.insertedSections.sorted { $0.section < $1.section },
      reloadedSections: updates.reloadedSections.sorted { $0.section < $1.section }.compactMap {
        change in
        sections.new(of: change.section).map {
          .init(old: change.section, new: $0, animation: change.animation)
        }
      },
      movedSections: updates.movedSections.sorted { $0.from < $1.from },
      deletedRows: updates.deletedRows
        .filter { sections.newOfUnchanged($0.path.section) != nil }
        .sorted { $0.path < $1.path },
      insertedRows: updates.insertedRows
        .filter { sections.oldOfUnchanged($0.path.section) != nil }
        .sorted { $0.path < $1.path },
      reloadedRows: reloads, movedRows: updates.movedRows.sorted { $0.from < $1.from },
      sections: sections, rows: edits, rowMoves: rowMoves)
  }

  // MARK: Sections

  private func planSections() throws(UpdateError) -> SectionEdits {
    let before = Self.sorted(
      updates.deletedSections.map { Claim($0.section, .delete) }
        + updates.reloadedSections.map { Claim($0.section, .reload) }
        + updates.movedSections.map { Claim($0.from, .move) })
    let after = Self.sorted(
      updates.insertedSections.map { Claim($0.section, .insert) }
        + updates.movedSections.map { Claim($0.to, .moveTo) })
    for (claims, count) in [(before, old.count), (after, new.count)] {
      for claim in claims where !(0..<count).contains(claim.place) {
        throw .missingSection(claim.action, section: claim.place, count: count)
      }
      if let (first, second) = Self.conflict(claims) {
        throw .sameSection(first.action, second.action, section: first.place)
      }
    }
    let (deleted, inserted) = (updates.deletedSections.count, updates.insertedSections.count)
    guard old.count - deleted + inserted == new.count else {
      throw .sectionCount(old: old.count, new: new.count, inserted: inserted, deleted: deleted)
    }
    var moves = Moves<Int>()
    for move in updates.movedSections { moves.add(from: move.from, to: move.to) }
    return SectionEdits(
      edits: IndexEdits(
        removed: before.filter { $0.action != .reload }.map(\.place), inserted: after.map(\.place)),
      moves: moves, reloaded: updates.reloadedSections.map(\.section))
  }

  // MARK: Rows

  private func rowClaims() -> (old: [Claim<IndexPath>], new: [Claim<IndexPath>]) {
    let before = Self.sorted(
      updates.deletedRows.map { Claim($0.path, .delete) }
        + updates.reloadedRows.map { Claim($0.path, .reload) }
        + updates.movedRows.map { Claim($0.from, .move) })
    let after = Self.sorted(
      updates.insertedRows.map { Claim($0.path, .insert) }
        + updates.movedRows.map { Claim($0.to, .moveTo) })
    return (before, after)
  }

  private func checkRows(
    _ claims: (old: [Claim<IndexPath>], new: [Claim<IndexPath>])
  ) throws(UpdateError) {
    for (claims, counts) in [(claims.old, old), (claims.new, new)] {
      for claim in claims {
        let path = claim.place
        guard counts.indices.contains(path.section) else {
          throw .missingSectionOfRow(claim.action, path, count: counts.count)
        }
        guard (0..<max(counts[path.section], 0)).contains(path.row) else {
          throw .missingRow(claim.action, path, count: counts[path.section])
        }
      }
      if let (first, second) = Self.conflict(claims) {
        throw .sameRow(first.action, second.action, first.place)
      }
    }
  }

  private mutating func count(_ action: UpdateError.Action, in section: Int) {
    var changes = rowChanges[section] ?? UpdateError.RowChanges()
    switch action {
    case .delete: changes.deleted += 1
    case .insert: changes.inserted += 1
    case .reload:
      changes.deleted += 1
      changes.inserted += 1
    case .move: changes.movedOut += 1
    case .moveTo: changes.movedIn += 1
    }
    rowChanges[section] = changes
  }

  private func checkCounts(_ sections: SectionEdits) throws(UpdateError) {
    for section in new.indices {
      guard let before = sections.oldOfUnchanged(section) else { continue }
      let changes = rowChanges[section] ?? UpdateError.RowChanges()
      guard old[before] + changes.difference == new[section] else {
        throw .rowCount(section: section, old: old[before], new: new[section], changes)
      }
    }
  }

  // MARK: Claims

  /// What an update does at a place.
  private struct Claim<Place: Comparable> {
    let place: Place
    let action: UpdateError.Action

    init(_ place: Place, _ action: UpdateError.Action) {
      self.place = place
      self.action = action
    }
  }

  private static func sorted<Place>(_ claims: [Claim<Place>]) -> [Claim<Place>] {
    claims.sorted { $0.place != $1.place ? $0.place < $1.place : $0.action < $1.action }
  }

  /// The first two of an ascending list that have the same place.
  private static func conflict<Place>(
    _ claims: [Claim<Place>]
  ) -> (Claim<Place>, Claim<Place>)? {
    zip(claims, claims.dropFirst()).first { $0.place == $1.place }
  }
}
