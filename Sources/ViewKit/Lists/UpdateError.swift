/// Why updates do not fit a list. The texts are UIKit's, with sections and rows from 1; those of
/// grids are had from ``text(row:view:)``.
public enum UpdateError: Error, Equatable {
  /// What an update does at a place.
  public enum Action: Int, Comparable, Sendable {
    case delete, reload, move
    case insert, moveTo

    public static func < (left: Action, right: Action) -> Bool { left.rawValue < right.rawValue }

    /// Whether its place is one in the list as it was.
    var isBefore: Bool { self < .insert }
  }

  case missingSection(Action, section: Int, count: Int)
  case missingSectionOfRow(Action, IndexPath, count: Int)
  case missingRow(Action, IndexPath, count: Int)
  /// Two updates of one row, or of one place.
  case sameRow(Action, Action, IndexPath)
  case sameSection(Action, Action, section: Int)
  case moveOutOfSection(Int, isReloaded: Bool)
  case moveIntoSection(Int)
  case sectionCount(old: Int, new: Int, inserted: Int, deleted: Int)
  case rowCount(section: Int, old: Int, new: Int, RowChanges)

  /// How many rows of a section change, as UIKit counts them: a reload is an insertion and a
  /// deletion.
  public struct RowChanges: Equatable, Sendable {
    public var inserted = 0
    public var deleted = 0
    public var movedIn = 0
    public var movedOut = 0

    public init() {}

    public var difference: Int { inserted - deleted + movedIn - movedOut }
  }
}

extension UpdateError: CustomStringConvertible {
  public var description: String { text(row: "row", view: "table view") }

  /// The text for a view that calls its rows by another name.
  public func text(row: String, view: String) -> String {
    switch self {
    case .missingSection(let action, let section, let count):
      "attempt to \(action.text("section \(section + 1)")), but there "
        + "\(Self.only(count, "section")) \(action.time)"
    case .missingSectionOfRow(let action, let path, let count):
      "attempt to \(action.text(row, path)), but there "
        + "\(Self.only(count, "section")) \(action.time)"
    case .missingRow(.insert, let path, let count):
      "attempt to insert \(row) \(path.row + 1) into section \(path.section + 1), but there "
        + "\(Self.only(count, row)) in section \(path.section + 1) after the update"
    case .missingRow(let action, let path, let count) where action == .move || action == .moveTo:
      "attempt to move \(action == .moveTo ? "to " : "")index path (\(path)) that does not exist - there "
        + "\(Self.only(count, row)) in section \(path.section + 1) \(action.time)"
    case .missingRow(let action, let path, let count):
      "attempt to \(action.text(row, path)) which only contains "
        + "\(Self.number(count, row)) \(action.time)"
    case .sameRow(let first, let second, let path):
      Self.conflict(first, second, "index path (\(path))")
    case .sameSection(let first, let second, let section):
      Self.conflict(first, second, "section (\(section + 1))")
    case .moveOutOfSection(let section, let isReloaded):
      "cannot move \(Self.one(row)) from a \(isReloaded ? "reloaded" : "deleted") section (\(section + 1))"
    case .moveIntoSection(let section):
      "cannot move \(Self.one(row)) into a newly inserted section (\(section + 1))"
    case .sectionCount(let old, let new, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the \(view) "
        + "after the update (\(new)) must be equal to the number of sections contained in the "
        + "\(view) before the update (\(old)), plus or minus the number of sections inserted or "
        + "deleted (\(inserted) inserted, \(deleted) deleted)."
    case .rowCount(let section, let old, let new, let changes):
      "Invalid update: invalid number of \(row)s in section \(section + 1). The number of \(row)s "
        + "contained in an existing section after the update (\(new)) must be equal to the number "
        + "of \(row)s contained in that section before the update (\(old)), plus or minus the number "
        + "of \(row)s inserted or deleted from that section (\(changes.inserted) inserted, "
        + "\(changes.deleted) deleted) and plus or minus the number of \(row)s moved into or out of "
        + "that section (\(changes.movedIn) moved in, \(changes.movedOut) moved out)."
    }
  }

  private static func one(_ row: String) -> String { "\(row == "item" ? "an" : "a") \(row)" }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func only(_ count: Int, _ noun: String) -> String {
    "\(count == 1 ? "is" : "are") only \(number(count, noun))"
  }

  private static func conflict(_ first: Action, _ second: Action, _ place: String) -> String {
    switch (min(first, second), max(first, second)) {
    case (.delete, .reload): "attempt to delete and reload the same \(place)"
    case (.delete, .move): "attempt to perform a delete and a move from the same \(place)"
    case (.reload, .move): "attempt to perform a reload and a move from the same \(place)"
    case (.insert, .moveTo): "attempt to perform an insert and a move to the same \(place)"
    case (.moveTo, _): "attempt to perform two moves to the same \(place)"
    case (let action, _): "attempt to \(action) the same \(place) twice"
    }
  }
}

extension UpdateError.Action {
  fileprivate var time: String { isBefore ? "before the update" : "after the update" }

  fileprivate func text(_ place: String) -> String {
    self == .moveTo ? "move a section to \(place)" : "\(self) \(place)"
  }

  /// - Parameter row: what rows are called.
  fileprivate func text(_ row: String, _ path: IndexPath) -> String {
    let (number, section) = (path.row + 1, path.section + 1)
    return switch self {
    case .delete, .move: "\(self) \(row) \(number) from section \(section)"
    case .reload: "reload \(row) \(number) in section \(section)"
    case .insert: "insert \(row) \(number) into section \(section)"
    case .moveTo:
      "move \(row == "item" ? "an" : "a") \(row) to \(row) \(number) of section \(section)"
    }
  }
}
