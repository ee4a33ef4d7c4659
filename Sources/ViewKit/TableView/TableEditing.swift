/// What goes on in edit mode, and in a row that a swipe has opened.
struct TableEditing {
  var isOn = false
  /// The row that a swipe has opened.
  var swiped: IndexPath?
  /// The row whose delete control was tapped.
  var confirming: IndexPath?
  /// The row that a finger moves.
  var moved: MovedRow?
}

/// A row that a finger moves.
struct MovedRow {
  weak var cell: TableViewCell?
  var source: IndexPath
  /// Where it would go now, and where the finger is.
  var target: IndexPath
  var proposed: IndexPath
  /// How far below the upper edge of the cell the finger holds it.
  var grip: Double
  /// The height of the row.
  let height: Double
  weak var touch: Touch?
  /// The next frame of scrolling at an edge.
  var scrolling: ScheduledCall?
}
