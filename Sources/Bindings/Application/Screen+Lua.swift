import LuaRuntime
import ViewKit

extension HostClass {
  static let screen = HostClass(
    "Screen", of: Screen.self, objc: "UIScreen", superclass: .object,
    doc: "The device's screen."
  ) { list in
    list.classProperty(
      "main", Screen.self, objc: "mainScreen", doc: "The one screen.",
      get: { thread in give(thread, UILibrary.of(LuaStack(thread))?.application.screen) })
    list.property(
      "bounds", Rect.self, doc: "The screen in points.",
      get: { thread, object in Screen.at(object) { give(thread, $0.bounds) } })
    list.property(
      "applicationFrame", Rect.self, doc: "The screen below the status bar, in points.",
      get: { thread, object in Screen.at(object) { give(thread, $0.applicationFrame) } })
    list.property(
      "nativeBounds", Rect.self, doc: "The screen in pixels.",
      get: { thread, object in Screen.at(object) { give(thread, $0.nativeBounds) } })
    list.property(
      "scale", Double.self, doc: "Pixels per point.",
      get: { thread, object in Screen.at(object) { give(thread, $0.scale) } })
  }
}
