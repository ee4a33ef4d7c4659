import LuaRuntime
import ViewKit

extension HostClass {
  static let barButtonItem = HostClass(
    "BarButtonItem", of: BarButtonItem.self, objc: "UIBarButtonItem", superclass: .barItem,
    doc: "A button of a bar: `ui.BarButtonItem{ title = \"Edit\", target = self, action = \"edit\" "
      + "}`, `ui.BarButtonItem{ systemItem = \"add\", action = fn }`.",
    make: { thread in
      make(thread) { options in
        let kind = BarButtonItem.SystemItem.self
        let system =
          try options.read("barButtonSystemItem", kind) ?? options.read("systemItem", kind)
        return system.map { BarButtonItem(barButtonSystemItem: $0) } ?? BarButtonItem()
      }
    }
  ) { list in
    list.initArgument(
      "barButtonSystemItem", BarButtonItem.SystemItem.self,
      objc: "initWithBarButtonSystemItem:target:action:",
      doc: "An item that the system has ready: its word or its picture, or room.")
    list.initArgument(
      "systemItem", BarButtonItem.SystemItem.self,
      doc: "The same, as newer initialisers call it.")
    BarButtonItem.addButton(to: &list)
    BarButtonItem.addAction(to: &list)
  }
}

extension BarButtonItem {
  static func addButton(to list: inout MemberList) {
    list.property(
      "style", BarButtonItem.Style.self,
      objc: "style initWithTitle:style:target:action: initWithImage:style:target:action:",
      standard: "\"plain\"",
      doc: "How the button looks: done is bold, bordered looks as plain does.",
      get: { thread, object in BarButtonItem.at(object) { give(thread, $0.style) } },
      set: { thread, object in
        BarButtonItem.at(object) { item in
          take(thread, BarButtonItem.Style.self) { item.style = $0 }
        }
      })
    list.property(
      "width", Double.self, standard: "0",
      doc: "The width of a fixed space or of the button; 0 is for the bar to say.",
      get: { thread, object in BarButtonItem.at(object) { give(thread, $0.width) } },
      set: { thread, object in
        BarButtonItem.at(object) { item in
          take(thread, Placed<Double>.self) { item.width = $0.value }
        }
      })
    list.property(
      "possibleTitles", ([String]?).self, standard: "nil",
      doc: "Titles that the button may get: it is as wide as the widest; a list.",
      get: { thread, object in
        BarButtonItem.at(object) { give(thread, $0.possibleTitles.map { $0.sorted() }) }
      },
      set: { thread, object in
        BarButtonItem.at(object) { item in
          take(thread, ([String]?).self) { titles in
            charging(thread, item) { item.possibleTitles = titles.map { Set($0) } }
          }
        }
      })
    list.property(
      "customView", (View?).self, objc: "customView initWithCustomView:",
      doc: "A view in the place of a button; it takes its touches itself.",
      get: { thread, object in BarButtonItem.at(object) { give(thread, $0.customView) } },
      set: { thread, object in
        BarButtonItem.at(object) { item in take(thread, (View?).self) { item.customView = $0 } }
      })
    list.property(
      "tintColor", (Color?).self, doc: "The colour of title or image; nil is that of the bar.",
      get: { thread, object in BarButtonItem.at(object) { give(thread, $0.tintColor) } },
      set: { thread, object in
        BarButtonItem.at(object) { item in
          take(thread, (Color?).self) {
            item.tintColor = $0
            item.ownLooks.insert(.tintColor)
          }
        }
      })
  }

  static func addAction(to list: inout MemberList) {
    list.property(
      "target", ScriptTarget.self,
      doc: "Whose method is called; nil asks the responder chain when the button is tapped.",
      get: { thread, object in BarButtonItem.at(object) { give(thread, $0.target) } },
      set: { thread, object in
        BarButtonItem.at(object) { item in
          take(thread, (ScriptTarget?).self) { try item.setTarget(thread, $0?.object) }
        }
      })
    list.property(
      "action", Action.self,
      doc: "What a tap calls, with the item: a method by its name, or a function.",
      get: { thread, object in
        BarButtonItem.at(object) { item in
          item.action == .callFunction
            ? give(thread, item.target) : give(thread, item.action?.name)
        }
      },
      set: { thread, object in
        BarButtonItem.at(object) { item in
          take(thread, Action.self) { (_: Action) in try item.setAction(thread) }
        }
      })
  }

  fileprivate func setTarget(_ thread: OpaquePointer, _ object: Object?) throws {
    let stack = LuaStack(thread)
    if stack.type(3) == .function {
      throw LuaFailure("is a function, which needs no target: give it as action")
    }
    if action == .callFunction { action = nil }
    if let object, let action { try ScriptTarget.check(object, has: action, 3, stack) }
    target = object
  }

  /// Sets the action that lies at index 3.
  fileprivate func setAction(_ thread: OpaquePointer) throws {
    let stack = LuaStack(thread)
    if stack.isNil(3) {
      if action == .callFunction { target = nil }
      action = nil
      return
    }
    if stack.type(3) == .function {
      if target != nil, action != .callFunction {
        throw LuaFailure("is a function, which needs no target: leave target out")
      }
      guard let function = ScriptTarget.read(stack, 3) else { throw LuaFailure("the host is gone") }
      target = function.object
      action = .callFunction
      return
    }
    guard stack.type(3) == .string, let name = stack.string(3) else {
      throw LuaFailure("expected a method's name or a function, got \(stack.summary(3))")
    }
    if action == .callFunction { target = nil }
    if let target { try ScriptTarget.check(target, has: Selector(name), nil, stack) }
    action = Selector(name)
  }
}
