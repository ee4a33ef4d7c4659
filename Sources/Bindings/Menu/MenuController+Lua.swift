import LuaRuntime
import ViewKit

extension HostClass {
  static let menuController = HostClass(
    "MenuController", of: MenuController.self, objc: "UIMenuController", superclass: .object,
    doc: "The edit menu: what the responder with the focus can do with what is selected."
  ) { list in
    list.classProperty(
      "shared", MenuController.self, objc: "sharedMenuController",
      doc: "The one edit menu.",
      get: { thread in give(thread, UILibrary.of(LuaStack(thread))?.application.menuController) })
    list.property(
      "menuItems", [MenuItem].self, standard: "{}",
      doc: "Further items; each is shown where a responder can perform its action.",
      get: { thread, object in MenuController.at(object) { give(thread, $0.menuItems) } },
      set: { thread, object in
        MenuController.at(object) { menu in
          take(thread, ([MenuItem]?).self) { menu.menuItems = $0 ?? [] }
        }
      })
    list.property(
      "isMenuVisible", Bool.self, objc: "menuVisible", standard: "false",
      doc: "Whether the menu is on the screen.",
      get: { thread, object in MenuController.at(object) { give(thread, $0.isMenuVisible) } },
      set: { thread, object in
        MenuController.at(object) { menu in
          take(thread) { menu.setMenuVisible($0, animated: false) }
        }
      })
    list.property(
      "arrowDirection", MenuController.ArrowDirection.self, standard: "\"default\"",
      doc: "The side of the menu on which its arrow is to be.",
      get: { thread, object in MenuController.at(object) { give(thread, $0.arrowDirection) } },
      set: { thread, object in
        MenuController.at(object) { menu in take(thread) { menu.arrowDirection = $0 } }
      })
    list.property(
      "menuFrame", Rect.self, doc: "The place of the menu on the screen; empty while it is hidden.",
      get: { thread, object in MenuController.at(object) { give(thread, $0.menuFrame) } })
    list.method(
      "setMenuVisible", objc: "setMenuVisible:animated:",
      parameters: [.init("visible", "boolean"), .init("animated", "boolean", standard: "false")],
      doc: "Shows the menu or hides it; it needs a responder that has the focus.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isVisible = try arguments.value(2, Bool.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          MenuController.at(object) { $0.setMenuVisible(isVisible, animated: isAnimated) }
        }
      })
    list.method(
      "setTargetRect", objc: "setTargetRect:inView:",
      parameters: [.init("rect", "Rect"), .init("view", "View")],
      doc: "Says what the menu points at.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          let view = try arguments.value(3, View.self)
          MenuController.at(object) { $0.setTargetRect(rect, in: view) }
        }
      })
    list.method(
      "update", objc: "update", doc: "Looks anew at what can be performed.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in MenuController.at(object) { $0.update() } }
      })
    MenuController.addNotifications(to: &list)
  }

  static let menuItem = HostClass(
    "MenuItem", of: MenuItem.self, objc: "UIMenuItem", superclass: .object,
    doc: "A further item of the edit menu: `ui.MenuItem{ title = \"Share\", action = \"share\" }`.",
    make: { thread in make(thread) { _ in MenuItem(title: "", action: "") } }
  ) { list in
    list.property(
      "title", String.self, objc: "title initWithTitle:action:", doc: "What the menu says.",
      get: { thread, object in MenuItem.at(object) { give(thread, $0.title) } },
      set: { thread, object in
        MenuItem.at(object) { item in takeText(thread, item) { item.title = $0 ?? "" } }
      })
    list.property(
      "target", ScriptTarget.self, objc: "",
      doc: "Whose method is called; nil asks the responders from that on which has the focus.",
      get: { thread, object in MenuItem.at(object) { give(thread, $0.target) } },
      set: { thread, object in
        MenuItem.at(object) { item in
          take(thread, (ScriptTarget?).self) { item.target = $0?.object }
        }
      })
    list.property(
      "action", Action.self,
      doc: "What is called: a method by its name, or a function.",
      get: { thread, object in
        MenuItem.at(object) { item in
          item.action == .callFunction ? give(thread, item.target) : give(thread, item.action.name)
        }
      },
      set: { thread, object in
        MenuItem.at(object) { item in take(thread) { try item.setAction(thread, $0) } }
      })
  }
}

extension MenuItem {
  /// Sets the action that lies at index 3.
  fileprivate func setAction(_ thread: OpaquePointer, _: Action) throws {
    let stack = LuaStack(thread)
    if stack.type(3) == .function {
      guard let function = ScriptTarget.read(stack, 3) else { throw LuaFailure("the host is gone") }
      target = function.object
      action = .callFunction
      return
    }
    guard stack.type(3) == .string, let name = stack.string(3) else {
      throw LuaFailure("expected a method's name or a function, got \(stack.summary(3))")
    }
    if action == .callFunction { target = nil }
    action = Selector(name)
  }
}

extension MenuController {
  fileprivate static func addNotifications(to list: inout MemberList) {
    list.notification(
      "willShowMenuNotification", objc: MenuController.willShowMenuNotification,
      get: { give($0, MenuController.willShowMenuNotification) })
    list.notification(
      "didShowMenuNotification", objc: MenuController.didShowMenuNotification,
      get: { give($0, MenuController.didShowMenuNotification) })
    list.notification(
      "willHideMenuNotification", objc: MenuController.willHideMenuNotification,
      get: { give($0, MenuController.willHideMenuNotification) })
    list.notification(
      "didHideMenuNotification", objc: MenuController.didHideMenuNotification,
      get: { give($0, MenuController.didHideMenuNotification) })
    list.notification(
      "menuFrameDidChangeNotification", objc: MenuController.menuFrameDidChangeNotification,
      get: { give($0, MenuController.menuFrameDidChangeNotification) })
  }
}

extension MenuController.ArrowDirection: LuaEnum {
  public static let table = LuaEnumTable<MenuController.ArrowDirection>(
    "MenuControllerArrowDirection", objc: "UIMenuControllerArrowDirection",
    prefix: "UIMenuControllerArrow")
}
