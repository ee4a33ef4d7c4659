/// Updates that were found to fit: what changes, in order, and where everything else goes.
///
/// It holds the changes alone and no table of all rows, so that its size and the time to look up a
/// place depend on the number of changes.
public struct UpdatePlan: Sendable {
  /// A row or section that stays, but is made anew.
  public struct Reload<Place: Equatable & Sendable>: Equatable, Sendable {
    public let old: Place
    public let new: Place
    public let animation: RowAnimation
  }

  public let oldSectionCount: Int
  public let newSectionCount: Int
  /// Ascending. Rows of sections that are deleted or reloaded are not among the rows.
  public let deletedSections: [BatchUpdates.SectionChange]
  public let insertedSections: [BatchUpdates.SectionChange]
  public let reloadedSections: [Reload<Int>]
  public let movedSections: [BatchUpdates.SectionMove]
  public let deletedRows: [BatchUpdates.RowChange]
  public let insertedRows: [BatchUpdates.RowChange]
  public let reloadedRows: [Reload<IndexPath>]
  public let movedRows: [BatchUpdates.RowMove]

  let sections: SectionEdits
  /// By the new section, where rows come or go.
  let rows: [Int: IndexEdits]
  let rowMoves: Moves<IndexPath>

  /// Whether nothing changes its place, comes or goes.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && rows.isEmpty && reloadedRows.isEmpty
  }

  // MARK: Places

  /// Where a section of the old list is in the new one; nil when it was deleted.
  public func newSection(of old: Int) -> Int? { sections.new(of: old) }

  /// Where a section of the new list was in the old one; nil when it was inserted.
  public func oldSection(of new: Int) -> Int? { sections.old(of: new) }

  /// Where a row of the old list is in the new one. A reloaded row has its place; one that was
  /// deleted, or whose section was deleted or reloaded, has none.
  public func newPath(of old: IndexPath) -> IndexPath? {
    if let moved = rowMoves.forward[old] { return moved }
    guard let section = sections.newOfUnchanged(old.section) else { return nil }
    guard let edits = rows[section] else { return IndexPath(row: old.row, section: section) }
    return edits.new(of: old.row).map { IndexPath(row: $0, section: section) }
  }

  /// Where a row of the new list was in the old one. A reloaded row has its place; one that was
  /// inserted, or whose section was inserted or reloaded, has none.
  public func oldPath(of new: IndexPath) -> IndexPath? {
    if let moved = rowMoves.backward[new] { return moved }
    guard let section = sections.oldOfUnchanged(new.section) else { return nil }
    let row = rows[new.section].map { $0.old(of: new.row) } ?? new.row
    return row.map { IndexPath(row: $0, section: section) }
  }

  /// Which rows of a section come and go, moves among them; nil when none do.
  public func rowEdits(inNewSection section: Int) -> IndexEdits? { rows[section] }
}

/// Places that others were moved to, and where these were.
struct Moves<Place: Hashable & Sendable>: Sendable {
  private(set) var forward: [Place: Place] = [:]
  private(set) var backward: [Place: Place] = [:]

  mutating func add(from: Place, to: Place) {
    forward[from] = to
    backward[to] = from
  }
}

/// Which sections come, go, move, and are reloaded.
struct SectionEdits: Sendable {
  let edits: IndexEdits
  let moves: Moves<Int>
  /// Reloaded ones, by their old and by their new place.
  private let reloadedOld: Set<Int>
  private let reloadedNew: Set<Int>

  init(edits: IndexEdits, moves: Moves<Int>, reloaded: [Int]) {
    self.edits = edits
    self.moves = moves
    reloadedOld = Set(reloaded)
    reloadedNew = Set(reloaded.compactMap { edits.new(of: $0) })
  }

  func new(of old: Int) -> Int? { moves.forward[old] ?? edits.new(of: old) }

  func old(of new: Int) -> Int? { moves.backward[new] ?? edits.old(of: new) }

  /// The same for sections whose rows are known to be the ones that they had.
  func newOfUnchanged(_ old: Int) -> Int? { reloadedOld.contains(old) ? nil : new(of: old) }

  func oldOfUnchanged(_ new: Int) -> Int? { reloadedNew.contains(new) ? nil : old(of: new) }
}
