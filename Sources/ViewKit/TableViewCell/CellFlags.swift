/// The booleans of a ``TableViewCell``, named so that a new cell has none.
struct CellFlags: OptionSet {
  var rawValue: UInt16

  static let selected = CellFlags(rawValue: 1 << 0)
  static let highlighted = CellFlags(rawValue: 1 << 1)
  static let editing = CellFlags(rawValue: 1 << 2)
  static let showsReorderControl = CellFlags(rawValue: 1 << 3)
  static let staysWhileEditing = CellFlags(rawValue: 1 << 4)
  static let confirmsDeletion = CellFlags(rawValue: 1 << 5)
  /// Edit mode came by a swipe, which shows no edit control.
  static let swiped = CellFlags(rawValue: 1 << 6)
  /// Several rows can be selected while editing, by a circle at the left.
  static let selectsWhileEditing = CellFlags(rawValue: 1 << 7)
  /// The edit menu is about the row.
  static let showsMenu = CellFlags(rawValue: 1 << 9)
  /// What lies in the cell was told to be highlighted.
  static let contentIsHighlighted = CellFlags(rawValue: 1 << 8)
}
