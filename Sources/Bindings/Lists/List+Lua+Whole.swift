import LuaRuntime
import ViewKit

// Changes of a whole list.
extension List {
  static func addWholeChanges(to list: inout MemberList) {
    list.method(
      "removeAll", doc: "Takes out all elements.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { try ListElements($0, arguments.stack).removeAll() }
        }
      })
    list.method(
      "set", parameters: [.init("values", "table or List")],
      doc: "Makes the values the elements. Told is only what differs.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { list in
            let stack = arguments.stack
            stack.top = 2
            let elements = ListElements(list, stack)
            let (table, count) = try elements.values(2)
            try elements.set(table, count: count)
          }
        }
      })
    list.method(
      "sort", parameters: [.init("isLess", "function", standard: "nil")],
      doc: "Puts the elements in order: by <, or by a function that tells whether its first value "
        + "comes before the second. Equal ones stay in the order that they have.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { list in
            let stack = arguments.stack
            stack.top = 2
            guard stack.isNil(2) || stack.type(2) == .function else {
              throw LuaFailure("expected a function or nil, got \(stack.summary(2))")
            }
            try ListElements(list, stack).sort(function: 2)
          }
        }
      })
    list.method(
      "update", parameters: [.init("changes", "function")],
      doc: "Calls the function. All that it changes is told as one change, as small as can be.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { list in
            let function = try arguments.value(2, KeptFunction.self)
            arguments.stack.top = 2
            try ListElements(list, arguments.stack).update {
              function.call(as: "update", of: list)
            }
          }
        }
      })
  }
}
