import LuaRuntime
import ViewKit

extension HostClass {
  static let application = HostClass(
    "Application", of: Application.self, objc: "UIApplication", superclass: .responder,
    doc: "The application: owner of the windows and of all that is there once."
  ) { list in
    list.classProperty(
      "shared", Application.self, objc: "sharedApplication", doc: "The one application.",
      get: { thread in give(thread, UILibrary.of(LuaStack(thread))?.application) })
    list.property(
      "windows", [Window].self,
      doc: "All windows, visible and hidden, from back to front; a fresh list.",
      get: { thread, object in Application.at(object) { give(thread, $0.windows) } })
    list.property(
      "keyWindow", (Window?).self, doc: "The window that gets what has no place on the screen.",
      get: { thread, object in Application.at(object) { give(thread, $0.keyWindow) } })
    list.property(
      "delegate", (Object?).self, doc: "The application's delegate.",
      get: { thread, object in Application.at(object) { give(thread, $0.delegate) } },
      set: { thread, object in
        Application.at(object) { application in
          take(thread, (ScriptDelegate?).self) { application.delegate = $0?.object }
        }
      })
    list.property(
      "isNetworkActivityIndicatorVisible", Bool.self, objc: "networkActivityIndicatorVisible",
      standard: "false", doc: "Whether the status bar shows the spinner for network activity.",
      get: { thread, object in
        Application.at(object) { give(thread, $0.isNetworkActivityIndicatorVisible) }
      },
      set: { thread, object in
        Application.at(object) { application in
          take(thread) { application.isNetworkActivityIndicatorVisible = $0 }
        }
      })
    list.property(
      "isStatusBarHidden", Bool.self, objc: "statusBarHidden", standard: "false",
      doc: "Whether the status bar is hidden.",
      get: { thread, object in Application.at(object) { give(thread, $0.isStatusBarHidden) } },
      set: { thread, object in
        Application.at(object) { application in
          take(thread) { application.isStatusBarHidden = $0 }
        }
      })
    list.property(
      "statusBarStyle", StatusBarStyle.self, standard: "\"default\"",
      doc: "The colour of the status bar's text.",
      get: { thread, object in Application.at(object) { give(thread, $0.statusBarStyle) } },
      set: { thread, object in
        Application.at(object) { application in take(thread) { application.statusBarStyle = $0 } }
      })
    list.method(
      "sendAction", objc: "sendAction:to:from:forEvent:",
      parameters: [
        .init("action", "string"), .init("target", "object or table", standard: "nil"),
        .init("sender", "Object?", standard: "nil"), .init("event", "Event?", standard: "nil"),
      ], returns: Bool.self,
      doc:
        "Performs an action; without target the responder chain finds one. Tells whether it did.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let action = Selector(try arguments.value(2))
          let target = try arguments.value(3, (ScriptTarget?).self)
          let sender = try arguments.value(4, (Object?).self)
          let event = try arguments.value(5, (Event?).self)
          return Application.at(object) {
            $0.sendAction(action, to: target?.object, from: sender, for: event)
          }
        }
      })
    Application.addState(to: &list)
    Application.addStatusBar(to: &list)
    Application.addInteraction(to: &list)
    Application.addNotifications(to: &list)
  }
}
