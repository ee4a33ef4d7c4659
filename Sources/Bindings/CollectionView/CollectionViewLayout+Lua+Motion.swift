import LuaRuntime
import ViewKit

// From where elements come in a change, and where they go.
extension CollectionViewLayout {
  private static let ofKind: [Member.Parameter] = [
    .init("kind", "string"), .init("indexPath", "IndexPath"),
  ]

  static func addMotion(to list: inout MemberList) {
    list.method(
      "prepareForCollectionViewUpdates", objc: "prepareForCollectionViewUpdates:",
      parameters: [.init("updateItems", "CollectionViewUpdateItem[]")], isOverridable: true,
      doc: "Called when items or sections have changed, after prepare().",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let items = try arguments.value(2, [CollectionViewUpdateItem].self)
          CollectionViewLayout.at(object) { $0.prepare(forCollectionViewUpdates: items) }
        }
      })
    list.method(
      "finalizeCollectionViewUpdates", objc: "finalizeCollectionViewUpdates", isOverridable: true,
      doc: "Called when it was said of all elements where they come from and go.",
      call: { thread, object in
        invoke(thread) { _ in CollectionViewLayout.at(object) { $0.finalizeCollectionViewUpdates() }
        }
      })
    addArrivals(to: &list)
    addDepartures(to: &list)
  }

  private static func addArrivals(to list: inout MemberList) {
    list.method(
      "initialLayoutAttributesForAppearingItem",
      objc: "initialLayoutAttributesForAppearingItemAtIndexPath:",
      parameters: [.init("indexPath", "IndexPath")],
      returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc: "From where an item comes into sight in a change; asked of all in sight.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let path = try arguments.value(2, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.initialLayoutAttributesForAppearingItem(at: path)
          }
        }
      })
    list.method(
      "initialLayoutAttributesForAppearingSupplementaryElement",
      objc: "initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:",
      parameters: ofKind, returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc: "From where a header or its like comes into sight in a change; asked of all in sight.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
          }
        }
      })
    list.method(
      "initialLayoutAttributesForAppearingDecorationElement",
      objc: "initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:",
      parameters: ofKind, returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc:
        "From where a view of the layout's own comes into sight in a change; asked of all in sight.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
          }
        }
      })
  }

  private static func addDepartures(to list: inout MemberList) {
    list.method(
      "finalLayoutAttributesForDisappearingItem",
      objc: "finalLayoutAttributesForDisappearingItemAtIndexPath:",
      parameters: [.init("indexPath", "IndexPath")],
      returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc: "Where an item goes in a change; asked, by its old path, of all that were in sight.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let path = try arguments.value(2, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.finalLayoutAttributesForDisappearingItem(at: path)
          }
        }
      })
    list.method(
      "finalLayoutAttributesForDisappearingSupplementaryElement",
      objc: "finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:",
      parameters: ofKind, returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc:
        "Where a header or its like goes in a change; asked, by its old path, of all that were in sight.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
          }
        }
      })
    list.method(
      "finalLayoutAttributesForDisappearingDecorationElement",
      objc: "finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:",
      parameters: ofKind, returns: (CollectionViewLayoutAttributes?).self, isOverridable: true,
      doc:
        "Where a view of the layout's own goes in a change; asked, by its old path, of all that were in sight.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewLayoutAttributes? in
          let kind = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return CollectionViewLayout.at(object) {
            $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
          }
        }
      })
  }
}
