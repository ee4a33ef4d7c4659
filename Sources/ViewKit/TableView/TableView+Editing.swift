// Edit mode: deleting and inserting by a person.
extension TableView: TableViewCellOwner {
  /// Whether rows can be deleted, inserted and moved; also while a swipe has opened one, without the
  /// controls of edit mode then. Setting it calls ``setEditing(_:animated:)``.
  ///
  /// Apple, `tableView(_:willBeginEditingRowAt:)`: "as a consequence, the table view sets its
  /// isEditing property to true".
  public final var isEditing: Bool {
    get { editing.isOn || editing.swiped != nil }
    set { perform.setEditing(newValue, animated: false) }
  }

  final func changeEditing(to isEditing: Bool, animated: Bool) {
    endSwipe(animated: animated)
    if editing.isOn == isEditing { return }
    cancelReordering()
    endConfirmation(animated: animated)
    forgetPress()
    editing.isOn = isEditing
    // What was selected in one mode is not in the other, as UIKit has it.
    deselectAll(animated)
    let before = generation
    for cell in shownCells.elements {
      guard before == generation, let path = indexPath(for: cell) else { return }
      configureEditing(of: cell, at: path, animated: animated)
    }
  }

  /// Gives a cell the controls that its row has in the present mode.
  final func configureEditing(of cell: TableViewCell, at path: IndexPath, animated: Bool) {
    guard editing.isOn else {
      if cell.isEditing, editing.swiped != path {
        cell.perform.setEditing(false, animated: animated)
      }
      return
    }
    let isEditable = canEdit(path)
    let style = isEditable ? editingStyle(of: path) : .none
    cell.editingStyle = style
    cell.selectsWhileEditing = allowsMultipleSelectionDuringEditing && isEditable
    cell.shouldIndentWhileEditing = isEditable && (style != .none || indents(path))
    cell.showsReorderControl = canMove(path)
    if !cell.isEditing { cell.perform.setEditing(true, animated: animated) }
  }

  /// Whether a person can edit a row: the data source says so, or else does something with edits.
  final func canEdit(_ path: IndexPath) -> Bool {
    guard
      commitsEdits || delegateImplements(.tableView_editActionsForRowAt)
        || allowsMultipleSelectionDuringEditing || sourceImplements(.tableView_canEditRowAt)
        || editing.isOn
    else { return false }
    return askSource(.tableView_canEditRowAt, path, \.bool) {
      $0.tableView(self, canEditRowAt: path)
    } ?? true
  }

  /// Whether the data source does something with edits.
  final var commitsEdits: Bool {
    sourceImplements(.tableView_commit_forRowAt)
      || (dataSource as? any TableViewDataSource)?.editsRows == true
  }

  final func editingStyle(of path: IndexPath) -> TableViewCell.EditingStyle {
    let style = ask(.tableView_editingStyleForRowAt, path, \.editingStyle) {
      $0.tableView(self, editingStyleForRowAt: path)
    }
    return style ?? .delete
  }

  private func indents(_ path: IndexPath) -> Bool {
    ask(.tableView_shouldIndentWhileEditingRowAt, path, \.bool) {
      $0.tableView(self, shouldIndentWhileEditingRowAt: path)
    } ?? true
  }

  // MARK: What a person does

  func didTapDetailButton(of cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tell(.tableView_accessoryButtonTappedForRowWith, path) {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  func didTapDeleteControl(of cell: TableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    endConfirmation(animated: true)
    editing.confirming = path
    return true
  }

  func didTapInsertControl(of cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    commit(.insert, path)
  }

  func didConfirmDeletion(of cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    commit(.delete, path)
    endSwipe(animated: true)
    endConfirmation(animated: true)
  }

  func didTap(_ action: TableViewRowAction, of cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    Object.keep([action, cell]) { action.run(path) }
  }

  private func commit(_ style: TableViewCell.EditingStyle, _ path: IndexPath) {
    guard let dataSource else { return }
    let argument = style.rawValue
    if dataSource.callBack(.tableView_commit_forRowAt, self, argument, path) == nil {
      (dataSource as? any TableViewDataSource)?.tableView(self, commit: style, forRowAt: path)
    }
  }

  func deleteConfirmationTitle(for cell: TableViewCell) -> String? {
    guard let path = indexPath(for: cell) else { return nil }
    return ask(.tableView_titleForDeleteConfirmationButtonForRowAt, path, \.string) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
  }

  func rowActions(for cell: TableViewCell) -> [TableViewRowAction]? {
    guard let path = indexPath(for: cell) else { return nil }
    return ask(.tableView_editActionsForRowAt, path, \.rowActions) {
      $0.tableView(self, editActionsForRowAt: path)
    }
  }

  /// The row whose delete control was tapped shows its content again.
  final func endConfirmation(animated: Bool) {
    guard let path = editing.confirming else { return }
    editing.confirming = nil
    cellForRow(at: path)?.setShowingDeleteConfirmation(false, animated: animated)
  }
}

extension HookValue {
  var editingStyle: TableViewCell.EditingStyle? {
    if case .string(let name) = self { return TableViewCell.EditingStyle(rawValue: name) }
    return nil
  }

  var rowActions: [TableViewRowAction]? {
    if case .objects(let objects) = self { return objects.compactMap { $0 as? TableViewRowAction } }
    return nil
  }
}
