import LuaRuntime

extension Catalogue {
  /// What a table asks and tells its data source.
  static let tableViewDataSourceCallbacks: [CallbackDescription] = [
    callback(
      "tableView_numberOfRowsInSection",
      objc: "tableView:numberOfRowsInSection:",
      doc: "Return how many rows a section has.",
      [.init("section", "integer")]),
    callback(
      "tableView_cellForRowAt",
      objc: "tableView:cellForRowAtIndexPath:",
      doc:
        "Return the cell of a row: take it from `tableView:dequeueReusableCell(\"id\", indexPath)`.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "numberOfSections_in",
      objc: "numberOfSectionsInTableView:",
      doc: "Return how many sections there are; 1 without this function."),
    callback(
      "tableView_titleForHeaderInSection",
      objc: "tableView:titleForHeaderInSection:",
      doc: "Return the text above a section, or nil.",
      [.init("section", "integer")]),
    callback(
      "tableView_titleForFooterInSection",
      objc: "tableView:titleForFooterInSection:",
      doc: "Return the text below a section, or nil.",
      [.init("section", "integer")]),
    callback(
      "sectionIndexTitles_for",
      objc: "sectionIndexTitlesForTableView:",
      doc: "Return the letters of the index at the right edge, or nil."),
    callback(
      "tableView_sectionForSectionIndexTitle_at",
      objc: "tableView:sectionForSectionIndexTitle:atIndex:",
      doc: "Return the section to which a title of the index leads.",
      [.init("title", "string"), .init("index", "integer")]),
    callback(
      "tableView_canEditRowAt",
      objc: "tableView:canEditRowAtIndexPath:",
      doc: "Return false for a row that no person may edit.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_commit_forRowAt",
      objc: "tableView:commitEditingStyle:forRowAtIndexPath:",
      doc: "Called when a person deletes or inserts a row: change the data, then tell the table.",
      [.init("editingStyle", "TableViewCellEditingStyle"), .init("indexPath", "IndexPath")]),
    callback(
      "tableView_canMoveRowAt",
      objc: "tableView:canMoveRowAtIndexPath:",
      doc: "Return false for a row that no person may move.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "tableView_moveRowAt_to",
      objc: "tableView:moveRowAtIndexPath:toIndexPath:",
      doc: "Called when a person has moved a row: move the data.",
      [.init("from", "IndexPath"), .init("to", "IndexPath")]),
  ]

  private static func callback(
    _ name: String, objc: String, doc: String, _ more: [Member.Parameter] = []
  ) -> CallbackDescription {
    CallbackDescription(
      protocol: "TableViewDataSource", name: name, objc: "UITableViewDataSource \(objc)", doc: doc,
      parameters: [.init("tableView", "TableView")] + more)
  }
}
