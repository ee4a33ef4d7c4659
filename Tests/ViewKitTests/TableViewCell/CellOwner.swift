@testable import ViewKit

/// Stands for a table: it notes what cells tell it.
final class CellOwner: TableViewCellOwner {
  var log: [String] = []
  var confirmsDeletion = true
  var title: String?
  var actions: [TableViewRowAction]?
  var menu: Set<EditAction> = []

  func didTapDetailButton(of cell: TableViewCell) { log.append("detail") }

  func didTapDeleteControl(of cell: TableViewCell) -> Bool {
    log.append("−")
    return confirmsDeletion
  }

  func didTapInsertControl(of cell: TableViewCell) { log.append("+") }
  func didConfirmDeletion(of cell: TableViewCell) { log.append("delete") }

  func didTap(_ action: TableViewRowAction, of cell: TableViewCell) {
    log.append("action \(action.title ?? "")")
  }

  func didDragReorderControl(of cell: TableViewCell, _ touch: Touch, _ phase: Touch.Phase) {
    log.append("reorder \(phase.rawValue)")
  }

  func deleteConfirmationTitle(for cell: TableViewCell) -> String? { title }
  func rowActions(for cell: TableViewCell) -> [TableViewRowAction]? { actions }

  func canPerform(_ action: EditAction, for cell: TableViewCell, sender: Object?) -> Bool {
    menu.contains(action)
  }

  func didChoose(_ action: EditAction, for cell: TableViewCell, sender: Object?) {
    log.append("menu \(action.rawValue)")
  }

  /// What was told since the last time.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A cell in a window, with a stand-in for its table, and a finger.
final class CellStage<Subject: TableViewCell> {
  let application = Application()
  let owner = CellOwner()
  let cell: Subject
  private let window: Window

  init(_ cell: Subject) throws {
    self.cell = cell
    window = application.makeWindow()
    cell.frame = Rect(x: 0, y: 100, width: 375, height: 44)
    cell.owner = owner
    cell.separatorStyle = .singleLine
    try window.addSubview(cell)
    application.settle()
  }

  /// Taps at a place of the screen, from the cell's upper left corner.
  func tap(_ x: Double, _ y: Double = 20) {
    application.touchDown(at: Point(x: x, y: 100 + y))
    application.touchUp()
    application.settle()
  }

  /// Lets the motions come to their end.
  func wait() { application.advance(by: 0.5) }
}
