import LuaRuntime
import ViewKit

extension HostClass {
  static let toolbar = HostClass(
    "Toolbar", of: Toolbar.self, objc: "UIToolbar", superclass: .view,
    doc: "A bar of buttons at the lower edge: `ui.Toolbar{ frame = …, items = { … } }`.",
    make: { thread in make(thread) { _ in Toolbar() } }
  ) { list in
    list.property(
      "items", [BarButtonItem].self, standard: "{}",
      doc: "What the bar shows, from left to right; the same space may be there twice.",
      get: { thread, object in Toolbar.at(object) { give(thread, $0.items) } },
      set: { thread, object in
        Toolbar.at(object) { bar in
          take(thread, ([BarButtonItem]?).self) { bar.items = $0 ?? [] }
        }
      })
    list.method(
      "setItems", objc: "setItems:animated:",
      parameters: [
        .init("items", "list of BarButtonItem?"), .init("animated", "boolean", standard: "false"),
      ],
      doc: "Shows other items, with or without an animation.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let items = try arguments.given(2, ([BarButtonItem]?).self) ?? []
          let animated = try arguments.value(3, default: false)
          Toolbar.at(object) { $0.setItems(items, animated: animated) }
        }
      })
    Bar.addLooks(to: &list)
  }
}
