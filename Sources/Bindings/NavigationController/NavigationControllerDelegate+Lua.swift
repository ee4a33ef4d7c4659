import LuaRuntime

extension Catalogue {
  /// What a navigation controller tells its delegate.
  static let navigationControllerCallbacks: [CallbackDescription] = [
    callback(
      "navigationController_willShow_animated",
      objc: "navigationController:willShowViewController:animated:",
      doc: "Called before a screen is shown, after its viewWillAppear."),
    callback(
      "navigationController_didShow_animated",
      objc: "navigationController:didShowViewController:animated:",
      doc: "Called when a screen is shown, after its viewDidAppear."),
  ]

  private static func callback(_ name: String, objc: String, doc: String) -> CallbackDescription {
    CallbackDescription(
      protocol: "NavigationControllerDelegate", name: name,
      objc: "UINavigationControllerDelegate \(objc)", doc: doc,
      parameters: [
        .init("navigationController", "NavigationController"),
        .init("viewController", "ViewController"), .init("animated", "boolean"),
      ])
  }
}
