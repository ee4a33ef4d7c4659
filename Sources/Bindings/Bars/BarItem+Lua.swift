import LuaRuntime
import ViewKit

extension HostClass {
  static let barItem = HostClass(
    "BarItem", of: BarItem.self, objc: "UIBarItem", superclass: .object,
    doc: "What items of bars have in common: a title or an image, and whether they can be used.",
    make: { thread in make(thread) { _ in BarItem() } }
  ) { list in
    BarItem.addContent(to: &list)
    BarItem.addAttributes(to: &list)
    View.addAppearanceProxy(to: &list)
  }
}

extension BarItem {
  static func addContent(to list: inout MemberList) {
    list.property(
      "title", (String?).self, doc: "What the item says.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.title) } },
      set: { thread, object in
        BarItem.at(object) { item in takeText(thread, item) { item.title = $0 } }
      })
    list.property(
      "image", (Image?).self, doc: "What the item shows in the place of a title.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.image) } },
      set: { thread, object in BarItem.at(object) { item in take(thread) { item.image = $0 } } })
    list.property(
      "landscapeImagePhone", (Image?).self,
      doc: "The image in the low bars of a phone that lies on its side; nil for image.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.landscapeImagePhone) } },
      set: { thread, object in
        BarItem.at(object) { item in take(thread) { item.landscapeImagePhone = $0 } }
      })
    list.property(
      "imageInsets", EdgeInsets.self, standard: "{ 0, 0, 0, 0 }",
      doc: "How far the edges of the image are moved inwards.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.imageInsets) } },
      set: { thread, object in
        BarItem.at(object) { item in
          take(thread, Placed<EdgeInsets>.self) { item.imageInsets = $0.value }
        }
      })
    list.property(
      "isEnabled", Bool.self, objc: "enabled", standard: "true",
      doc: "Whether the item can be used.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.isEnabled) } },
      set: { thread, object in
        BarItem.at(object) { item in take(thread) { item.isEnabled = $0 } }
      })
    list.property(
      "tag", Int.self, standard: "0", doc: "A number by which items are told apart.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.tag) } },
      set: { thread, object in BarItem.at(object) { item in take(thread) { item.tag = $0 } } })
    list.property(
      "id", (String?).self, objc: "accessibilityIdentifier",
      doc: "The name by which queries find what shows the item (`#name`).",
      get: { thread, object in BarItem.at(object) { give(thread, $0.accessibilityIdentifier) } },
      set: { thread, object in
        BarItem.at(object) { item in
          takeText(thread, item) { item.accessibilityIdentifier = $0 }
        }
      })
    list.property(
      "accessibilityIdentifier", (String?).self, doc: "The same as id.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.accessibilityIdentifier) } },
      set: { thread, object in
        BarItem.at(object) { item in
          takeText(thread, item) { item.accessibilityIdentifier = $0 }
        }
      })
    list.property(
      "accessibilityLabel", (String?).self, doc: "What a screen reader says the item is.",
      get: { thread, object in BarItem.at(object) { give(thread, $0.accessibilityLabel) } },
      set: { thread, object in
        BarItem.at(object) { item in takeText(thread, item) { item.accessibilityLabel = $0 } }
      })
  }

  static func addAttributes(to list: inout MemberList) {
    list.method(
      "setTitleTextAttributes", objc: "setTitleTextAttributes:forState:",
      parameters: [
        .init("attributes", "table?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets how the title looks in a state: { font = 17, foregroundColor = \"red\" }.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let attributes = try arguments.given(2, (TextAttributes?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          BarItem.at(object) { item in
            item.setTitleTextAttributes(attributes, for: state)
            item.ownLooks.insert(.titleTextAttributes(for: state))
          }
        }
      })
    list.method(
      "titleTextAttributes", objc: "titleTextAttributesForState:",
      parameters: [.init("state", "ControlState", standard: "\"normal\"")],
      returns: (TextAttributes?).self,
      doc: "How the title looks in a state, as far as it was set for that state.",
      call: { thread, object in
        invoke(thread) { arguments throws -> TextAttributes? in
          let state = try arguments.value(2, default: Control.State.normal)
          return BarItem.at(object) { $0.titleTextAttributes(for: state) }
        }
      })
    list.stateSetter(
      "titleTextAttributes", TextAttributes.self,
      doc: "How the title looks: attributes for the normal state, or a table by state.",
      set: { thread, object in
        BarItem.at(object) { item in
          takeByState(thread, TextAttributes.self) {
            item.setTitleTextAttributes($0, for: $1)
            item.ownLooks.insert(.titleTextAttributes(for: $1))
          }
        }
      })
  }
}
