import LuaRuntime
import ViewKit

// Questions about places, and scrolling.
extension TableView {
  static func addPlaces(to list: inout MemberList) {
    list.property(
      "indexPathsForVisibleRows", [IndexPath].self, doc: "The rows in sight.",
      get: { thread, object in TableView.at(object) { give(thread, $0.indexPathsForVisibleRows) } })
    list.method(
      "indexPathForRow", objc: "indexPathForRowAtPoint:", parameters: [.init("point", "Point")],
      returns: (IndexPath?).self, doc: "The row at a point of the content.",
      call: { thread, object in
        invoke(thread) { arguments throws -> IndexPath? in
          let point = try arguments.value(2, Point.self)
          return TableView.at(object) { $0.indexPathForRow(at: point) }
        }
      })
    list.method(
      "indexPathsForRows", objc: "indexPathsForRowsInRect:", parameters: [.init("rect", "Rect")],
      returns: [IndexPath].self, doc: "The rows of which something lies in a rectangle.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [IndexPath] in
          let rect = try arguments.value(2, Placed<Rect>.self).value
          return TableView.at(object) { $0.indexPathsForRows(in: rect) }
        }
      })
    list.method(
      "rectForRow", objc: "rectForRowAtIndexPath:", parameters: [.init("indexPath", "IndexPath")],
      returns: Rect.self, doc: "The rectangle of a row in the content; empty without the row.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let path = try arguments.value(2, IndexPath.self)
          return TableView.at(object) { $0.rectForRow(at: path) }
        }
      })
    list.method(
      "rect", objc: "rectForSection:", parameters: [.init("section", "integer")],
      returns: Rect.self,
      doc:
        "The rectangle of a section with its header and footer in the content; empty without the section.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let section = try arguments.value(2, LuaIndex.self).position
          return TableView.at(object) { $0.rect(forSection: section) }
        }
      })
    list.method(
      "rectForHeader", objc: "rectForHeaderInSection:", parameters: [.init("section", "integer")],
      returns: Rect.self,
      doc: "The rectangle of a section's header in the content; empty without the section.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let section = try arguments.value(2, LuaIndex.self).position
          return TableView.at(object) { $0.rectForHeader(inSection: section) }
        }
      })
    list.method(
      "rectForFooter", objc: "rectForFooterInSection:", parameters: [.init("section", "integer")],
      returns: Rect.self,
      doc: "The rectangle of a section's footer in the content; empty without the section.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let section = try arguments.value(2, LuaIndex.self).position
          return TableView.at(object) { $0.rectForFooter(inSection: section) }
        }
      })
    list.method(
      "scrollToRow", objc: "scrollToRowAtIndexPath:atScrollPosition:animated:",
      parameters: [
        .init("indexPath", "IndexPath"),
        .init("scrollPosition", "TableViewScrollPosition", standard: "\"none\""),
        .init("animated", "boolean", standard: "false"),
      ], doc: "Scrolls so that a row is seen at the top, in the middle or at the bottom.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, IndexPath.self)
          let position = try arguments.value(3, ScrollPosition.self, default: .none)
          let isAnimated = try arguments.value(4, Bool.self, default: false)
          try TableView.at(object) {
            try $0.scrollToRow(at: path, at: position, animated: isAnimated)
          }
        }
      })
    list.method(
      "scrollToNearestSelectedRow", objc: "scrollToNearestSelectedRowAtScrollPosition:animated:",
      parameters: [
        .init("scrollPosition", "TableViewScrollPosition", standard: "\"none\""),
        .init("animated", "boolean", standard: "false"),
      ], doc: "Scrolls to the selected row that is nearest to the middle.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let position = try arguments.value(2, ScrollPosition.self, default: .none)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          TableView.at(object) {
            $0.scrollToNearestSelectedRow(at: position, animated: isAnimated)
          }
        }
      })
  }
}
