import LuaRuntime
import ViewKit

extension HostClass {
  static let collectionViewUpdateItem = HostClass(
    "CollectionViewUpdateItem", of: CollectionViewUpdateItem.self,
    objc: "UICollectionViewUpdateItem", superclass: .object,
    doc: "One change of items, as a layout is told of it. Of a whole section the item of the paths "
      + "is as great as none that exists."
  ) { list in
    list.property(
      "updateAction", CollectionViewUpdateItem.Action.self, doc: "What happens to the item.",
      get: { thread, object in
        CollectionViewUpdateItem.at(object) { give(thread, $0.updateAction) }
      })
    list.property(
      "indexPathBeforeUpdate", (IndexPath?).self, doc: "Where it was; nil for one that comes.",
      get: { thread, object in
        CollectionViewUpdateItem.at(object) { give(thread, $0.indexPathBeforeUpdate) }
      })
    list.property(
      "indexPathAfterUpdate", (IndexPath?).self, doc: "Where it is; nil for one that goes.",
      get: { thread, object in
        CollectionViewUpdateItem.at(object) { give(thread, $0.indexPathAfterUpdate) }
      })
  }
}

extension CollectionViewUpdateItem.Action: LuaEnum {
  public static let table = LuaEnumTable<CollectionViewUpdateItem.Action>(
    "CollectionUpdateAction", objc: "UICollectionUpdateAction")
}
