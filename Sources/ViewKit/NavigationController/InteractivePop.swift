/// Leads a screen out with the finger: the target of the swipe from the left edge, and at first its
/// delegate, which allows it where the bar has a button that leads back.
final class InteractivePop: Object, GestureRecognizerDelegate {
  private static let move: Selector = "(swipe back)"

  private weak var controller: NavigationController?
  private var recognizerSlot = Owned<ScreenEdgePanGestureRecognizer>()
  let recognizer: ScreenEdgePanGestureRecognizer
  private var transition: NavigationTransition?
  /// Where the views of the two screens are at rest.
  private var oldX = 0.0
  private var newX = 0.0
  /// How far the old one is out, from 0 to 1.
  private var progress = 0.0

  init(of controller: NavigationController) {
    self.controller = controller
    recognizer = PopGestureRecognizer()
    super.init()
    recognizerSlot.set(recognizer, in: self)
    recognizer.edges = .left
    recognizer.addTarget(self, action: Self.move)
    recognizer.delegate = self
  }

  // MARK: When

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let controller, isFree(controller), !controller.hidesNavigationBar else { return false }
    guard let item = controller.topViewController?.navigationItemIfMade else { return true }
    return !item.hidesBackButton
      && (item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton)
  }

  /// Whether a screen can be led out. On the root there is none, whatever the delegate says: on a
  /// device the next push would be broken.
  private func isFree(_ controller: NavigationController) -> Bool {
    controller.viewControllers.count > 1 && controller.transition == nil && !controller.isShowing
  }

  // MARK: How

  override func handles(_ action: Selector) -> Bool { action == Self.move }

  override func handle(_ action: Selector, sender: Object?, event: Event?) {
    guard let controller else { return }
    switch recognizer.state {
    case .began:
      guard isFree(controller) else { return }
      controller.popsInteractively = true
      controller.perform.popViewController(animated: true)
      controller.popsInteractively = false
      follow()
    case .changed: follow()
    case .ended: end(isWanted: isThrown || progress > 0.5)
    default: end(isWanted: false)
    }
  }

  func begin(_ transition: NavigationTransition) {
    self.transition = transition
    oldX = transition.old?.viewIfLoaded?.frame.minX ?? 0
    newX = transition.new?.viewIfLoaded?.frame.minX ?? 0
    progress = 0
    controller?.application?.performWithoutAnimation { place() }
  }

  private var width: Double { controller?.content.bounds.width ?? 0 }

  private var isThrown: Bool { recognizer.velocity(in: nil).x > Metrics.popVelocity }

  private func follow() {
    guard transition != nil, width > 0 else { return }
    progress = min(max(recognizer.translation(in: nil).x / width, 0), 1)
    controller?.application?.performWithoutAnimation { place() }
  }

  private func place() {
    transition?.old?.viewIfLoaded?.frame.origin.x = oldX + progress * width
    transition?.new?.viewIfLoaded?.frame.origin.x =
      newX - (1 - progress) * width * Metrics.navigationParallax
  }

  /// The finger is gone: the rest of the way, or back.
  private func end(isWanted: Bool) {
    guard let transition, let controller, let application = controller.application else { return }
    let duration = Metrics.navigationDuration * (isWanted ? 1 - progress : progress)
    progress = isWanted ? 1 : 0
    application.animate(AnimationParameters(duration: duration)) { place() }
    self.transition = nil
    application.beginTransition(named: transition.name, duration: duration) { [weak controller] _ in
      if isWanted { controller?.finish(transition) } else { controller?.cancel(transition) }
      controller?.goOn()
    }
  }
}

/// The swipe from the left edge that leads back.
final class PopGestureRecognizer: ScreenEdgePanGestureRecognizer {
  override var isBuiltIn: Bool { true }
}
