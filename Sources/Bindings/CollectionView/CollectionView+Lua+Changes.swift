import LuaRuntime
import ViewKit

// Items and sections that come, go and move.
extension CollectionView {
  static func addChanges(to list: inout MemberList) {
    list.method(
      "performBatchUpdates", objc: "performBatchUpdates:completion:",
      parameters: [.init("changes", "function"), .init("completion", "function?")],
      doc: "Makes the changes of a function together, then calls the other with true.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let changes = try arguments.value(2, KeptFunction.self)
          let completion = try arguments.value(3, (KeptFunction?).self)
          try CollectionView.at(object) { view in
            try view.performBatchUpdates {
              changes.call(as: "changes of performBatchUpdates", of: view)
            } completion: { [weak view] isFinished in
              completion?.call(isFinished, as: "completion of performBatchUpdates", of: view)
            }
          }
        }
      })
    list.method(
      "insertItems", objc: "insertItemsAtIndexPaths:",
      parameters: [.init("indexPaths", "IndexPath[]")], doc: "Tells of items that came.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let paths = try arguments.value(2, [IndexPath].self)
          try CollectionView.at(object) { try $0.insertItems(at: paths) }
        }
      })
    list.method(
      "deleteItems", objc: "deleteItemsAtIndexPaths:",
      parameters: [.init("indexPaths", "IndexPath[]")], doc: "Tells of items that went.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let paths = try arguments.value(2, [IndexPath].self)
          try CollectionView.at(object) { try $0.deleteItems(at: paths) }
        }
      })
    list.method(
      "reloadItems", objc: "reloadItemsAtIndexPaths:",
      parameters: [.init("indexPaths", "IndexPath[]")],
      doc: "Asks for the cells of items anew; they are no longer selected.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let paths = try arguments.value(2, [IndexPath].self)
          try CollectionView.at(object) { try $0.reloadItems(at: paths) }
        }
      })
    list.method(
      "moveItem", objc: "moveItemAtIndexPath:toIndexPath:",
      parameters: [.init("from", "IndexPath"), .init("to", "IndexPath")],
      doc: "Tells of an item that moved.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let source = try arguments.value(2, IndexPath.self)
          let target = try arguments.value(3, IndexPath.self)
          try CollectionView.at(object) { try $0.moveItem(at: source, to: target) }
        }
      })
    addSectionChanges(to: &list)
  }

  private static func addSectionChanges(to list: inout MemberList) {
    list.method(
      "insertSections", objc: "insertSections:", parameters: [.init("sections", "integer[]")],
      doc: "Tells of sections that came.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let sections = try arguments.value(2, IndexSet.self)
          try CollectionView.at(object) { try $0.insertSections(sections) }
        }
      })
    list.method(
      "deleteSections", objc: "deleteSections:", parameters: [.init("sections", "integer[]")],
      doc: "Tells of sections that went.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let sections = try arguments.value(2, IndexSet.self)
          try CollectionView.at(object) { try $0.deleteSections(sections) }
        }
      })
    list.method(
      "reloadSections", objc: "reloadSections:", parameters: [.init("sections", "integer[]")],
      doc: "Asks for sections anew.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let sections = try arguments.value(2, IndexSet.self)
          try CollectionView.at(object) { try $0.reloadSections(sections) }
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
          try CollectionView.at(object) { try $0.moveSection(source, toSection: target) }
        }
      })
  }
}
