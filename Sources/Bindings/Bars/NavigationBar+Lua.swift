import LuaRuntime
import ViewKit

extension HostClass {
  static let navigationBar = HostClass(
    "NavigationBar", of: NavigationBar.self, objc: "UINavigationBar", superclass: .view,
    doc: "A bar with the title and the buttons of a screen: a stack of items, whose top is shown.",
    make: { thread in make(thread) { _ in NavigationBar() } }
  ) { list in
    NavigationBar.addStack(to: &list)
    Bar.addLooks(to: &list)
    NavigationBar.addTitleLooks(to: &list)
    NavigationBar.addBackground(to: &list)
  }
}

extension NavigationBar {
  static func addStack(to list: inout MemberList) {
    let animated = Member.Parameter("animated", "boolean", standard: "false")
    list.property(
      "items", [NavigationItem].self, standard: "{}",
      doc: "The items from the bottom to the top; a fresh list.",
      get: { thread, object in NavigationBar.at(object) { give(thread, $0.items) } },
      set: { thread, object in
        NavigationBar.at(object) { bar in
          take(thread, ([NavigationItem]?).self) { try bar.setItems($0 ?? [], animated: false) }
        }
      })
    list.method(
      "setItems", objc: "setItems:animated:",
      parameters: [.init("items", "list of NavigationItem?"), animated],
      doc: "Puts other items in the place of all that are there; the delegate is not asked.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let items = try arguments.given(2, ([NavigationItem]?).self) ?? []
          let animated = try arguments.value(3, default: false)
          try NavigationBar.at(object) { try $0.setItems(items, animated: animated) }
        }
      })
    list.property(
      "topItem", (NavigationItem?).self, doc: "The item that is shown; nil when there is none.",
      get: { thread, object in NavigationBar.at(object) { give(thread, $0.topItem) } })
    list.property(
      "backItem", (NavigationItem?).self,
      doc: "The item below the one that is shown; nil when there is none.",
      get: { thread, object in NavigationBar.at(object) { give(thread, $0.backItem) } })
    list.method(
      "pushItem", objc: "pushNavigationItem:animated:",
      parameters: [.init("item", "NavigationItem"), animated],
      doc: "Puts an item on top, if the delegate lets it come.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let item = try arguments.value(2, NavigationItem.self)
          let animated = try arguments.value(3, default: false)
          try NavigationBar.at(object) { try $0.pushItem(item, animated: animated) }
        }
      })
    list.method(
      "popItem", objc: "popNavigationItemAnimated:", parameters: [animated],
      returns: (NavigationItem?).self,
      doc: "Takes the item on top away, if the delegate lets it go, and gives it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> NavigationItem? in
          let animated = try arguments.value(2, default: false)
          return try NavigationBar.at(object) { bar in
            try bar.checkIsAlone()
            return bar.popItem(animated: animated)
          }
        }
      })
    list.property(
      "delegate", (Object?).self,
      doc: "Who is asked, and told, when items come and go; an object or a table.",
      get: { thread, object in NavigationBar.at(object) { give(thread, $0.delegate) } },
      set: { thread, object in
        NavigationBar.at(object) { bar in
          take(thread, (ScriptDelegate?).self) { bar.delegate = $0?.object }
        }
      })
  }

  static func addTitleLooks(to list: inout MemberList) {
    list.property(
      "titleTextAttributes", (TextAttributes?).self,
      doc: "How titles look: { font = \"bold 20\", foregroundColor = \"red\" }.",
      get: { thread, object in NavigationBar.at(object) { give(thread, $0.titleTextAttributes) } },
      set: { thread, object in
        NavigationBar.at(object) { bar in
          take(thread, (TextAttributes?).self) {
            bar.titleTextAttributes = $0
            bar.ownLooks.insert(.titleTextAttributes)
          }
        }
      })
    list.property(
      "backIndicatorImage", (Image?).self,
      doc: "The image in the place of the back button's chevron; nil for that of the system.",
      get: { thread, object in NavigationBar.at(object) { give(thread, $0.backIndicatorImage) } },
      set: { thread, object in
        NavigationBar.at(object) { bar in
          take(thread, (Image?).self) {
            bar.backIndicatorImage = $0
            bar.ownLooks.insert(.backIndicatorImage)
          }
        }
      })
    list.property(
      "backIndicatorTransitionMaskImage", (Image?).self,
      doc: "What of the chevron is seen while titles pass it; it changes nothing at rest.",
      get: { thread, object in
        NavigationBar.at(object) { give(thread, $0.backIndicatorTransitionMaskImage) }
      },
      set: { thread, object in
        NavigationBar.at(object) { bar in
          take(thread, (Image?).self) {
            bar.backIndicatorTransitionMaskImage = $0
            bar.ownLooks.insert(.backIndicatorTransitionMaskImage)
          }
        }
      })
  }

  static func addBackground(to list: inout MemberList) {
    list.property(
      "shadowImage", (Image?).self, doc: "The line at the bar's edge; nil is a hairline.",
      get: { thread, object in NavigationBar.at(object) { give(thread, $0.shadowImage) } },
      set: { thread, object in
        NavigationBar.at(object) { bar in
          take(thread, (Image?).self) {
            bar.shadowImage = $0
            bar.ownLooks.insert(.shadowImage)
          }
        }
      })
    list.method(
      "setBackgroundImage", objc: "setBackgroundImage:forBarMetrics:",
      parameters: [
        .init("image", "Image?"), .init("barMetrics", "BarMetrics", standard: "\"default\""),
      ],
      doc: "Sets the image behind the bar; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let metrics = try arguments.value(3, default: BarMetrics.default)
          NavigationBar.at(object) { bar in
            bar.setBackgroundImage(image, for: metrics)
            bar.ownLooks.insert(.backgroundImage(for: .normal))
          }
        }
      })
    list.method(
      "backgroundImage", objc: "backgroundImageForBarMetrics:",
      parameters: [.init("barMetrics", "BarMetrics", standard: "\"default\"")],
      returns: (Image?).self, doc: "The image that was set for bars of a kind.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let metrics = try arguments.value(2, default: BarMetrics.default)
          return NavigationBar.at(object) { $0.backgroundImage(for: metrics) }
        }
      })
  }
}
