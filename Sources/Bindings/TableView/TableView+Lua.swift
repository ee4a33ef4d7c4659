import LuaRuntime
import ViewKit

extension HostClass {
  static let tableView = HostClass(
    "TableView", of: TableView.self, objc: "UITableView", superclass: .scrollView,
    doc: "A list of rows in sections, which a data source gives: "
      + "`ui.TableView{ style = \"grouped\", dataSource = self, delegate = self }`.",
    make: { thread in
      make(thread) { options in
        TableView(style: try options.read("style", TableViewStyle.self) ?? .plain)
      }
    }
  ) { list in
    list.initArgument(
      "style", TableViewStyle.self, objc: "initWithFrame:style:",
      doc: "How the sections look.")
    TableView.addData(to: &list)
    TableView.addSections(to: &list)
    TableView.addList(to: &list)
    TableView.addLooks(to: &list)
    TableView.addSelection(to: &list)
    TableView.addCells(to: &list)
    TableView.addPlaces(to: &list)
    TableView.addChanges(to: &list)
  }
}

extension TableView.ScrollPosition: LuaEnum {
  public static let table = LuaEnumTable<TableView.ScrollPosition>(
    "TableViewScrollPosition", objc: "UITableViewScrollPosition")
}

extension TableView {
  fileprivate static func addData(to list: inout MemberList) {
    list.property(
      "style", TableViewStyle.self, doc: "Plain or grouped; given when the table is made.",
      get: { thread, object in TableView.at(object) { give(thread, $0.style) } })
    list.property(
      "dataSource", (Object?).self, doc: "Who has the rows: an object, or a table of functions.",
      get: { thread, object in TableView.at(object) { give(thread, $0.dataSource) } },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, (ScriptDelegate?).self) { view.dataSource = $0?.object }
        }
      })
    list.property(
      "numberOfSections", Int.self, doc: "How many sections there are.",
      get: { thread, object in TableView.at(object) { give(thread, $0.numberOfSections) } })
    list.method(
      "numberOfRows", objc: "numberOfRowsInSection:", parameters: [.init("section", "integer")],
      returns: Int.self, doc: "How many rows a section has.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Int in
          let section = try arguments.value(2, LuaIndex.self).position
          return TableView.at(object) { $0.numberOfRows(inSection: section) }
        }
      })
    list.method(
      "reloadData", objc: "reloadData", doc: "Asks the data source for all anew.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in TableView.at(object) { $0.reloadData() } }
      })
    list.method(
      "reloadSectionIndexTitles", objc: "reloadSectionIndexTitles",
      doc: "Asks for the titles of the index anew.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in
          TableView.at(object) { $0.reloadSectionIndexTitles() }
        }
      })
  }

  fileprivate static func addSelection(to list: inout MemberList) {
    list.property(
      "allowsSelection", Bool.self, standard: "true", doc: "Whether a person can select a row.",
      get: { thread, object in TableView.at(object) { give(thread, $0.allowsSelection) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, Bool.self) { view.allowsSelection = $0 } }
      })
    list.property(
      "allowsMultipleSelection", Bool.self, standard: "false",
      doc: "Whether a person can select several rows.",
      get: { thread, object in TableView.at(object) { give(thread, $0.allowsMultipleSelection) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, Bool.self) { view.allowsMultipleSelection = $0 }
        }
      })
    list.property(
      "allowsSelectionDuringEditing", Bool.self, standard: "false",
      doc: "Whether a person can select a row in edit mode.",
      get: { thread, object in
        TableView.at(object) { give(thread, $0.allowsSelectionDuringEditing) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, Bool.self) { view.allowsSelectionDuringEditing = $0 }
        }
      })
    list.property(
      "allowsMultipleSelectionDuringEditing", Bool.self, standard: "false",
      doc: "Whether a person can select several rows in edit mode, by circles at their left.",
      get: { thread, object in
        TableView.at(object) { give(thread, $0.allowsMultipleSelectionDuringEditing) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, Bool.self) { view.allowsMultipleSelectionDuringEditing = $0 }
        }
      })
    list.property(
      "indexPathForSelectedRow", (IndexPath?).self, doc: "The selected row, the first of several.",
      get: { thread, object in TableView.at(object) { give(thread, $0.indexPathForSelectedRow) } })
    list.property(
      "indexPathsForSelectedRows", [IndexPath].self, doc: "The selected rows, from above to below.",
      get: { thread, object in TableView.at(object) { give(thread, $0.indexPathsForSelectedRows) } }
    )
    list.method(
      "selectRow", objc: "selectRowAtIndexPath:animated:scrollPosition:",
      parameters: [
        .init("indexPath", "IndexPath?"), .init("animated", "boolean", standard: "false"),
        .init("scrollPosition", "TableViewScrollPosition", standard: "\"none\""),
      ], doc: "Selects a row without a word to the delegate; nil selects none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, (IndexPath?).self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          let position = try arguments.value(4, ScrollPosition.self, default: .none)
          try TableView.at(object) {
            try $0.selectRow(at: path, animated: isAnimated, scrollPosition: position)
          }
        }
      })
    list.method(
      "deselectRow", objc: "deselectRowAtIndexPath:animated:",
      parameters: [
        .init("indexPath", "IndexPath"), .init("animated", "boolean", standard: "false"),
      ], doc: "Deselects a row without a word to the delegate.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, IndexPath.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          TableView.at(object) { $0.deselectRow(at: path, animated: isAnimated) }
        }
      })
  }
}

extension TableViewStyle: LuaEnum {
  public static let table = LuaEnumTable<TableViewStyle>("TableViewStyle", objc: "UITableViewStyle")
}

extension TableViewCell.SeparatorStyle: LuaEnum {
  public static let table = LuaEnumTable<TableViewCell.SeparatorStyle>(
    "TableViewCellSeparatorStyle", objc: "UITableViewCellSeparatorStyle")
}
