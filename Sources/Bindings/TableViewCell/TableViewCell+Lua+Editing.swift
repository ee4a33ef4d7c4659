import LuaRuntime
import ViewKit

// Accessories and edit mode.
extension TableViewCell {
  static func addAccessories(to list: inout MemberList) {
    list.property(
      "accessoryType", TableViewCell.AccessoryType.self, standard: "\"none\"",
      doc: "What stands at the right edge.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.accessoryType) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.accessoryType = $0 } }
      })
    list.property(
      "accessoryView", (View?).self,
      doc: "A view at the right edge, in the place of accessoryType; with the size that it has.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.accessoryView) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { try cell.setAccessoryView($0) } }
      })
    list.property(
      "editingAccessoryType", TableViewCell.AccessoryType.self, standard: "\"none\"",
      doc: "What stands at the right edge in edit mode.",
      get: { thread, object in
        TableViewCell.at(object) { give(thread, $0.editingAccessoryType) }
      },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.editingAccessoryType = $0 } }
      })
    list.property(
      "editingAccessoryView", (View?).self,
      doc: "A view at the right edge in edit mode, in the place of editingAccessoryType.",
      get: { thread, object in
        TableViewCell.at(object) { give(thread, $0.editingAccessoryView) }
      },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { try cell.setEditingAccessoryView($0) } }
      })
  }

  static func addEditing(to list: inout MemberList) {
    list.property(
      "isEditing", Bool.self, objc: "editing", standard: "false",
      doc: "Whether the row can be edited now. Setting it calls setEditing.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.isEditing) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.isEditing = $0 } }
      })
    list.method(
      "setEditing", objc: "setEditing:animated:",
      parameters: [
        .init("editing", "boolean"), .init("animated", "boolean", standard: "false"),
      ],
      isOverridable: true, doc: "Called to show the controls of edit mode, or to hide them.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isEditing: Bool = try arguments.value(2)
          let animated = try arguments.value(3, default: false)
          TableViewCell.at(object) { $0.setEditing(isEditing, animated: animated) }
        }
      })
    list.property(
      "editingStyle", TableViewCell.EditingStyle.self, standard: "\"none\"",
      doc: "What the row's edit control is for.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.editingStyle) } })
    list.property(
      "showsReorderControl", Bool.self, standard: "false",
      doc: "Whether the cell has a control by which a finger moves the row in edit mode.",
      get: { thread, object in TableViewCell.at(object) { give(thread, $0.showsReorderControl) } },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.showsReorderControl = $0 } }
      })
    list.property(
      "shouldIndentWhileEditing", Bool.self, standard: "true",
      doc: "Whether the content makes room at the left in edit mode without a control there.",
      get: { thread, object in
        TableViewCell.at(object) { give(thread, $0.shouldIndentWhileEditing) }
      },
      set: { thread, object in
        TableViewCell.at(object) { cell in take(thread) { cell.shouldIndentWhileEditing = $0 } }
      })
    list.property(
      "showingDeleteConfirmation", Bool.self,
      doc: "Whether the button Delete, or row actions, are shown.",
      get: { thread, object in
        TableViewCell.at(object) { give(thread, $0.showingDeleteConfirmation) }
      })
    list.method(
      "willTransition", objc: "willTransitionToState:",
      parameters: [.init("state", "TableViewCellStateMask")], isOverridable: true,
      doc: "Called before the controls beside the content become others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let state: TableViewCell.StateMask = try arguments.value(2)
          TableViewCell.at(object) { $0.willTransition(to: state) }
        }
      })
    list.method(
      "didTransition", objc: "didTransitionToState:",
      parameters: [.init("state", "TableViewCellStateMask")], isOverridable: true,
      doc: "Called when the controls beside the content are others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let state: TableViewCell.StateMask = try arguments.value(2)
          TableViewCell.at(object) { $0.didTransition(to: state) }
        }
      })
  }
}
