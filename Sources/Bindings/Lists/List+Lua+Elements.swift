import LuaRuntime
import ViewKit

// Changes of single elements.
extension List {
  static func addChanging(to list: inout MemberList) {
    list.method(
      "append", parameters: [.init("…", "any")],
      doc: "Puts one or more values behind the last element.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let last = arguments.stack.top
          guard last >= 2 else { throw LuaFailure("expected a value, got nothing") }
          try List.at(object) { try ListElements($0, arguments.stack).append(2...last) }
        }
      })
    list.method(
      "insert", parameters: [.init("index", "integer"), .init("value", "any")],
      doc: "Puts a value at a position, from 1 to #list + 1; those from there on go one further.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { list in
            arguments.stack.top = 3
            let elements = ListElements(list, arguments.stack)
            try elements.insert(3, at: try elements.position(2, upTo: elements.count + 1))
          }
        }
      })
    list.method(
      "remove", parameters: [.init("index", "integer", standard: "#list")], typeName: "any",
      doc: "Takes out the element at a position, by default the last one, and returns it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> StackValue? in
          try List.at(object) { list in
            let stack = arguments.stack
            stack.top = 2
            let elements = ListElements(list, stack)
            if stack.isNil(2), elements.count == 0 { return nil }
            let position =
              stack.isNil(2) ? elements.count : try elements.position(2, upTo: elements.count)
            let place = stack.top + 1
            try elements.remove(at: position)
            return StackValue(index: place)
          }
        }
      })
    list.method(
      "move", parameters: [.init("from", "integer"), .init("to", "integer")],
      doc: "Carries an element to another position: it is at `to` afterwards.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { list in
            arguments.stack.top = 3
            let elements = ListElements(list, arguments.stack)
            let from = try elements.position(2, upTo: elements.count)
            try elements.move(from: from, to: try elements.position(3, upTo: elements.count))
          }
        }
      })
    list.method(
      "replace", parameters: [.init("index", "integer"), .init("value", "any")],
      doc: "Puts a value in the place of an element: list[index] = value.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { list in
            arguments.stack.top = 3
            let elements = ListElements(list, arguments.stack)
            let position = try elements.position(2, upTo: elements.count)
            try elements.checkValue(3)
            try elements.replace(at: position, with: 3)
          }
        }
      })
    list.method(
      "reload", parameters: [.init("index", "integer")],
      doc: "Tells that something in the element at a position has changed.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try List.at(object) { list in
            let stack = arguments.stack
            stack.top = 2
            let elements = ListElements(list, stack)
            let position = try elements.position(2, upTo: elements.count)
            stack.rawGet(elements.table, at: position)
            try elements.replace(at: position, with: stack.top)
          }
        }
      })
  }
}

/// A value that lies on the stack, as a result.
private struct StackValue: LuaPushable {
  let index: Int32

  func push(_ stack: LuaStack) { stack.copy(index) }
}
