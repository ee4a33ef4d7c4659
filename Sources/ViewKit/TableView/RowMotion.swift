/// How a row comes or goes: from where to its place, and whether it fades.
struct RowMotion {
  private let cell: TableViewCell
  private let alpha: Double
  private let animation: RowAnimation

  /// Whether the row is seen to come or go; else it is there, or gone, at once.
  var isSeen: Bool { animation != .none }

  init(_ cell: TableViewCell, _ animation: RowAnimation) {
    self.cell = cell
    alpha = cell.alpha
    self.animation = animation
  }

  /// Where a row that is not there yet, or no longer, lies beside its place.
  private var shift: Point {
    switch animation {
    case .left: Point(x: -cell.bounds.width, y: 0)
    case .right: Point(x: cell.bounds.width, y: 0)
    case .top: Point(x: 0, y: -cell.bounds.height)
    case .bottom: Point(x: 0, y: cell.bounds.height)
    case .fade, .middle, .automatic, .none: .zero
    }
  }

  /// Puts the row, which ``hide()`` has put away, where it belongs. Its frame is the table's matter.
  func show() { cell.alpha = alpha }

  /// Puts the row where it comes from, or where it goes.
  func hide() {
    cell.frame = cell.frame.offset(dx: shift.x, dy: shift.y)
    if animation != .left, animation != .right { cell.alpha = 0 }
  }
}

/// Which rows of a block of changes come or go, and how.
struct RowAnimations {
  private var rows: [IndexPath: RowAnimation] = [:]
  private var sections: [Int: RowAnimation] = [:]

  /// Those of the rows that come, by their new places.
  init(arrivingIn plan: UpdatePlan) {
    for change in plan.insertedRows { rows[change.path] = change.animation }
    for reload in plan.reloadedRows { rows[reload.new] = reload.animation }
    for change in plan.insertedSections { sections[change.section] = change.animation }
    for reload in plan.reloadedSections { sections[reload.new] = reload.animation }
  }

  /// Those of the rows that go, by their old places.
  init(leavingBy plan: UpdatePlan) {
    for change in plan.deletedRows { rows[change.path] = change.animation }
    for reload in plan.reloadedRows { rows[reload.old] = reload.animation }
    for change in plan.deletedSections { sections[change.section] = change.animation }
    for reload in plan.reloadedSections { sections[reload.old] = reload.animation }
  }

  /// nil for a row that only moves.
  subscript(path: IndexPath) -> RowAnimation? { rows[path] ?? sections[path.section] }
}
