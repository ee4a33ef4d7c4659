/// What a cell wants of its table, and what it tells it: named after what a person did.
protocol TableViewCellOwner: AnyObject {
  /// The ⓘ of a row was tapped.
  func didTapDetailButton(of cell: TableViewCell)
  /// The red − of a row was tapped: the cell shows its confirmation when this returns true.
  func didTapDeleteControl(of cell: TableViewCell) -> Bool
  /// The green + of a row was tapped.
  func didTapInsertControl(of cell: TableViewCell)
  /// The button "Delete" of a row was tapped.
  func didConfirmDeletion(of cell: TableViewCell)
  /// A row action was tapped.
  func didTap(_ action: TableViewRowAction, of cell: TableViewCell)
  /// A finger does something on the reorder control of a row: it landed, moved, was lifted, or was
  /// taken away.
  func didDragReorderControl(of cell: TableViewCell, _ touch: Touch, _ phase: Touch.Phase)

  /// What the button of the confirmation says; nil for "Delete".
  func deleteConfirmationTitle(for cell: TableViewCell) -> String?
  /// The actions that stand in the place of the button "Delete"; nil for none.
  func rowActions(for cell: TableViewCell) -> [TableViewRowAction]?

  /// Whether the edit menu of a row has an action.
  func canPerform(_ action: EditAction, for cell: TableViewCell, sender: Object?) -> Bool
  /// An item of the edit menu of a row was tapped.
  func didChoose(_ action: EditAction, for cell: TableViewCell, sender: Object?)
}

extension TableViewCellOwner {
  func canPerform(_ action: EditAction, for cell: TableViewCell, sender: Object?) -> Bool { false }
  func didChoose(_ action: EditAction, for cell: TableViewCell, sender: Object?) {}
}
