import LuaRuntime
import ViewKit

extension HostClass {
  static let pasteboard = HostClass(
    "Pasteboard", of: Pasteboard.self, objc: "UIPasteboard", superclass: .object,
    doc: "What was copied and can be pasted: `ui.Pasteboard.general.string`."
  ) { list in
    list.classProperty(
      "general", Pasteboard.self, objc: "generalPasteboard",
      doc: "The pasteboard that all of the device shares.",
      get: { thread in
        give(thread, UILibrary.of(LuaStack(thread))?.application.generalPasteboard)
      })
    list.classMethod(
      "named", objc: "pasteboardWithName:create:",
      parameters: [.init("name", "string"), .init("create", "boolean", standard: "false")],
      returns: (Pasteboard?).self,
      doc: "A pasteboard by its name; nil when there is none and none is to be made.",
      call: { thread in
        invoke(thread) { arguments throws -> Pasteboard? in
          let name = try arguments.value(2, String.self)
          let isMade = try arguments.value(3, Bool.self, default: false)
          let application = UILibrary.of(arguments.stack)?.application
          return isMade
            ? application?.makePasteboard(named: name) : application?.pasteboard(named: name)
        }
      })
    list.classMethod(
      "withUniqueName", objc: "pasteboardWithUniqueName", returns: (Pasteboard?).self,
      doc: "Makes a pasteboard of a name that no other has.",
      call: { thread in
        invoke(thread) { arguments throws -> Pasteboard? in
          UILibrary.of(arguments.stack)?.application.makeUniquePasteboard()
        }
      })
    list.classMethod(
      "remove", objc: "removePasteboardWithName:", parameters: [.init("name", "string")],
      doc: "Takes a pasteboard away, with what it holds; the general one stays.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let name = try arguments.value(2, String.self)
          UILibrary.of(arguments.stack)?.application.removePasteboard(named: name)
        }
      })
    Pasteboard.addContents(to: &list)
    list.notification(
      "changedNotification", objc: Pasteboard.changedNotification,
      get: { give($0, Pasteboard.changedNotification) })
    list.notification(
      "removedNotification", objc: Pasteboard.removedNotification,
      get: { give($0, Pasteboard.removedNotification) })
  }
}

extension Pasteboard {
  fileprivate static func addContents(to list: inout MemberList) {
    list.property(
      "name", String.self, doc: "The pasteboard's name.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.name) } })
    list.property(
      "changeCount", Int.self, doc: "Grows with each change.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.changeCount) } })
    list.property(
      "numberOfItems", Int.self, doc: "How many things it holds.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.items.count) } })
    list.property(
      "string", (String?).self, doc: "The text of the first item that has one.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.string) } },
      set: { thread, object in
        Pasteboard.at(object) { board in takeText(thread, board) { board.string = $0 } }
      })
    list.property(
      "strings", [String].self, doc: "The texts of all items.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.strings) } },
      set: { thread, object in
        Pasteboard.at(object) { board in
          charging(thread, board) {
            take(thread, ([String]?).self) { board.strings = $0 ?? [] }
          }
        }
      })
    list.property(
      "url", (String?).self, objc: "URL", doc: "The address of the first item that has one.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.url) } },
      set: { thread, object in
        Pasteboard.at(object) { board in takeText(thread, board) { board.url = $0 } }
      })
    list.property(
      "color", (Color?).self, doc: "The colour of the first item that has one.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.color) } },
      set: { thread, object in
        Pasteboard.at(object) { board in take(thread) { board.color = $0 } }
      })
    list.property(
      "image", (Image?).self, doc: "The image of the first item that has one.",
      get: { thread, object in Pasteboard.at(object) { give(thread, $0.image) } },
      set: { thread, object in
        Pasteboard.at(object) { board in take(thread) { board.image = $0 } }
      })
  }
}
