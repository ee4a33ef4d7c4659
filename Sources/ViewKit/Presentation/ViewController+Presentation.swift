// Controllers over others.
extension ViewController {
  /// Whether a controller is just coming over another one, or going.
  enum ModalPhase {
    case presenting, dismissing
  }

  /// The controller that this one, or the nearest one around it, has presented.
  public final var presentedViewController: ViewController? {
    sequence(first: self) { $0.parent }.lazy.compactMap(\.ownPresentedViewController).first
  }

  /// The controller that has presented this one, or the outermost one around it.
  public final var presentingViewController: ViewController? { outermost.presentedBy?.presenter }

  /// The controller that this one itself has presented.
  public final var ownPresentedViewController: ViewController? { presentedSlot.value }

  /// Whether it is coming because it was presented; valid in `viewWillAppear(_:)` and
  /// `viewDidAppear(_:)`.
  public final var isBeingPresented: Bool { modalPhase == .presenting }

  /// Whether it is going because it is dismissed; valid in `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)`.
  public final var isBeingDismissed: Bool { modalPhase == .dismissing }

  /// Shows a controller over this one: over the outermost one around it, unless the style says
  /// otherwise.
  ///
  /// Where UIKit shows nothing and logs a warning, so does this: from a controller whose view is in
  /// no window, or one that presents another already.
  ///
  /// - Parameter completion: called when the presented controller has appeared.
  public final func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) throws(InvalidUse) {
    try checkPresentation(of: controller)
    let presenter = presenter(of: controller)
    guard let application = presenter.application else { return }
    if let obstacle = presenter.obstacleToPresenting {
      application.onWarning(
        "\(controller.className) is not presented on \(presenter.className), \(obstacle)")
      return
    }
    controller.move(to: application)
    Presentation(controller, over: presenter, in: application)
      .begin(animated: animated, completion: completion)
  }

  /// Takes away what this controller has presented, with all over that; one that has presented
  /// nothing and was presented goes itself.
  ///
  /// - Parameter completion: called when the controller that went has disappeared.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let own = sequence(first: self) { $0.parent }.lazy.compactMap(\.presentation).first
    (own ?? outermost.presentedBy)?.dismiss(animated: animated, completion: completion)
  }

  /// Ends what this controller and those inside it have presented, without any motion.
  final func endPresentations() {
    var waiting = [self]
    while let controller = waiting.popLast() {
      controller.presentation?.end()
      waiting += controller.children
    }
  }

  /// Whether its view was taken away, as a presented controller covers the screen.
  final var isCovered: Bool { presentation?.place != nil }

  /// The view is as it was before it came or went.
  final func standStill() {
    guard let view = viewIfLoaded else { return }
    application?.performWithoutAnimation {
      view.frame.origin = .zero
      if let alphaWhenShown { view.alpha = alphaWhenShown }
    }
    alphaWhenShown = nil
  }

  /// The controller around this one that lies in no other.
  final var outermost: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  // MARK: Who presents

  private func presenter(of controller: ViewController) -> ViewController {
    guard controller.modalPresentationStyle.usesContext else { return outermost }
    return sequence(first: self) { $0.parent }.first(where: \.definesPresentationContext)
      ?? outermost
  }

  /// Why it shows nothing over itself, and what to do about it.
  private var obstacleToPresenting: String? {
    if let presentation, let presented = presentation.presented {
      return presentation.isMoving
        ? "while the presentation or dismissal of \(presented.className) is in progress; "
          + "wait for its completion"
        : "which is already presenting \(presented.className); "
          + "present from that one, or dismiss it first"
    }
    if let modalPhase, presentedBy?.isMoving == true {
      return modalPhase == .presenting
        ? "while that is being presented itself; do it in viewDidAppear, or in the completion"
        : "while that is being dismissed; present from the controller that stays"
    }
    if viewIfLoaded?.window == nil {
      return "whose view is not in the window hierarchy; present in viewDidAppear or later"
    }
    return nil
  }

  /// UIKit: "Application tried to present modally an active controller".
  private func checkPresentation(of controller: ViewController) throws(InvalidUse) {
    let state: String? =
      if controller === self || controller === outermost {
        "is the one that presents"
      } else if controller.presentedBy != nil {
        "is presented already"
      } else if let parent = controller.parent {
        "is a child of \(parent.className)"
      } else if controller.rootWindow != nil {
        "is the rootViewController of a window"
      } else {
        nil
      }
    if let state {
      throw .activeController(controller: controller.className, state: state)
    }
  }
}
