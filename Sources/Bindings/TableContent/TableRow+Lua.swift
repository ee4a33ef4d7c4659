import LuaRuntime
import ViewKit

extension HostClass {
  static let tableRow = HostClass(
    "TableRow", of: TableRow.self, superclass: .object,
    doc: "A row that is declared, of the sections of a table: `{ text = \"Name\", "
      + "detail = \"Ann\", onSelect = fn }`. A change of it is seen at once.",
    make: { thread in make(thread) { _ in TableRow() } }
  ) { list in
    TableRow.addTexts(to: &list)
    TableRow.addLooks(to: &list)
    TableRow.addSelection(to: &list)
  }
}

extension TableRow {
  fileprivate static func addTexts(to list: inout MemberList) {
    list.property(
      "text", (String?).self, doc: "The text.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.text) } },
      set: { thread, object in
        TableRow.at(object) { row in takeText(thread, row) { row.text = $0 } }
      })
    list.property(
      "detail", (String?).self, doc: "The second text.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.detail) } },
      set: { thread, object in
        TableRow.at(object) { row in takeText(thread, row) { row.detail = $0 } }
      })
    list.property(
      "image", (Image?).self, doc: "The image at the left.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.image) } },
      set: { thread, object in TableRow.at(object) { row in take(thread) { row.image = $0 } } })
  }

  fileprivate static func addLooks(to list: inout MemberList) {
    list.property(
      "style", (TableViewCell.CellStyle?).self,
      doc: "Where the texts are; without it \"value1\" with a second text, else \"default\".",
      get: { thread, object in TableRow.at(object) { give(thread, $0.style) } },
      set: { thread, object in TableRow.at(object) { row in take(thread) { row.style = $0 } } })
    list.property(
      "accessoryType", TableViewCell.AccessoryType.self, standard: "\"none\"",
      doc: "What stands at the right edge.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.accessoryType) } },
      set: { thread, object in
        TableRow.at(object) { row in take(thread) { row.accessoryType = $0 } }
      })
    list.property(
      "accessoryView", (View?).self, doc: "A view at the right edge, such as a switch.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.accessoryView) } },
      set: { thread, object in
        TableRow.at(object) { row in take(thread) { try row.setAccessoryView($0) } }
      })
    list.property(
      "height", (RowHeight?).self, doc: "The height in points; nil for the table's.",
      get: { thread, object in
        TableRow.at(object) { give(thread, $0.height.map(RowHeight.init(points:))) }
      },
      set: { thread, object in
        TableRow.at(object) { row in
          take(thread, (RowHeight?).self) { row.height = $0?.points }
        }
      })
    list.property(
      "cell", TableViewCell.self,
      doc: "The cell of the row: one of your own, else one that is made for its texts.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.cell) } },
      set: { thread, object in
        TableRow.at(object) { row in take(thread, TableViewCell.self) { row.cell = $0 } }
      })
  }

  fileprivate static func addSelection(to list: inout MemberList) {
    list.property(
      "isSelectable", Bool.self, standard: "true", doc: "Whether a person can select the row.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.isSelectable) } },
      set: { thread, object in
        TableRow.at(object) { row in take(thread) { row.isSelectable = $0 } }
      })
    list.event(
      "onSelect", doc: "Called with the row when a person has selected it.",
      get: { thread, object in TableRow.at(object) { give(thread, $0.target) } },
      set: { thread, object in
        TableRow.at(object) { row in
          take(thread, (HandlerFunction?).self) { row.target = $0?.object }
        }
      })
  }
}
