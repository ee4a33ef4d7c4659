import LuaRuntime
import ViewKit

extension HostClass {
  static let collectionViewLayout = HostClass(
    "CollectionViewLayout", of: CollectionViewLayout.self, objc: "UICollectionViewLayout",
    superclass: .object,
    doc: "Says where the elements of a grid lie; made to be subclassed: `local Circle = "
      + "ui.CollectionViewLayout:subclass \"Circle\"`.",
    make: { thread in make(thread) { _ in CollectionViewLayout() } }
  ) { list in
    list.property(
      "collectionView", (CollectionView?).self, doc: "The grid that is laid out.",
      get: { thread, object in CollectionViewLayout.at(object) { give(thread, $0.collectionView) } }
    )
    list.method(
      "register", objc: "registerClass:forDecorationViewOfKind:",
      parameters: [.init("class", "class?"), .init("kind", "string")],
      doc: "Makes the layout's own views of a kind of a class; nil takes that back.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let type = try arguments.value(2, (RegisteredClass<CollectionReusableView>?).self)
          let kind = try arguments.value(3, String.self)
          CollectionViewLayout.at(object) {
            $0.register(type?.gridViewMaker(), forDecorationViewOfKind: kind)
          }
        }
      })
    CollectionViewLayout.addQuestions(to: &list)
    CollectionViewLayout.addValidity(to: &list)
    CollectionViewLayout.addMotion(to: &list)
  }
}

extension CollectionViewLayout {
  private static let ofKind: [Member.Parameter] = [
    .init("kind", "string"), .init("indexPath", "IndexPath"),
  ]

  fileprivate static func addQuestions(to list: inout MemberList) {
    list.method(
      "prepare", objc: "prepareLayout", isOverridable: true,
      doc: "Called before the first question, and before the first one after invalidateLayout().",
      call: { thread, object in
        invoke(thread) { _ in CollectionViewLayout.at(object) { $0.prepare() } }
      })
    list.property(
      "collectionViewContentSize", Size.self, isOverridable: true,
      doc: "The size of all content, seen or not.",
      get: { thread, object in
        CollectionViewLayout.at(object) { give(thread, $0.collectionViewContentSize) }
      })
    list.method(
      "layoutAttributesForElements", objc: "layoutAttributesForElementsInRect:",
      parameters: [.init("rect", "Rect")], returns: [CollectionViewLayoutAttributes].self,
      isOverridable: true,
      doc: "What is said of the elements of which something lies in a rectangle.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [CollectionViewLayoutAttributes] in
          let rect = try arguments.value(2, Placed<Rect>.self).value
          return CollectionViewLayout.at(object) { $0.layoutAttributesForElements(in: rect) }
        }
      })
    list.method(
      "layoutAttributesForItem", objc: "layoutAttributesForItemAtIndexPath:",
      parameters: [.init("indexPath", "IndexPath")],
      returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc: "What is said of an item.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let path = try arguments.value(2, IndexPath.self)
          return CollectionViewLayout.at(object) { $0.layoutAttributesForItem(at: path) }
        }
      })
    list.method(
      "layoutAttributesForSupplementaryView",
      objc: "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", parameters: ofKind,
      returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc: "What is said of a view that belongs to the data, such as a header.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
          }
        }
      })
    list.method(
      "layoutAttributesForDecorationView",
      objc: "layoutAttributesForDecorationViewOfKind:atIndexPath:", parameters: ofKind,
      returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc: "What is said of a view that is the layout's own.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.layoutAttributesForDecorationView(ofKind: kind, at: path)
          }
        }
      })
  }

  fileprivate static func addValidity(to list: inout MemberList) {
    list.method(
      "invalidateLayout", objc: "invalidateLayout", isOverridable: true,
      doc: "Has the grid ask for all anew with its next layout.",
      call: { thread, object in
        invoke(thread) { _ in CollectionViewLayout.at(object) { $0.invalidateLayout() } }
      })
    list.method(
      "shouldInvalidateLayout", objc: "shouldInvalidateLayoutForBoundsChange:",
      parameters: [.init("newBounds", "Rect")], returns: Bool.self, isOverridable: true,
      doc: "Whether the elements lie elsewhere with other bounds; asked at each step of scrolling.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let bounds = try arguments.value(2, Placed<Rect>.self).value
          return CollectionViewLayout.at(object) {
            $0.shouldInvalidateLayout(forBoundsChange: bounds)
          }
        }
      })
    list.method(
      "targetContentOffset", objc: "targetContentOffsetForProposedContentOffset:",
      "targetContentOffsetForProposedContentOffset:withScrollingVelocity:",
      parameters: [.init("proposed", "Point"), .init("velocity", "Point?")],
      returns: Point.self, isOverridable: true,
      doc: "Where the content comes to rest; without a velocity when items or the layout changed.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Point in
          let proposed = try arguments.value(2, Placed<Point>.self).value
          let velocity = try arguments.value(3, (Point?).self, default: nil)
          return CollectionViewLayout.at(object) {
            $0.targetContentOffset(
              forProposedContentOffset: proposed, withScrollingVelocity: velocity)
          }
        }
      })
  }
}
