import LuaRuntime
import ViewKit

extension HostClass {
  static let tableViewRowAction = HostClass(
    "TableViewRowAction", of: TableViewRowAction.self, objc: "UITableViewRowAction",
    superclass: .object,
    doc: "A button that a swipe over a row uncovers: `ui.TableViewRowAction{ title = \"Flag\", "
      + "style = \"normal\", handler = fn }`.",
    make: { thread in
      make(thread) { options in
        TableViewRowAction(
          style: try options.read("style", TableViewRowAction.Style.self) ?? .default)
      }
    }
  ) { list in
    list.fixedProperty(
      "style", TableViewRowAction.Style.self, objc: "style rowActionWithStyle:title:handler:",
      doc: "How the button looks, from its making on; destructive unless given.",
      get: { thread, object in TableViewRowAction.at(object) { give(thread, $0.style) } },
      set: { thread, object in
        TableViewRowAction.at(object) { action in
          take(thread, TableViewRowAction.Style.self) {
            if $0 == action.style { return }
            throw LuaFailure(
              "is given when the action is made, and stays: ui.TableViewRowAction{ style = \"…\" }")
          }
        }
      })
    list.property(
      "title", (String?).self, doc: "What the button says.",
      get: { thread, object in TableViewRowAction.at(object) { give(thread, $0.title) } },
      set: { thread, object in
        TableViewRowAction.at(object) { action in
          takeText(thread, action) { action.title = $0 }
        }
      })
    list.property(
      "backgroundColor", (Color?).self, doc: "The colour of the button; nil is that of the style.",
      get: { thread, object in
        TableViewRowAction.at(object) { give(thread, $0.backgroundColor) }
      },
      set: { thread, object in
        TableViewRowAction.at(object) { action in take(thread) { action.backgroundColor = $0 } }
      })
    list.property(
      "handler", HandlerFunction.self,
      objc: "", doc: "Called with the action and the row's index path when the button is tapped.",
      get: { thread, object in TableViewRowAction.at(object) { give(thread, $0.target) } },
      set: { thread, object in
        TableViewRowAction.at(object) { action in
          take(thread, (HandlerFunction?).self) { action.target = $0?.object }
        }
      })
  }
}
