// The edit menu of a row: its actions are the table's to perform.
extension TableViewCell {
  /// Gives the row the focus and shows the edit menu for it, with those actions that the table
  /// allows.
  ///
  /// - Returns: whether the menu is shown.
  @discardableResult
  final func showMenu() -> Bool {
    guard let menu = application?.menuController else { return false }
    cellFlags.insert(.showsMenu)
    guard perform.becomeFirstResponder() else {
      cellFlags.remove(.showsMenu)
      return false
    }
    menu.setTargetRect(bounds, in: self)
    menu.setMenuVisible(true, animated: true)
    if menu.isMenuVisible { return true }
    hideMenu()
    return false
  }

  /// Hides the menu that is shown for the row, and gives up the focus.
  final func hideMenu() {
    guard cellFlags.contains(.showsMenu) else { return }
    cellFlags.remove(.showsMenu)
    if isFirstResponder {
      application?.menuController.setMenuVisible(false, animated: true)
      perform.resignFirstResponder()
    }
  }

  /// Whether the menu is about the row.
  final var isShowingMenu: Bool { cellFlags.contains(.showsMenu) }
}
