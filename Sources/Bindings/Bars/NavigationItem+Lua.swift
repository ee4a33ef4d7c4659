import LuaRuntime
import ViewKit

extension HostClass {
  static let navigationItem = HostClass(
    "NavigationItem", of: NavigationItem.self, objc: "UINavigationItem", superclass: .object,
    doc: "What a navigation bar shows of a screen: its title, and buttons left and right.",
    make: { thread in make(thread) { _ in NavigationItem() } }
  ) { list in
    NavigationItem.addTitle(to: &list)
    NavigationItem.addItems(to: &list)
    NavigationItem.addSetters(to: &list)
  }
}

extension NavigationItem {
  static func addTitle(to list: inout MemberList) {
    list.property(
      "title", (String?).self, objc: "title initWithTitle:", doc: "The title of the screen.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.title) } },
      set: { thread, object in
        NavigationItem.at(object) { item in takeText(thread, item) { item.title = $0 } }
      })
    list.property(
      "prompt", (String?).self, doc: "A line of text above the title.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.prompt) } },
      set: { thread, object in
        NavigationItem.at(object) { item in takeText(thread, item) { item.prompt = $0 } }
      })
    list.property(
      "titleView", (View?).self, doc: "A view in the place of the title.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.titleView) } },
      set: { thread, object in
        NavigationItem.at(object) { item in take(thread, (View?).self) { item.titleView = $0 } }
      })
    list.property(
      "hidesBackButton", Bool.self, standard: "false",
      doc: "Whether there is no button that leads back from here.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.hidesBackButton) } },
      set: { thread, object in
        NavigationItem.at(object) { item in take(thread) { item.hidesBackButton = $0 } }
      })
    list.property(
      "leftItemsSupplementBackButton", Bool.self, standard: "false",
      doc: "Whether items at the left stand beside the back button, and not in its place.",
      get: { thread, object in
        NavigationItem.at(object) { give(thread, $0.leftItemsSupplementBackButton) }
      },
      set: { thread, object in
        NavigationItem.at(object) { item in
          take(thread) { item.leftItemsSupplementBackButton = $0 }
        }
      })
    list.property(
      "backBarButtonItem", (BarButtonItem?).self,
      doc: "The button that leads back to here; nil for one with the title of this item.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.backBarButtonItem) } },
      set: { thread, object in
        NavigationItem.at(object) { item in
          take(thread, (BarButtonItem?).self) { item.backBarButtonItem = $0 }
        }
      })
  }

  static func addItems(to list: inout MemberList) {
    list.property(
      "leftBarButtonItems", [BarButtonItem].self, standard: "{}",
      doc: "The items at the left, from the edge inwards; a fresh list.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.leftBarButtonItems) } },
      set: { thread, object in
        NavigationItem.at(object) { item in
          take(thread, ([BarButtonItem]?).self) { item.leftBarButtonItems = $0 ?? [] }
        }
      })
    list.property(
      "rightBarButtonItems", [BarButtonItem].self, standard: "{}",
      doc: "The items at the right, from the edge inwards; a fresh list.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.rightBarButtonItems) } },
      set: { thread, object in
        NavigationItem.at(object) { item in
          take(thread, ([BarButtonItem]?).self) { item.rightBarButtonItems = $0 ?? [] }
        }
      })
    list.property(
      "leftBarButtonItem", (BarButtonItem?).self,
      doc: "The first of leftBarButtonItems; setting it leaves the others.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.leftBarButtonItem) } },
      set: { thread, object in
        NavigationItem.at(object) { item in
          take(thread, (BarButtonItem?).self) { item.leftBarButtonItem = $0 }
        }
      })
    list.property(
      "rightBarButtonItem", (BarButtonItem?).self,
      doc: "The first of rightBarButtonItems; setting it leaves the others.",
      get: { thread, object in NavigationItem.at(object) { give(thread, $0.rightBarButtonItem) } },
      set: { thread, object in
        NavigationItem.at(object) { item in
          take(thread, (BarButtonItem?).self) { item.rightBarButtonItem = $0 }
        }
      })
  }

  static func addSetters(to list: inout MemberList) {
    let animated = Member.Parameter("animated", "boolean", standard: "false")
    list.method(
      "setHidesBackButton", objc: "setHidesBackButton:animated:",
      parameters: [.init("hides", "boolean"), animated],
      doc: "Sets hidesBackButton, with or without an animation.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let hides = try arguments.value(2, Bool.self)
          let animated = try arguments.value(3, default: false)
          NavigationItem.at(object) { $0.setHidesBackButton(hides, animated: animated) }
        }
      })
    list.method(
      "setLeftBarButtonItem", objc: "setLeftBarButtonItem:animated:",
      parameters: [.init("item", "BarButtonItem?"), animated],
      doc: "Sets leftBarButtonItem, with or without an animation.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let item = try arguments.given(2, (BarButtonItem?).self)
          let animated = try arguments.value(3, default: false)
          NavigationItem.at(object) { $0.setLeftBarButtonItem(item, animated: animated) }
        }
      })
    list.method(
      "setRightBarButtonItem", objc: "setRightBarButtonItem:animated:",
      parameters: [.init("item", "BarButtonItem?"), animated],
      doc: "Sets rightBarButtonItem, with or without an animation.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let item = try arguments.given(2, (BarButtonItem?).self)
          let animated = try arguments.value(3, default: false)
          NavigationItem.at(object) { $0.setRightBarButtonItem(item, animated: animated) }
        }
      })
    list.method(
      "setLeftBarButtonItems", objc: "setLeftBarButtonItems:animated:",
      parameters: [.init("items", "list of BarButtonItem?"), animated],
      doc: "Sets leftBarButtonItems, with or without an animation.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let items = try arguments.given(2, ([BarButtonItem]?).self) ?? []
          let animated = try arguments.value(3, default: false)
          NavigationItem.at(object) { $0.setLeftBarButtonItems(items, animated: animated) }
        }
      })
    list.method(
      "setRightBarButtonItems", objc: "setRightBarButtonItems:animated:",
      parameters: [.init("items", "list of BarButtonItem?"), animated],
      doc: "Sets rightBarButtonItems, with or without an animation.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let items = try arguments.given(2, ([BarButtonItem]?).self) ?? []
          let animated = try arguments.value(3, default: false)
          NavigationItem.at(object) { $0.setRightBarButtonItems(items, animated: animated) }
        }
      })
  }
}
