import LuaRuntime
import ViewKit

// What a controller has for the bars of its container.
extension ViewController {
  static func addBars(to list: inout MemberList) {
    list.property(
      "navigationItem", NavigationItem.self,
      doc: "What a navigation bar shows for the screen: setting title sets its title too.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.navigationItem) } })
    list.property(
      "editButtonItem", BarButtonItem.self,
      doc: "A button, Edit or Done, that begins and ends editing.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.editButtonItem) } })
    list.property(
      "toolbarItems", ([BarButtonItem]?).self, standard: "nil",
      doc: "What the toolbar of a container shows for the screen; a fresh list.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.toolbarItems) } },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread, ([BarButtonItem]?).self) { controller.toolbarItems = $0 }
        }
      })
    list.method(
      "setToolbarItems", objc: "setToolbarItems:animated:",
      parameters: [
        .init("items", "list of BarButtonItem?"), .init("animated", "boolean", standard: "false"),
      ],
      doc: "Sets toolbarItems, with or without an animation.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let items = try arguments.given(2, ([BarButtonItem]?).self)
          let animated = try arguments.value(3, default: false)
          ViewController.at(object) { $0.setToolbarItems(items, animated: animated) }
        }
      })
  }
}
