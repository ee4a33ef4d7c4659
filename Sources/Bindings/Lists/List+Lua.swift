import LuaRuntime
import ViewKit

extension HostClass {
  static let list = HostClass(
    "List", of: List.self, superclass: .object,
    doc: "An array that tells of its changes: ui.List{ \"Paris\", \"Rome\" }. list[1], #list and "
      + "ipairs(list) are as with a table.",
    make: { thread in make(thread) { _ in List() } },
    addChild: List.addInitial, elements: List.element
  ) { list in
    List.addReading(to: &list)
    List.addChanging(to: &list)
    List.addWholeChanges(to: &list)
    List.addObserving(to: &list)
  }
}

extension List {
  /// The elements that a constructor names: so many positions of the options at 2, as 3 says.
  fileprivate static let addInitial: ObjectEntry = { thread, object in
    invoke(thread) { arguments throws -> Void in
      let stack = arguments.stack
      let count = stack.integer(3) ?? 0
      guard stack.listCount(2) == count else {
        throw LuaFailure(
          "List{…}: the list of values without a key has a hole: number \(stack.listCount(2) + 1) is "
            + "nil")
      }
      try List.at(object) { list in
        let elements = ListElements(list, stack)
        try elements.checkUnlocked()
        try elements.set(2, count: count)
      }
    }
  }

  /// The element at the position at 2, which is none that can be read; or the new one at 3.
  fileprivate static let element: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Bool in
      let stack = arguments.stack
      guard let list = stack.object(1) as? List else {
        throw LuaFailure("init has not called super.init(self, options)")
      }
      let elements = ListElements(list, stack)
      if stack.type(3) == .none || elements.table == 3 {
        throw LuaFailure(
          "List: expected an index (a whole number from 1 on), got \(stack.summary(2))")
      }
      let position = try elements.position(2, upTo: elements.count + 1)
      switch (position > elements.count, stack.isNil(3)) {
      case (true, true): break
      case (true, false): try elements.append(3...3)
      case (false, true) where position == elements.count: try elements.remove(at: position)
      case (false, true):
        throw LuaFailure("a list has no holes; write list:remove(\(position))")
      case (false, false): try elements.replace(at: position, with: 3)
      }
      return false
    }
  }

  fileprivate static func addReading(to list: inout MemberList) {
    list.property(
      "count", Int.self, doc: "How many elements there are: #list.",
      get: { thread, object in
        List.at(object) { give(thread, ListElements($0, LuaStack(thread)).count) }
      })
    list.method(
      "indexOf", parameters: [.init("value", "any")], returns: (LuaIndex?).self,
      doc: "The position of the first element that is the value; nil when there is none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> LuaIndex? in
          let stack = arguments.stack
          return List.at(object) { list in
            let elements = ListElements(list, stack)
            return (0..<elements.count).first { position in
              stack.rawGet(elements.table, at: position + 1)
              defer { stack.pop() }
              return stack.rawEqual(-1, 2)
            }.map { LuaIndex($0) }
          }
        }
      })
    list.property(
      "key", (LuaFunction?).self, standard: "nil",
      doc:
        "A function that gives what tells an element from others (value.id): elements with equal "
        + "keys are one and the same. Without one, values are compared with rawequal.",
      get: { thread, object in
        let stack = LuaStack(thread)
        List.at(object) { _ = stack.rawGet(ListElements($0, stack).table, ListElements.keyField) }
        return 1
      },
      set: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let stack = arguments.stack
          guard stack.isNil(3) || stack.type(3) == .function else {
            throw LuaFailure("expected a function or nil, got \(stack.summary(3))")
          }
          List.at(object) { list in
            let elements = ListElements(list, stack)
            stack.copy(3)
            stack.rawSet(elements.table, ListElements.keyField)
          }
        }
      })
  }

  fileprivate static func addObserving(to list: inout MemberList) {
    list.method(
      "observe", parameters: [.init("function", "function")], returns: Handler.self,
      doc:
        "Calls the function after each change with what was removed (positions before), inserted, "
        + "changed (positions now) and moved ({ from =, to = }). Returns a handler with remove().",
      call: { thread, object in
        invoke(thread) { arguments throws -> Handler in
          let stack = arguments.stack
          guard stack.type(2) == .function else {
            throw LuaFailure("expected a function, got \(stack.summary(2))")
          }
          stack.top = 2
          return List.at(object) { ListElements($0, stack).observe(2) }
        }
      })
  }
}
