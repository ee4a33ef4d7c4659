// The edit menu of a row: its actions are the delegate's to allow and to perform.
extension TableView {
  /// Whether a finger that rests on a row shows its menu. Controls keep their touches.
  final func mayBegin(_ recognizer: RowMenuGestureRecognizer) -> Bool {
    guard !isEditing, let cell = cell(under: recognizer),
      let path = indexPath(for: cell), mayTakeTouches(of: recognizer),
      recognizer.tracks.first?.touch?.view?.isInside(Control.self) != true
    else { return false }
    return ask(.tableView_shouldShowMenuForRowAt, path, \.bool) {
      $0.tableView(self, shouldShowMenuForRowAt: path)
    } ?? false
  }

  final func showMenu(_ recognizer: RowMenuGestureRecognizer) {
    cell(under: recognizer)?.showMenu()
  }

  func canPerform(_ action: EditAction, for cell: TableViewCell, sender: Object?) -> Bool {
    guard let delegate, let path = indexPath(for: cell) else { return false }
    if delegateImplements(.tableView_canPerformAction_forRowAt_withSender) {
      let answer = delegate.callBack(
        .tableView_canPerformAction_forRowAt_withSender, self, action.rawValue, path, sender)
      if case .bool(let can) = answer { return can }
      return false
    }
    return (delegate as? any TableViewDelegate)?.tableView(
      self, canPerformAction: action.selector, forRowAt: path, withSender: sender) ?? false
  }

  func didChoose(_ action: EditAction, for cell: TableViewCell, sender: Object?) {
    guard let delegate, let path = indexPath(for: cell) else { return }
    let result = delegate.callBack(
      .tableView_performAction_forRowAt_withSender, self, action.rawValue, path, sender)
    if result == nil {
      (delegate as? any TableViewDelegate)?.tableView(
        self, performAction: action.selector, forRowAt: path, withSender: sender)
    }
  }
}
