import ViewKit

// The verb that leads back on a stack of screens.
extension Driver {
  /// Taps the back button in front.
  func goBack() throws(StepFailure) {
    if finger != nil { throw .fingerDown(.back) }
    let search = search()
    let seen = search.scenes.prefix(search.touchableScenes).flatMap { scene in
      scene.elements.reversed().filter { $0.absence == nil }.map(\.view)
    }
    guard let button = seen.first(where: { $0 is BackButton && !$0.isBehindPresentation }),
      let element = search.element(of: button)
    else {
      throw .noWayBack(seen.lazy.compactMap { $0.viewController as? NavigationController }.first)
    }
    let place = element.visible.center
    try checkArrival(at: place, of: element, search)
    application.beginTapSequence()
    tap(place)
  }
}

extension View {
  /// Whether a controller that was presented later lies in front of the view.
  fileprivate var isBehindPresentation: Bool {
    guard let views = window?.subviews,
      let index = views.firstIndex(where: { isDescendant(of: $0) })
    else { return false }
    return views[(index + 1)...].contains { $0 is TransitionView && !$0.isHidden }
  }
}

extension StepFailure {
  /// Why there is no button that leads back in the stack that is in front.
  fileprivate static func noWayBack(_ controller: NavigationController?) -> StepFailure {
    guard let controller else {
      return .noBackButton("no NavigationController is on the screen")
    }
    let name = controller.className
    if controller.viewControllers.count < 2 {
      return .noBackButton("\(name) has nothing below what it shows")
    }
    if controller.isNavigationBarHidden {
      return .noBackButton("the bar of \(name) is hidden")
    }
    let item = controller.topViewController?.navigationItem
    let left = item?.leftBarButtonItem?.title.map { " \"\($0)\"" } ?? ""
    return .noBackButton(
      item?.hidesBackButton == true
        ? "hidesBackButton is true for what \(name) shows"
        : "an item at the left\(left) stands in its place; tap that")
  }
}
