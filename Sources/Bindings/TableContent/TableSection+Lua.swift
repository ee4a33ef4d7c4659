import LuaRuntime
import ViewKit

extension HostClass {
  static let tableSection = HostClass(
    "TableSection", of: TableSection.self, superclass: .object,
    doc: "A section of rows that are declared: `{ header = \"Account\", rows = { { text = \"Name\" "
      + "} } }`. A change of it is seen at once.",
    make: { thread in make(thread) { _ in TableSection() } }
  ) { list in
    list.property(
      "header", (String?).self, doc: "The text above the rows.",
      get: { thread, object in TableSection.at(object) { give(thread, $0.header) } },
      set: { thread, object in
        TableSection.at(object) { section in takeText(thread, section) { section.header = $0 } }
      })
    list.property(
      "footer", (String?).self, doc: "The text below the rows.",
      get: { thread, object in TableSection.at(object) { give(thread, $0.footer) } },
      set: { thread, object in
        TableSection.at(object) { section in takeText(thread, section) { section.footer = $0 } }
      })
    list.property(
      "rows", [TableRow].self,
      doc: "The rows: tables of what a TableRow has, or rows that were there before, which stay. A "
        + "fresh list when it is read.",
      get: { thread, object in TableSection.at(object) { give(thread, $0.rows) } },
      set: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rows = try DeclaredList<TableRow>(arguments.stack, 3, of: .tableRow, "row")
          try TableSection.at(object) { try $0.setRows(rows.elements) }
        }
      })
  }
}

extension TableView {
  static func addSections(to list: inout MemberList) {
    list.property(
      "sections", ([TableSection]?).self,
      doc: "Sections of rows that are declared, in the place of a data source: `{ { header = "
        + "\"Account\", rows = { { text = \"Name\", detail = \"Ann\" } } } }`. A fresh list when it "
        + "is read; nil where the rows are others'.",
      get: { thread, object in
        TableView.at(object) { give(thread, $0.hasDeclaredRows ? $0.sections : nil) }
      },
      set: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let stack = arguments.stack
          let sections =
            stack.isNil(3)
            ? nil : try DeclaredList<TableSection>(stack, 3, of: .tableSection, "section").elements
          try TableView.at(object) { try $0.setSections(sections) }
        }
      })
  }
}
