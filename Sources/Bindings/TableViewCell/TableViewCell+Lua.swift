import LuaRuntime
import ViewKit

extension HostClass {
  static let tableViewCell = HostClass(
    "TableViewCell", of: TableViewCell.self, objc: "UITableViewCell", superclass: .view,
    doc:
      "A row of a table: `ui.TableViewCell{ style = \"subtitle\", reuseIdentifier = \"city\" }`.",
    make: { thread in
      make(thread) { options in
        TableViewCell(
          style: try options.read("style", TableViewCell.CellStyle.self) ?? .default,
          reuseIdentifier: try options.read("reuseIdentifier", String.self))
      }
    },
    addChild: { thread, object in
      take(thread, View.self) { child in
        try TableViewCell.at(object) { try $0.contentView.addSubview(child) }
      }
    }
  ) { list in
    TableViewCell.addMaking(to: &list)
    TableViewCell.addContent(to: &list)
    TableViewCell.addStates(to: &list)
    TableViewCell.addAccessories(to: &list)
    TableViewCell.addBackgrounds(to: &list)
    TableViewCell.addEditing(to: &list)
  }
}

extension TableViewCell {
  static func addMaking(to list: inout MemberList) {
    list.initArgument(
      "style", TableViewCell.CellStyle.self, objc: "initWithStyle:reuseIdentifier:",
      doc: "What the cell shows, and where, from its making on; default unless given.")
    list.fixedProperty(
      "reuseIdentifier", (String?).self,
      doc: "By this name a table finds a cell that can be used again; given when it is made.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.reuseIdentifier) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in
          take(thread, (String?).self) {
            try refuseNewIdentifier($0, of: cell, cell.reuseIdentifier)
          }
        }
      })
    list.method(
      "prepareForReuse", objc: "prepareForReuse", isOverridable: true,
      doc: "Called before the cell is used for another row; what was put into it is still there.",
      call: { thread, object in
        invoke(thread) { _ in TableViewCell.at(object) { $0.prepareForReuse() } }
      })
  }

  static func addContent(to list: inout MemberList) {
    list.property(
      "contentView", View.self,
      doc: "Holds the content; views of your own belong there.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.contentView) } })
    list.property(
      "textLabel", Label.self, doc: "The label of the title.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.textLabel) } })
    list.property(
      "detailTextLabel", (Label?).self,
      doc: "The label of the details; nil for the style default, which shows none.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.detailTextLabel) } })
    list.property(
      "imageView", ImageView.self, doc: "The image at the left, which value2 does not show.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.imageView) } })
    list.property(
      "indentationLevel", Int.self, standard: "0",
      doc: "How many steps the content is moved to the right.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.indentationLevel) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.indentationLevel = $0 } }
      })
    list.property(
      "indentationWidth", Double.self, standard: "10",
      doc: "The points of a step of indentationLevel.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.indentationWidth) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.indentationWidth = $0 } }
      })
    list.property(
      "separatorInset", EdgeInsets.self, standard: "{ 0, 15, 0, 0 }",
      doc: "Where the line below the cell begins and ends, beside its edges.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.separatorInset) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in
          take(thread, EdgeInsets.self) {
            cell.separatorInset = $0
            cell.ownLooks.insert(.separatorInset)
          }
        }
      })
  }

  static func addStates(to list: inout MemberList) {
    list.property(
      "selectionStyle", TableViewCell.SelectionStyle.self, standard: "\"default\"",
      doc: "How the cell looks while it is selected; all but none are grey.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.selectionStyle) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.selectionStyle = $0 } }
      })
    list.property(
      "isSelected", Bool.self, objc: "selected", standard: "false",
      doc: "Whether the row is chosen. Setting it calls setSelected.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.isSelected) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.isSelected = $0 } }
      })
    list.property(
      "isHighlighted", Bool.self, objc: "highlighted", standard: "false",
      doc: "Whether a finger is on the row. Setting it calls setHighlighted.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.isHighlighted) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.isHighlighted = $0 } }
      })
    list.method(
      "setSelected", objc: "setSelected:animated:",
      parameters: [
        .init("selected", "boolean"), .init("animated", "boolean", standard: "false"),
      ],
      isOverridable: true, doc: "Called to select the cell, or no longer.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isSelected: Bool = try arguments.value(2)
          let animated = try arguments.value(3, default: false)
          TableViewCell.at(object) { $0.setSelected(isSelected, animated: animated) }
        }
      })
    list.method(
      "setHighlighted", objc: "setHighlighted:animated:",
      parameters: [
        .init("highlighted", "boolean"), .init("animated", "boolean", standard: "false"),
      ],
      isOverridable: true, doc: "Called when a finger is on the row, and when it no longer is.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isHighlighted: Bool = try arguments.value(2)
          let animated = try arguments.value(3, default: false)
          TableViewCell.at(object) { $0.setHighlighted(isHighlighted, animated: animated) }
        }
      })
  }

  static func addBackgrounds(to list: inout MemberList) {
    list.property(
      "backgroundView", (View?).self, doc: "The view behind all else, as large as the cell.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.backgroundView) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { try cell.setBackgroundView($0) } }
      })
    list.property(
      "selectedBackgroundView", (View?).self,
      doc: "The view behind the content of a selected cell, in the place of the grey.",
      get: { thread, object in
        TableViewCell.at(object) { give(thread, $0.selectedBackgroundView) }
      },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { try cell.setSelectedBackgroundView($0) } }
      })
    list.property(
      "multipleSelectionBackgroundView", (View?).self,
      doc: "The same while several rows can be selected in edit mode.",
      get: { thread, object in
        TableViewCell.at(object) { give(thread, $0.multipleSelectionBackgroundView) }
      },
      set: { thread, object in
        TableViewCell.at(object) { cell in
          take(thread) { try cell.setMultipleSelectionBackgroundView($0) }
        }
      })
  }
}

/// Refuses another identifier than the one that was given when the view was made.
func refuseNewIdentifier(_ identifier: String?, of view: View, _ current: String?) throws {
  if identifier == current { return }
  throw LuaFailure(
    "is given when the view is made, and stays: ui.\(view.hostClassName){ reuseIdentifier = \"…\" }"
  )
}

extension View {
  fileprivate var hostClassName: String {
    self is TableViewCell ? "TableViewCell" : "TableViewHeaderFooterView"
  }
}
