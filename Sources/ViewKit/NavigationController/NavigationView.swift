/// The view of a navigation controller, as UIKit's `UILayoutContainerView`: it gives the bars and the
/// screen their places.
final class NavigationView: View {
  weak var controller: NavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    // Nothing else tells it where a container forwards appearance by hand.
    if controller.appearance == .disappeared, controller.shown !== controller.topViewController,
      !controller.isShowing
    {
      controller.placeTop()
    }
    controller.layOutBars()
  }
}

/// What the views of the screens lie in, as UIKit's `UINavigationTransitionView`.
final class NavigationTransitionView: View {
  weak var controller: NavigationController?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutScreen()
  }
}
