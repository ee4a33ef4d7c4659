import LuaRuntime
import ViewKit

extension HostClass {
  static let collectionViewFlowLayout = HostClass(
    "CollectionViewFlowLayout", of: CollectionViewFlowLayout.self,
    objc: "UICollectionViewFlowLayout", superclass: .collectionViewLayout,
    doc: "Lets items flow in lines: `ui.CollectionViewFlowLayout{ itemSize = { 100, 80 }, "
      + "sectionInset = 10 }`.",
    make: { thread in make(thread) { _ in CollectionViewFlowLayout() } }
  ) { list in
    list.property(
      "itemSize", Size.self, standard: "{ 50, 50 }", doc: "The size of items.",
      get: { thread, object in CollectionViewFlowLayout.at(object) { give(thread, $0.itemSize) } },
      set: { thread, object in
        CollectionViewFlowLayout.at(object) { layout in
          take(thread, ItemLength<Size>.self) { layout.itemSize = $0.value }
        }
      })
    list.property(
      "minimumLineSpacing", Double.self, standard: "10", doc: "The least room between lines.",
      get: { thread, object in
        CollectionViewFlowLayout.at(object) { give(thread, $0.minimumLineSpacing) }
      },
      set: { thread, object in
        CollectionViewFlowLayout.at(object) { layout in
          take(thread, Placed<Double>.self) { layout.minimumLineSpacing = $0.value }
        }
      })
    list.property(
      "minimumInteritemSpacing", Double.self, standard: "10",
      doc: "The least room between the items of a line; a full line is spread evenly.",
      get: { thread, object in
        CollectionViewFlowLayout.at(object) { give(thread, $0.minimumInteritemSpacing) }
      },
      set: { thread, object in
        CollectionViewFlowLayout.at(object) { layout in
          take(thread, Placed<Double>.self) { layout.minimumInteritemSpacing = $0.value }
        }
      })
    list.property(
      "headerReferenceSize", Size.self, standard: "{ 0, 0 }",
      doc: "The size of headers, of which the height counts, or sideways the width; 0 for none.",
      get: { thread, object in
        CollectionViewFlowLayout.at(object) { give(thread, $0.headerReferenceSize) }
      },
      set: { thread, object in
        CollectionViewFlowLayout.at(object) { layout in
          take(thread, ItemLength<Size>.self) { layout.headerReferenceSize = $0.value }
        }
      })
    list.property(
      "footerReferenceSize", Size.self, standard: "{ 0, 0 }",
      doc: "The size of footers, of which the height counts, or sideways the width; 0 for none.",
      get: { thread, object in
        CollectionViewFlowLayout.at(object) { give(thread, $0.footerReferenceSize) }
      },
      set: { thread, object in
        CollectionViewFlowLayout.at(object) { layout in
          take(thread, ItemLength<Size>.self) { layout.footerReferenceSize = $0.value }
        }
      })
    list.property(
      "sectionInset", EdgeInsets.self, standard: "{ 0, 0, 0, 0 }",
      doc: "The margins around the items of a section, between its header and its footer.",
      get: { thread, object in
        CollectionViewFlowLayout.at(object) { give(thread, $0.sectionInset) }
      },
      set: { thread, object in
        CollectionViewFlowLayout.at(object) { layout in
          take(thread, Placed<EdgeInsets>.self) { layout.sectionInset = $0.value }
        }
      })
    list.property(
      "scrollDirection", CollectionViewFlowLayout.ScrollDirection.self, standard: "\"vertical\"",
      doc: "The way in which lines follow each other, and the grid scrolls.",
      get: { thread, object in
        CollectionViewFlowLayout.at(object) { give(thread, $0.scrollDirection) }
      },
      set: { thread, object in
        CollectionViewFlowLayout.at(object) { layout in
          take(thread) { layout.scrollDirection = $0 }
        }
      })
  }
}

extension CollectionViewFlowLayout.ScrollDirection: LuaEnum {
  public static let table = LuaEnumTable<CollectionViewFlowLayout.ScrollDirection>(
    "CollectionViewScrollDirection", objc: "UICollectionViewScrollDirection")
}

/// A size that items can have: UIKit does not support negative ones in the flow layout.
private struct ItemLength<Value: LuaReadable & Placeable>: LuaReadable {
  let value: Value

  static var luaName: String { Value.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> ItemLength? {
    guard let value = Value.read(stack, index), value.isPlaceable,
      value.components.allSatisfy({ $0 >= 0 })
    else { return nil }
    return ItemLength(value: value)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    guard let value = Value.read(stack, index), value.isPlaceable else {
      return Placed<Value>.expectation(stack, index)
    }
    return "\(luaName) of numbers from 0 on (negative sizes are not supported in the flow layout)"
  }
}
