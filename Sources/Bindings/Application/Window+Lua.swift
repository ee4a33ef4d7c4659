import LuaRuntime
import ViewKit

extension HostClass {
  static let window = HostClass(
    "Window", of: Window.self, objc: "UIWindow", superclass: .view,
    doc: "The root of what is shown. Nothing shows until makeKeyAndVisible.",
    make: { thread in
      make(thread) { options in
        guard let library = UILibrary.of(options.stack) else {
          throw LuaFailure("the host is gone")
        }
        return Window(application: library.application)
      }
    }
  ) { list in
    list.property(
      "rootViewController", (ViewController?).self,
      doc: "The controller whose view fills the window; its class will do. One that is the root of "
        + "another window leaves that.",
      get: { thread, object in Window.at(object) { give(thread, $0.rootViewController) } },
      set: { thread, object in
        take(thread, (ControllerOrClass?).self) { value in
          let controller = try value?.resolve()
          Window.at(object) { $0.rootViewController = controller }
        }
      })
    list.property(
      "windowLevel", Double.self, standard: "0",
      doc: "Which windows lie in front: 0 normal, 1000 statusBar, 2000 alert; the names will do.",
      get: { thread, object in Window.at(object) { give(thread, $0.windowLevel) } },
      set: { thread, object in
        Window.at(object) { window in
          take(thread, WindowLevel.self) { window.windowLevel = $0.value }
        }
      })
    list.property(
      "isKeyWindow", Bool.self, objc: "keyWindow",
      doc: "Whether the window gets what has no place on the screen.",
      get: { thread, object in Window.at(object) { give(thread, $0.isKeyWindow) } })
    list.property(
      "screen", (Screen?).self, doc: "The screen that shows the window.",
      get: { thread, object in Window.at(object) { give(thread, $0.screen) } })
    list.method(
      "makeKeyAndVisible", objc: "makeKeyAndVisible",
      doc: "Shows the window and makes it the key window.",
      call: { thread, object in
        invoke(thread) { _ in Window.at(object) { $0.makeKeyAndVisible() } }
      })
    list.method(
      "makeKey", objc: "makeKeyWindow", doc: "Makes the window the key window.",
      call: { thread, object in invoke(thread) { _ in Window.at(object) { $0.makeKey() } } })
    list.method(
      "becomeKey", objc: "becomeKeyWindow", isOverridable: true,
      doc: "Called when the window becomes the key window; makeKey makes it one.",
      call: { thread, object in invoke(thread) { _ in Window.at(object) { $0.becomeKey() } } })
    list.method(
      "resignKey", objc: "resignKeyWindow", isOverridable: true,
      doc: "Called when another window becomes the key window.",
      call: { thread, object in invoke(thread) { _ in Window.at(object) { $0.resignKey() } } })
    list.method(
      "sendEvent", objc: "sendEvent:", parameters: [.init("event", "Event")], isOverridable: true,
      doc: "Gives the touches of an event to their views; overridden to watch all of them.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let event = try arguments.value(2, Event.self)
          Window.at(object) { $0.sendEvent(event) }
        }
      })
    Window.addNotifications(to: &list)
  }
}

extension Window {
  static func addNotifications(to list: inout MemberList) {
    list.notification(
      "didBecomeVisibleNotification", objc: Window.didBecomeVisibleNotification,
      get: { give($0, Window.didBecomeVisibleNotification) })
    list.notification(
      "didBecomeHiddenNotification", objc: Window.didBecomeHiddenNotification,
      get: { give($0, Window.didBecomeHiddenNotification) })
    list.notification(
      "didBecomeKeyNotification", objc: Window.didBecomeKeyNotification,
      get: { give($0, Window.didBecomeKeyNotification) })
    list.notification(
      "didResignKeyNotification", objc: Window.didResignKeyNotification,
      get: { give($0, Window.didResignKeyNotification) })
  }
}
