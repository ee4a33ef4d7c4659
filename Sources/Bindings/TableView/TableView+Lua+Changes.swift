import LuaRuntime
import ViewKit

// Rows and sections that come, go and move; edit mode.
extension TableView {
  static func addChanges(to list: inout MemberList) {
    list.method(
      "beginUpdates", objc: "beginUpdates",
      doc: "Begins a block of changes, which take place together at its end.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in TableView.at(object) { $0.beginUpdates() } }
      })
    list.method(
      "endUpdates", objc: "endUpdates",
      doc: "Ends a block of changes; the data must have been changed before. A block without "
        + "changes has all heights asked anew.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in
          try TableView.at(object) { try $0.endUpdates() }
        }
      })
    list.method(
      "performBatchUpdates", objc: "performBatchUpdates:completion:",
      parameters: [
        .init("changes", "function"), .init("completion", "function?"),
      ], doc: "Makes the changes of a function together, then calls the other with true.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let changes = try arguments.value(2, KeptFunction.self)
          let completion = try arguments.value(3, (KeptFunction?).self)
          try TableView.at(object) { view in
            try view.performBatchUpdates {
              changes.call(as: "changes of performBatchUpdates", of: view)
            } completion: { [weak view] isFinished in
              completion?.call(isFinished, as: "completion of performBatchUpdates", of: view)
            }
          }
        }
      })
    addRowChanges(to: &list)
    addSectionChanges(to: &list)
    addEditing(to: &list)
  }

  private static func addRowChanges(to list: inout MemberList) {
    list.method(
      "insertRows", objc: "insertRowsAtIndexPaths:withRowAnimation:",
      parameters: [
        .init("indexPaths", "IndexPath[]"),
        .init("animation", "RowAnimation", standard: "\"automatic\""),
      ],
      doc: "Tells of rows that came.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let paths = try arguments.value(2, [IndexPath].self)
          let animation = try arguments.value(3, RowAnimation.self, default: .automatic)
          try TableView.at(object) { try $0.insertRows(at: paths, with: animation) }
        }
      })
    list.method(
      "deleteRows", objc: "deleteRowsAtIndexPaths:withRowAnimation:",
      parameters: [
        .init("indexPaths", "IndexPath[]"),
        .init("animation", "RowAnimation", standard: "\"automatic\""),
      ],
      doc: "Tells of rows that went.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let paths = try arguments.value(2, [IndexPath].self)
          let animation = try arguments.value(3, RowAnimation.self, default: .automatic)
          try TableView.at(object) { try $0.deleteRows(at: paths, with: animation) }
        }
      })
    list.method(
      "reloadRows", objc: "reloadRowsAtIndexPaths:withRowAnimation:",
      parameters: [
        .init("indexPaths", "IndexPath[]"),
        .init("animation", "RowAnimation", standard: "\"automatic\""),
      ],
      doc: "Asks for the cells of rows anew; they are no longer selected.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let paths = try arguments.value(2, [IndexPath].self)
          let animation = try arguments.value(3, RowAnimation.self, default: .automatic)
          try TableView.at(object) { try $0.reloadRows(at: paths, with: animation) }
        }
      })
    list.method(
      "moveRow", objc: "moveRowAtIndexPath:toIndexPath:",
      parameters: [.init("from", "IndexPath"), .init("to", "IndexPath")],
      doc: "Tells of a row that moved.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let source = try arguments.value(2, IndexPath.self)
          let target = try arguments.value(3, IndexPath.self)
          try TableView.at(object) { try $0.moveRow(at: source, to: target) }
        }
      })
  }

  private static func addSectionChanges(to list: inout MemberList) {
    list.method(
      "insertSections", objc: "insertSections:withRowAnimation:",
      parameters: [
        .init("sections", "integer[]"),
        .init("animation", "RowAnimation", standard: "\"automatic\""),
      ],
      doc: "Tells of sections that came.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let sections = try arguments.value(2, IndexSet.self)
          let animation = try arguments.value(3, RowAnimation.self, default: .automatic)
          try TableView.at(object) { try $0.insertSections(sections, with: animation) }
        }
      })
    list.method(
      "deleteSections", objc: "deleteSections:withRowAnimation:",
      parameters: [
        .init("sections", "integer[]"),
        .init("animation", "RowAnimation", standard: "\"automatic\""),
      ],
      doc: "Tells of sections that went.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let sections = try arguments.value(2, IndexSet.self)
          let animation = try arguments.value(3, RowAnimation.self, default: .automatic)
          try TableView.at(object) { try $0.deleteSections(sections, with: animation) }
        }
      })
    list.method(
      "reloadSections", objc: "reloadSections:withRowAnimation:",
      parameters: [
        .init("sections", "integer[]"),
        .init("animation", "RowAnimation", standard: "\"automatic\""),
      ],
      doc: "Asks for sections anew.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let sections = try arguments.value(2, IndexSet.self)
          let animation = try arguments.value(3, RowAnimation.self, default: .automatic)
          try TableView.at(object) { try $0.reloadSections(sections, with: animation) }
        }
      })
    list.method(
      "moveSection", objc: "moveSection:toSection:",
      parameters: [.init("from", "integer"), .init("to", "integer")],
      doc: "Tells of a section that moved.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let source = try arguments.value(2, LuaIndex.self).position
          let target = try arguments.value(3, LuaIndex.self).position
          try TableView.at(object) { try $0.moveSection(source, toSection: target) }
        }
      })
  }

  private static func addEditing(to list: inout MemberList) {
    list.property(
      "isEditing", Bool.self, objc: "editing", standard: "false",
      doc: "Whether rows can be deleted, inserted and moved; set it with setEditing.",
      get: { thread, object in TableView.at(object) { give(thread, $0.isEditing) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, Bool.self) { view.isEditing = $0 } }
      })
    list.method(
      "setEditing", objc: "setEditing:animated:",
      parameters: [.init("editing", "boolean"), .init("animated", "boolean", standard: "false")],
      isOverridable: true, doc: "Enters or leaves the mode in which rows are edited.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isEditing = try arguments.value(2, Bool.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          TableView.at(object) { $0.setEditing(isEditing, animated: isAnimated) }
        }
      })
  }
}
