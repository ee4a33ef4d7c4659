import LuaRuntime
import ViewKit

// The rows of a list.
extension TableView {
  static func addList(to list: inout MemberList) {
    list.initArgument(
      "cellClass", RegisteredClass<TableViewCell>.self,
      doc: "The class of the cells of a list: that which is registered for \"cell\".",
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, RegisteredClass<TableViewCell>.self) { type in
            view.register(type.cellMaker(), forCellReuseIdentifier: "cell")
          }
        }
      })
    list.initArgument(
      "cellStyle", TableViewCell.CellStyle.self,
      doc: "The style of the cells of a list, where they have no class of their own.",
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, TableViewCell.CellStyle.self) { style in
            view.registerListCells { TableViewCell(style: style, reuseIdentifier: $0) }
          }
        }
      })
    list.property(
      "cell", (HandlerFunction?).self,
      doc: "Fills the cell of an element of the list: called with the cell, the element and its "
        + "index path. Without one a cell shows its element as text.",
      get: { thread, object in TableView.at(object) { give(thread, $0.fillFunction) } },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, (HandlerFunction?).self) {
            view.fillFunction = $0?.object
            view.reloadData()
          }
        }
      })
    list.property(
      "list", (List?).self,
      doc: "A list whose elements are the rows, in the place of a data source. What changes in it "
        + "is seen to change.",
      get: { thread, object in TableView.at(object) { give(thread, $0.list) } },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, (List?).self) {
            weak let library = UILibrary.of(LuaStack(thread))
            view.cellFiller = { table, cell, path in
              library.flatMap { table.fill(cell, path, $0) }
            }
            view.list = $0
          }
        }
      })
  }

  /// Has the script fill the cell of an element.
  fileprivate func fill(
    _ cell: TableViewCell, _ path: IndexPath, _ library: UILibrary
  ) -> String? {
    library.fill(cell, path, of: self) { cell.textLabel.text = $0 }
  }
}
