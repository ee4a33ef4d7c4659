import LuaRuntime

extension Catalogue {
  /// What an application tells its delegate.
  static let applicationCallbacks: [CallbackDescription] =
    [
      launching(
        "application_willFinishLaunchingWithOptions",
        objc: "application:willFinishLaunchingWithOptions:",
        doc: "Called first of all, before application_didFinishLaunchingWithOptions."),
      launching(
        "application_didFinishLaunchingWithOptions",
        objc: "application:didFinishLaunchingWithOptions:",
        doc: "Called once at the start: make a window, give it a controller, show it."),
      CallbackDescription(
        protocol: "ApplicationDelegate", name: "window", objc: "UIApplicationDelegate.window",
        doc:
          "A field, no function: the window; set to the key window after launching if it is nil.",
        parameters: []),
    ]
    + [
      event("DidBecomeActive", doc: "Called when the application is in front and gets fingers."),
      event(
        "WillResignActive",
        doc: "Called before the application gets no fingers any more: a call, the home button."),
      event("DidEnterBackground", doc: "Called when the application is not seen any more."),
      event("WillEnterForeground", doc: "Called before the application is seen again."),
      event("WillTerminate", doc: "Called before the application ends."),
      event("DidReceiveMemoryWarning", doc: "Called when memory is short."),
    ]

  private static func launching(_ name: String, objc: String, doc: String) -> CallbackDescription {
    CallbackDescription(
      protocol: "ApplicationDelegate", name: name, objc: "UIApplicationDelegate \(objc)", doc: doc,
      parameters: [.init("application", "Application"), .init("options", "table")])
  }

  private static func event(_ name: String, doc: String) -> CallbackDescription {
    CallbackDescription(
      protocol: "ApplicationDelegate", name: "application\(name)",
      objc: "UIApplicationDelegate application\(name):", doc: doc,
      parameters: [.init("application", "Application")])
  }
}
