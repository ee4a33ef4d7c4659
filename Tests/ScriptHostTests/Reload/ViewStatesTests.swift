import Testing

@testable import ScriptHost
@testable import ViewKit

/// What a reload carries over of views, and what it does not.
@Suite struct ViewStatesTests {
  /// Stands for a table.
  private final class Owner: TableViewCellOwner {
    func didTapDetailButton(of cell: TableViewCell) {}
    func didTapDeleteControl(of cell: TableViewCell) -> Bool { false }
    func didTapInsertControl(of cell: TableViewCell) {}
    func didConfirmDeletion(of cell: TableViewCell) {}
    func didTap(_ action: TableViewRowAction, of cell: TableViewCell) {}
    func didDragReorderControl(of cell: TableViewCell, _ touch: Touch, _ phase: Touch.Phase) {}
    func deleteConfirmationTitle(for cell: TableViewCell) -> String? { nil }
    func rowActions(for cell: TableViewCell) -> [TableViewRowAction]? { nil }
  }

  private let owner = Owner()

  /// The title of a cell after a reload, which began with `old` and was `new` before it.
  private func title(identifier: String?, isRow: Bool) throws -> String? {
    func screen() throws -> (root: View, cell: TableViewCell) {
      let root = View()
      let cell = TableViewCell(style: .default, reuseIdentifier: identifier)
      if isRow { cell.owner = owner }
      cell.textLabel.text = "old"
      try root.addSubview(cell)
      return (root, cell)
    }
    let before = try screen()
    let base = ViewStates(of: before.root)
    before.cell.textLabel.text = "new"
    let changes = ViewStates(of: before.root).changes(since: base)
    let after = try screen()
    _ = changes.apply(to: after.root)
    return after.cell.textLabel.text
  }

  @Test func `The texts of rows that are used again are left to the data`() throws {
    #expect(try title(identifier: "c", isRow: true) == "old")
    #expect(try title(identifier: nil, isRow: true) == "new")
    #expect(try title(identifier: "c", isRow: false) == "new")
  }
}
