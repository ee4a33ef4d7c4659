import LuaRuntime
import ViewKit

// What is on show, questions about places, and scrolling.
extension CollectionView {
  static func addPlaces(to list: inout MemberList) {
    list.property(
      "visibleCells", [CollectionViewCell].self,
      doc: "The cells in sight, in the order of their items.",
      get: { thread, object in CollectionView.at(object) { give(thread, $0.visibleCells) } })
    list.property(
      "indexPathsForVisibleItems", [IndexPath].self, doc: "The items in sight.",
      get: { thread, object in
        CollectionView.at(object) { give(thread, $0.indexPathsForVisibleItems) }
      })
    list.method(
      "cellForItem", objc: "cellForItemAtIndexPath:", parameters: [.init("indexPath", "IndexPath")],
      returns: (CollectionViewCell?).self, doc: "The cell of an item in sight; nil for others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewCell? in
          let path = try arguments.value(2, IndexPath.self)
          return CollectionView.at(object) { $0.cellForItem(at: path) }
        }
      })
    list.method(
      "supplementaryView", objc: "supplementaryViewForElementKind:atIndexPath:",
      parameters: [.init("kind", "string"), .init("indexPath", "IndexPath")],
      returns: (CollectionReusableView?).self,
      doc: "The view in sight of a kind, such as the header of a section; nil for others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionReusableView? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionView.at(object) { $0.supplementaryView(forElementKind: kind, at: path) }
        }
      })
    list.method(
      "indexPath", objc: "indexPathForCell:", parameters: [.init("cell", "CollectionViewCell")],
      returns: (IndexPath?).self, doc: "The item of a cell on show; nil for others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> IndexPath? in
          let cell = try arguments.value(2, CollectionViewCell.self)
          return CollectionView.at(object) { $0.indexPath(for: cell) }
        }
      })
    list.method(
      "indexPathForItem", objc: "indexPathForItemAtPoint:", parameters: [.init("point", "Point")],
      returns: (IndexPath?).self,
      doc: "The item at a point of the content; of several that which is in front.",
      call: { thread, object in
        invoke(thread) { arguments throws -> IndexPath? in
          let point = try arguments.value(2, Placed<Point>.self).value
          return CollectionView.at(object) { $0.indexPathForItem(at: point) }
        }
      })
    list.method(
      "layoutAttributesForItem", objc: "layoutAttributesForItemAtIndexPath:",
      parameters: [.init("indexPath", "IndexPath")],
      returns: (CollectionViewLayoutAttributes?).self,
      doc: "What the layout says of an item; nil without the item.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let path = try arguments.value(2, IndexPath.self)
          return CollectionView.at(object) { $0.layoutAttributesForItem(at: path) }
        }
      })
    list.method(
      "layoutAttributesForSupplementaryElement",
      objc: "layoutAttributesForSupplementaryElementOfKind:atIndexPath:",
      parameters: [.init("kind", "string"), .init("indexPath", "IndexPath")],
      returns: (CollectionViewLayoutAttributes?).self,
      doc: "What the layout says of a view of a kind; nil where there is none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionView.at(object) {
            $0.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
          }
        }
      })
    list.method(
      "scrollToItem", objc: "scrollToItemAtIndexPath:atScrollPosition:animated:",
      parameters: [
        .init("indexPath", "IndexPath"),
        .init("scrollPosition", "CollectionViewScrollPosition", standard: "\"none\""),
        .init("animated", "boolean", standard: "false"),
      ],
      doc: "Scrolls so that an item is seen at a position, one for each axis.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, IndexPath.self)
          let position = try arguments.value(3, ScrollPosition.self, default: [])
          let isAnimated = try arguments.value(4, Bool.self, default: false)
          try CollectionView.at(object) {
            try $0.scrollToItem(at: path, at: position, animated: isAnimated)
          }
        }
      })
  }
}
