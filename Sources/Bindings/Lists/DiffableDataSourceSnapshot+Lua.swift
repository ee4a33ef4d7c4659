import LuaRuntime
import ViewKit

extension HostClass {
  static let diffableDataSourceSnapshot = HostClass(
    "DiffableDataSourceSnapshot", of: SnapshotObject.self, objc: "NSDiffableDataSourceSnapshot",
    superclass: .object,
    doc:
      "What a table shows at a moment: sections and items, each known by an identifier, any value "
      + "that no other is equal to.",
    make: { thread in make(thread) { _ in SnapshotObject() } }
  ) { list in
    SnapshotObject.addReading(to: &list)
    SnapshotObject.addItems(to: &list)
    SnapshotObject.addItemMoves(to: &list)
    SnapshotObject.addSections(to: &list)
  }
}

extension SnapshotObject {
  /// Changes the snapshot of the object at 1 by the identifiers at 2, a list, and the one at 3.
  ///
  /// - Parameters:
  ///   - noun: what the identifiers are of.
  ///   - kind: what is at 2 and 3.
  fileprivate static func change(
    _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer, _ noun: String, _ kind: Identifiers,
    _ body: (inout Snapshot, _ new: [Int], _ other: Int?) throws(SnapshotProblem) -> Void
  ) -> Int32 {
    invoke(thread) { arguments throws -> Void in
      let stack = arguments.stack
      try SnapshotObject.at(object) { object in
        stack.top = 3
        guard stack.reserve(16) else { throw LuaFailure("there is no room on the stack") }
        let values = SnapshotValues(object, stack)
        let new =
          kind.isList ? try values.numbers(ofList: 2, noun) : [try values.makeNumber(2)]
        let other = stack.isNil(3) ? nil : try values.makeNumber(3)
        if kind.needsOther, other == nil {
          throw LuaFailure("expected the \(noun) beside which they are to be, got nothing")
        }
        do throws(SnapshotProblem) {
          try body(&object.snapshot, new, other)
        } catch {
          throw LuaFailure(problem(error, noun, kind, stack))
        }
      }
    }
  }

  /// What the arguments of a change are.
  fileprivate enum Identifiers {
    case list, listAndOther, listAndSection, pair

    var isList: Bool { self != .pair }
    var needsOther: Bool { self == .listAndOther || self == .pair }
  }

  private static func problem(
    _ problem: SnapshotProblem, _ noun: String, _ kind: Identifiers, _ stack: LuaStack
  ) -> String {
    func name(_ position: Int) -> String {
      if !kind.isList { return identifier(2) }
      stack.rawGet(2, at: position + 1)
      defer { stack.pop() }
      return identifier(-1)
    }
    func identifier(_ index: Int32) -> String {
      stack.type(index) == .string
        ? "\"\(stack.string(index) ?? "")\"" : stack.summary(index)
    }
    switch problem {
    case .doubleItem(let position):
      return
        "the \(noun) \(name(position)) is in the snapshot already, or twice in the list: no two "
        + "\(noun)s may have the same identifier"
    case .missingItem(let position): return "there is no \(noun) \(name(position)) in the snapshot"
    case .missingOther: return "there is no \(noun) \(identifier(3)) in the snapshot"
    case .missingSection:
      return "there is no section \(identifier(3)) in the snapshot: append it before its items"
    case .noSections:
      return "there is no section yet: append one, appendSections{ 1 }, before items"
    case .sameItem: return "the \(noun) \(identifier(2)) cannot be moved beside itself"
    }
  }

  fileprivate static func addItems(to list: inout MemberList) {
    list.method(
      "appendItems", objc: "appendItemsWithIdentifiers:intoSectionWithIdentifier:",
      parameters: [.init("items", "any[]"), .init("section", "any?")],
      doc: "Puts items behind the last of a section, by default the last section.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "item", .listAndSection) {
          (snapshot, new, other) throws(SnapshotProblem) in
          try snapshot.appendItems(new, toSection: other)
        }
      })
    list.method(
      "insertItemsBefore", objc: "insertItemsWithIdentifiers:beforeItemWithIdentifier:",
      parameters: [.init("items", "any[]"), .init("item", "any")],
      doc: "Puts items before another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "item", .listAndOther) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.insertItems(new, beforeItem: other) }
        }
      })
    list.method(
      "insertItemsAfter", objc: "insertItemsWithIdentifiers:afterItemWithIdentifier:",
      parameters: [.init("items", "any[]"), .init("item", "any")],
      doc: "Puts items behind another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "item", .listAndOther) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.insertItems(new, afterItem: other) }
        }
      })
    list.method(
      "deleteItems", objc: "deleteItemsWithIdentifiers:",
      parameters: [.init("items", "any[]")],
      doc: "Takes items out.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "item", .list) {
          (snapshot, new, other) throws(SnapshotProblem) in
          snapshot.deleteItems(new)
        }
      })
    list.method(
      "deleteAllItems", objc: "deleteAllItems", doc: "Takes everything out, the sections too.",
      call: { thread, object in
        invoke(thread) { _ in SnapshotObject.at(object) { $0.snapshot.deleteAllItems() } }
      })
    list.method(
      "reloadItems", objc: "reloadItemsWithIdentifiers:",
      parameters: [.init("items", "any[]")],
      doc: "Has the cells of items asked for anew.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "item", .list) {
          (snapshot, new, other) throws(SnapshotProblem) in
          try snapshot.reloadItems(new)
        }
      })
  }

  fileprivate static func addItemMoves(to list: inout MemberList) {
    list.method(
      "moveItemBefore", objc: "moveItemWithIdentifier:beforeItemWithIdentifier:",
      parameters: [.init("item", "any"), .init("other", "any")],
      doc: "Moves an item before another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "item", .pair) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.moveItem(new[0], beforeItem: other) }
        }
      })
    list.method(
      "moveItemAfter", objc: "moveItemWithIdentifier:afterItemWithIdentifier:",
      parameters: [.init("item", "any"), .init("other", "any")],
      doc: "Moves an item behind another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "item", .pair) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.moveItem(new[0], afterItem: other) }
        }
      })
  }

  fileprivate static func addSections(to list: inout MemberList) {
    list.method(
      "appendSections", objc: "appendSectionsWithIdentifiers:",
      parameters: [.init("sections", "any[]")],
      doc: "Puts sections behind the last.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "section", .list) {
          (snapshot, new, other) throws(SnapshotProblem) in
          try snapshot.appendSections(new)
        }
      })
    list.method(
      "insertSectionsBefore", objc: "insertSectionsWithIdentifiers:beforeSectionWithIdentifier:",
      parameters: [.init("sections", "any[]"), .init("section", "any")],
      doc: "Puts sections before another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "section", .listAndOther) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.insertSections(new, beforeSection: other) }
        }
      })
    list.method(
      "insertSectionsAfter", objc: "insertSectionsWithIdentifiers:afterSectionWithIdentifier:",
      parameters: [.init("sections", "any[]"), .init("section", "any")],
      doc: "Puts sections behind another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "section", .listAndOther) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.insertSections(new, afterSection: other) }
        }
      })
    list.method(
      "deleteSections", objc: "deleteSectionsWithIdentifiers:",
      parameters: [.init("sections", "any[]")],
      doc: "Takes sections out, with their items.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "section", .list) {
          (snapshot, new, other) throws(SnapshotProblem) in
          snapshot.deleteSections(new)
        }
      })
    list.method(
      "moveSectionBefore", objc: "moveSectionWithIdentifier:beforeSectionWithIdentifier:",
      parameters: [.init("section", "any"), .init("other", "any")],
      doc: "Moves a section before another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "section", .pair) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.moveSection(new[0], beforeSection: other) }
        }
      })
    list.method(
      "moveSectionAfter", objc: "moveSectionWithIdentifier:afterSectionWithIdentifier:",
      parameters: [.init("section", "any"), .init("other", "any")],
      doc: "Moves a section behind another.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "section", .pair) {
          (snapshot, new, other) throws(SnapshotProblem) in
          if let other { try snapshot.moveSection(new[0], afterSection: other) }
        }
      })
    list.method(
      "reloadSections", objc: "reloadSectionsWithIdentifiers:",
      parameters: [.init("sections", "any[]")],
      doc: "Has sections asked for anew.",
      call: { thread, object in
        SnapshotObject.change(thread, object, "section", .list) {
          (snapshot, new, other) throws(SnapshotProblem) in
          try snapshot.reloadSections(new)
        }
      })
  }
}
