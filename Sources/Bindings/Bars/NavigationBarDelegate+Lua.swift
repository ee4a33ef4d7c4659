import LuaRuntime

extension Catalogue {
  /// What a navigation bar asks and tells its delegate.
  static let navigationBarCallbacks: [CallbackDescription] = [
    callback(
      "navigationBar_shouldPush", objc: "navigationBar:shouldPushItem:",
      doc: "Return false to keep an item from coming."),
    callback(
      "navigationBar_didPush", objc: "navigationBar:didPushItem:",
      doc: "Called when an item is on top, after the animation."),
    callback(
      "navigationBar_shouldPop", objc: "navigationBar:shouldPopItem:",
      doc: "Return false to keep the item on top, also from its back button."),
    callback(
      "navigationBar_didPop", objc: "navigationBar:didPopItem:",
      doc: "Called when an item is gone, after the animation."),
  ]

  private static func callback(_ name: String, objc: String, doc: String) -> CallbackDescription {
    CallbackDescription(
      protocol: "NavigationBarDelegate", name: name, objc: "UINavigationBarDelegate \(objc)",
      doc: doc,
      parameters: [.init("navigationBar", "NavigationBar"), .init("item", "NavigationItem")])
  }
}
