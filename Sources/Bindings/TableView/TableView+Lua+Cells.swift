import LuaRuntime
import ViewKit

// Cells, and header and footer views, that are used again.
extension TableView {
  static func addCells(to list: inout MemberList) {
    list.method(
      "register", objc: "registerClass:forCellReuseIdentifier:",
      parameters: [.init("class", "class?"), .init("identifier", "string")],
      doc: "Makes the cells of an identifier of a class; nil takes that back.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let type = try arguments.value(2, (RegisteredClass<TableViewCell>?).self)
          let identifier = try arguments.value(3, String.self)
          TableView.at(object) {
            $0.register(type?.cellMaker(), forCellReuseIdentifier: identifier)
          }
        }
      })
    list.method(
      "registerHeaderFooter", objc: "registerClass:forHeaderFooterViewReuseIdentifier:",
      parameters: [.init("class", "class?"), .init("identifier", "string")],
      doc: "Makes the header and footer views of an identifier of a class; nil takes that back.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let type = try arguments.value(2, (RegisteredClass<TableViewHeaderFooterView>?).self)
          let identifier = try arguments.value(3, String.self)
          let maker = type?.maker { (stack, identifier: String) in
            stack.newTable()
            stack.push(identifier)
            stack.rawSet(-2, "reuseIdentifier")
          }
          TableView.at(object) {
            $0.register(maker, forHeaderFooterViewReuseIdentifier: identifier)
          }
        }
      })
    list.method(
      "dequeueReusableCell", objc: "dequeueReusableCellWithIdentifier:",
      "dequeueReusableCellWithIdentifier:forIndexPath:",
      parameters: [.init("identifier", "string"), .init("indexPath", "IndexPath?")],
      returns: (TableViewCell?).self,
      doc: "A cell that went out of sight, else a new one of the registered class. Without a path "
        + "nil where there is neither; with one that is an error.",
      call: { thread, object in
        invoke(thread) { arguments throws -> TableViewCell? in
          let identifier = try arguments.value(2, String.self)
          guard let path = try arguments.value(3, (IndexPath?).self, default: nil) else {
            return TableView.at(object) { $0.dequeueReusableCell(withIdentifier: identifier) }
          }
          return try TableView.at(object) {
            try $0.dequeueReusableCell(withIdentifier: identifier, for: path)
          }
        }
      })
    list.method(
      "dequeueReusableHeaderFooterView", objc: "dequeueReusableHeaderFooterViewWithIdentifier:",
      parameters: [.init("identifier", "string")], returns: (TableViewHeaderFooterView?).self,
      doc:
        "A header or footer view that went out of sight, else a new one of the registered class.",
      call: { thread, object in
        invoke(thread) { arguments throws -> TableViewHeaderFooterView? in
          let identifier = try arguments.value(2, String.self)
          return TableView.at(object) {
            $0.dequeueReusableHeaderFooterView(withIdentifier: identifier)
          }
        }
      })
    addShown(to: &list)
  }

  private static func addShown(to list: inout MemberList) {
    list.property(
      "visibleCells", [TableViewCell].self, doc: "The cells in sight, from above to below.",
      get: { thread, object in TableView.at(object) { give(thread, $0.visibleCells) } })
    list.method(
      "cellForRow", objc: "cellForRowAtIndexPath:", parameters: [.init("indexPath", "IndexPath")],
      returns: (TableViewCell?).self, doc: "The cell of a row in sight; nil for others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> TableViewCell? in
          let path = try arguments.value(2, IndexPath.self)
          return TableView.at(object) { $0.cellForRow(at: path) }
        }
      })
    list.method(
      "indexPath", objc: "indexPathForCell:", parameters: [.init("cell", "TableViewCell")],
      returns: (IndexPath?).self, doc: "The row of a cell on show; nil for others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> IndexPath? in
          let cell = try arguments.value(2, TableViewCell.self)
          return TableView.at(object) { $0.indexPath(for: cell) }
        }
      })
    list.method(
      "headerView", objc: "headerViewForSection:", parameters: [.init("section", "integer")],
      returns: (TableViewHeaderFooterView?).self,
      doc: "The header view of a section if it is on show; nil for others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> TableViewHeaderFooterView? in
          let section = try arguments.value(2, LuaIndex.self).position
          return TableView.at(object) { $0.headerView(forSection: section) }
        }
      })
    list.method(
      "footerView", objc: "footerViewForSection:", parameters: [.init("section", "integer")],
      returns: (TableViewHeaderFooterView?).self,
      doc: "The footer view of a section if it is on show; nil for others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> TableViewHeaderFooterView? in
          let section = try arguments.value(2, LuaIndex.self).position
          return TableView.at(object) { $0.footerView(forSection: section) }
        }
      })
  }
}
