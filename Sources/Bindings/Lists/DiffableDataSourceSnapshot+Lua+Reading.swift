import LuaRuntime
import ViewKit

// What a snapshot has.
extension SnapshotObject {
  static func addReading(to list: inout MemberList) {
    list.property(
      "numberOfItems", Int.self, doc: "How many items there are.",
      get: { thread, object in
        SnapshotObject.at(object) { give(thread, $0.snapshot.numberOfItems) }
      })
    list.property(
      "numberOfSections", Int.self, doc: "How many sections there are.",
      get: { thread, object in
        SnapshotObject.at(object) { give(thread, $0.snapshot.numberOfSections) }
      })
    list.property(
      "itemIdentifiers", [AnyIdentifier].self, doc: "All items, from above to below; a fresh list.",
      get: { thread, object in
        SnapshotObject.at(object) {
          give(thread, SnapshotResult(object: $0, numbers: $0.snapshot.itemIdentifiers))
        }
      })
    list.property(
      "sectionIdentifiers", [AnyIdentifier].self,
      doc: "The sections, from above to below; a fresh list.",
      get: { thread, object in
        SnapshotObject.at(object) {
          give(thread, SnapshotResult(object: $0, numbers: $0.snapshot.sectionIdentifiers))
        }
      })
    addPlaces(to: &list)
    addParts(to: &list)
  }

  private static func addPlaces(to list: inout MemberList) {
    list.method(
      "indexOfItem", objc: "indexOfItemIdentifier:", parameters: [.init("item", "any")],
      returns: (LuaIndex?).self, doc: "The place of an item among all; nil for what is none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> LuaIndex? in
          SnapshotObject.at(object) { object in
            object.number(2, arguments.stack).flatMap(object.snapshot.indexOfItem)
              .map { LuaIndex($0) }
          }
        }
      })
    list.method(
      "indexOfSection", objc: "indexOfSectionIdentifier:", parameters: [.init("section", "any")],
      returns: (LuaIndex?).self, doc: "The place of a section; nil for what is none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> LuaIndex? in
          SnapshotObject.at(object) { object in
            object.number(2, arguments.stack).flatMap(object.snapshot.indexOfSection)
              .map { LuaIndex($0) }
          }
        }
      })
  }

  private static func addParts(to list: inout MemberList) {
    list.method(
      "itemIdentifiersInSection", objc: "itemIdentifiersInSectionWithIdentifier:",
      parameters: [.init("section", "any")], returns: [AnyIdentifier].self,
      doc: "The items of a section, from above to below; a fresh list.",
      call: { thread, object in
        invoke(thread) { arguments throws -> SnapshotResult in
          SnapshotObject.at(object) { object in
            let section = object.number(2, arguments.stack)
            return SnapshotResult(
              object: object,
              numbers: section.map(object.snapshot.itemIdentifiers(inSection:)) ?? [])
          }
        }
      })
    list.method(
      "numberOfItemsInSection", objc: "numberOfItemsInSection:",
      parameters: [.init("section", "any")], returns: Int.self,
      doc: "How many items a section has.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Int in
          SnapshotObject.at(object) { object in
            object.number(2, arguments.stack)
              .map { object.snapshot.itemIdentifiers(inSection: $0).count } ?? 0
          }
        }
      })
    list.method(
      "sectionIdentifier", objc: "sectionIdentifierForSectionContainingItemIdentifier:",
      parameters: [.init("item", "any")], typeName: "any",
      doc: "The section that has an item; nil for what is none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> SnapshotResult in
          SnapshotObject.at(object) { object in
            let section = object.number(2, arguments.stack)
              .flatMap(object.snapshot.sectionIdentifier(containingItem:))
            return SnapshotResult(
              object: object, numbers: [section].compactMap(\.self), isOne: true)
          }
        }
      })
  }

  /// The number of the identifier at an index; nil for what is none.
  private func number(_ index: Int32, _ stack: LuaStack) -> Int? {
    guard stack.reserve(8) else { return nil }
    return SnapshotValues(self, stack).number(index)
  }
}

/// Any value, for descriptions.
struct AnyIdentifier: LuaReadable {
  static var luaName: String { "any" }

  static func read(_ stack: LuaStack, _ index: Int32) -> AnyIdentifier? { AnyIdentifier() }
}
