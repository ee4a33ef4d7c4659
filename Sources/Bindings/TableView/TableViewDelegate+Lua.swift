import LuaRuntime

extension Catalogue {
  /// What a table asks and tells its delegate.
  static let tableViewDelegateCallbacks: [CallbackDescription] = [
    callback(
      "tableView_heightForRowAt",
      objc: "tableView:heightForRowAtIndexPath:",
      doc: "Return the height of a row.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_estimatedHeightForRowAt",
      objc: "tableView:estimatedHeightForRowAtIndexPath:",
      doc: "Return about the height of a row; the real one is asked when the row comes into sight.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_heightForHeaderInSection",
      objc: "tableView:heightForHeaderInSection:",
      doc: "Return the height of what is above a section.",
      [.init("section", "integer")]),
    callback(
      "tableView_heightForFooterInSection",
      objc: "tableView:heightForFooterInSection:",
      doc: "Return the height of what is below a section.",
      [.init("section", "integer")]),
    callback(
      "tableView_viewForHeaderInSection",
      objc: "tableView:viewForHeaderInSection:",
      doc: "Return the view above a section, or nil for its title.",
      [.init("section", "integer")]),
    callback(
      "tableView_viewForFooterInSection",
      objc: "tableView:viewForFooterInSection:",
      doc: "Return the view below a section, or nil for its title.",
      [.init("section", "integer")]),
    callback(
      "tableView_willDisplay_forRowAt",
      objc: "tableView:willDisplayCell:forRowAtIndexPath:",
      doc: "Called before a cell is seen.",
      [.init("cell", "TableViewCell"), .init("indexPath", "IndexPath")]),
    callback(
      "tableView_didEndDisplaying_forRowAt",
      objc: "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      doc: "Called when a cell was taken out, with the row that it had.",
      [.init("cell", "TableViewCell"), .init("indexPath", "IndexPath")]),
    callback(
      "tableView_willDisplayHeaderView_forSection",
      objc: "tableView:willDisplayHeaderView:forSection:",
      doc: "Called before a header is seen.",
      [.init("view", "View"), .init("section", "integer")]),
    callback(
      "tableView_willDisplayFooterView_forSection",
      objc: "tableView:willDisplayFooterView:forSection:",
      doc: "Called before a footer is seen.",
      [.init("view", "View"), .init("section", "integer")]),
    callback(
      "tableView_didEndDisplayingHeaderView_forSection",
      objc: "tableView:didEndDisplayingHeaderView:forSection:",
      doc: "Called when a header was taken out.",
      [.init("view", "View"), .init("section", "integer")]),
    callback(
      "tableView_didEndDisplayingFooterView_forSection",
      objc: "tableView:didEndDisplayingFooterView:forSection:",
      doc: "Called when a footer was taken out.",
      [.init("view", "View"), .init("section", "integer")]),
    callback(
      "tableView_shouldHighlightRowAt",
      objc: "tableView:shouldHighlightRowAtIndexPath:",
      doc: "Return false for a row that a finger neither highlights nor selects.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_didHighlightRowAt",
      objc: "tableView:didHighlightRowAtIndexPath:",
      doc: "Called when a finger has highlighted a row.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_didUnhighlightRowAt",
      objc: "tableView:didUnhighlightRowAtIndexPath:",
      doc: "Called when the finger has left a row.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_willSelectRowAt",
      objc: "tableView:willSelectRowAtIndexPath:",
      doc: "Return the row to select, or nil for none.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_didSelectRowAt",
      objc: "tableView:didSelectRowAtIndexPath:",
      doc: "Called when a person has selected a row.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_willDeselectRowAt",
      objc: "tableView:willDeselectRowAtIndexPath:",
      doc: "Return the row to deselect, or nil for none.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_didDeselectRowAt",
      objc: "tableView:didDeselectRowAtIndexPath:",
      doc: "Called when a person has deselected a row.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_accessoryButtonTappedForRowWith",
      objc: "tableView:accessoryButtonTappedForRowWithIndexPath:",
      doc: "Called when the detail button of a row was tapped.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_editingStyleForRowAt",
      objc: "tableView:editingStyleForRowAtIndexPath:",
      doc: "Return the edit control of a row; \"delete\" without this function.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_titleForDeleteConfirmationButtonForRowAt",
      objc: "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
      doc: "Return what the button says that deletes a row, or nil for \"Delete\".",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_editActionsForRowAt",
      objc: "tableView:editActionsForRowAtIndexPath:",
      doc: "Return the actions that a swipe uncovers, or nil for the button \"Delete\".",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_shouldIndentWhileEditingRowAt",
      objc: "tableView:shouldIndentWhileEditingRowAtIndexPath:",
      doc: "Return false for a row without an edit control that makes no room for one.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_willBeginEditingRowAt",
      objc: "tableView:willBeginEditingRowAtIndexPath:",
      doc: "Called before a swipe opens a row.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_didEndEditingRowAt",
      objc: "tableView:didEndEditingRowAtIndexPath:",
      doc: "Called when a row that a swipe has opened was closed, or went.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath",
      objc: "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      doc: "Return the place where a moved row goes.",
      [.init("from", "IndexPath"), .init("to", "IndexPath")]),
    callback(
      "tableView_indentationLevelForRowAt",
      objc: "tableView:indentationLevelForRowAtIndexPath:",
      doc: "Return by how many steps the content of a row is moved to the right.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_shouldShowMenuForRowAt",
      objc: "tableView:shouldShowMenuForRowAtIndexPath:",
      doc: "Return true for a row on which a finger that rests shows the edit menu.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_canPerformAction_forRowAt_withSender",
      objc: "tableView:canPerformAction:forRowAtIndexPath:withSender:",
      doc: "Return true for an action, such as \"copy\", that the menu of a row has.",
      [
        .init("action", "string"), .init("indexPath", "IndexPath"), .init("sender", "Object?"),
      ]),
    callback(
      "tableView_performAction_forRowAt_withSender",
      objc: "tableView:performAction:forRowAtIndexPath:withSender:",
      doc: "Called when an item of the menu of a row was tapped.",
      [
        .init("action", "string"), .init("indexPath", "IndexPath"), .init("sender", "Object?"),
      ]),
  ]

  private static func callback(
    _ name: String, objc: String, doc: String, _ more: [Member.Parameter] = []
  ) -> CallbackDescription {
    CallbackDescription(
      protocol: "TableViewDelegate", name: name, objc: "UITableViewDelegate \(objc)", doc: doc,
      parameters: [.init("tableView", "TableView")] + more)
  }
}
