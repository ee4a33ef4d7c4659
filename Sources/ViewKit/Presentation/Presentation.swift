/// One controller that is shown over another, from the beginning of its coming to the end of its
/// going.
///
/// The presenter owns it. What callbacks do in the middle (another root for the window, a parent
/// that goes) may end it at any moment, which ``phase`` tells.
final class Presentation {
  enum Phase {
    case presenting, presented, dismissing, over
  }

  private(set) weak var presenter: ViewController?
  private(set) weak var presented: ViewController?
  let style: ModalPresentationStyle
  private(set) var phase = Phase.presenting
  private unowned let application: Application
  private weak var container: TransitionView?
  /// Where the presenter's view was before it was covered; nil while it is there.
  private(set) var place: Place?
  private var isBlockingTouches = false
  /// The controllers that do not come and go by their views now.
  private var inTransition: [ViewController] = []

  struct Place {
    weak var superview: View?
    let index: Int
  }

  init(
    _ presented: ViewController, over presenter: ViewController, in application: Application
  ) {
    self.presented = presented
    self.presenter = presenter
    self.application = application
    style = presented.modalPresentationStyle
  }

  /// Whether it is on its way.
  var isMoving: Bool { phase == .presenting || phase == .dismissing }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let presented else { return }
    presenter.presentation = self
    presenter.presentedSlot.set(presented, in: presenter)
    presented.presentedBy = self
    presented.modalPhase = .presenting
    Object.keep([presenter, presented]) {
      presented.loadViewIfNeeded()
      guard phase == .presenting else { return }
      let covers = style.coversPresenter
      hold(covers ? [presenter, presented] : [presented])
      if covers { presenter.beginAppearanceTransition(false, animated: animated) }
      if phase == .presenting, let view = presenter.viewIfLoaded {
        application.takeFocus(from: view)
      }
      if phase == .presenting { presented.beginAppearanceTransition(true, animated: animated) }
      if phase == .presenting { putIn(presented, over: presenter) }
      guard phase == .presenting, let container else { return }
      blockTouches()
      guard animated else {
        container.layoutIfNeeded()
        return finishComing(completion)
      }
      application.beginTransition(
        named: "presentation of \(presented.className)",
        duration: presented.modalTransitionStyle.duration
      ) { [self] _ in finishComing(completion) }
      move(presented, isComing: true)
    }
  }

  /// Puts the presented view into the window, in front of what the presenter shows.
  private func putIn(_ presented: ViewController, over presenter: ViewController) {
    guard let base = presenter.viewIfLoaded, let window = base.window else { return end() }
    let container = TransitionView(frame: style.usesContext ? base.frame : window.bounds)
    container.controller = presented
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    do throws(InvalidUse) {
      if style.usesContext, let superview = base.superview {
        try superview.insertSubview(container, aboveSubview: base)
      } else {
        try window.addSubview(container)
      }
      let view = presented.view
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      try container.addSubview(view)
    } catch {
      presenter.report(Report(.invalidUse, error.description))
      end()
    }
  }

  private func finishComing(_ completion: (() -> Void)?) {
    unblockTouches()
    guard phase == .presenting, let presenter, let presented else { return }
    phase = .presented
    presented.alphaWhenShown = nil
    let held = inTransition
    let number = presenter.appearanceNumber
    Object.keep(held) {
      if style.coversPresenter { takeAway(presenter) }
      if phase == .presented { presented.endAppearanceTransition() }
      // Unless it begins to come again by now.
      if style.coversPresenter, presenter.appearanceNumber == number {
        presenter.endAppearanceTransition()
      }
      release(held)
      if presented.modalPhase == .presenting { presented.modalPhase = nil }
      completion?()
    }
  }

  /// Takes the view of the presenter out of the window.
  private func takeAway(_ presenter: ViewController) {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    place = Place(
      superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
    view.removeFromSuperview()
  }

  /// Puts it back.
  private func bringBack(_ presenter: ViewController) {
    guard let place else { return }
    self.place = nil
    guard let superview = place.superview else { return }
    let view = presenter.view
    if superview is Window || superview is TransitionView { view.frame = superview.bounds }
    do throws(InvalidUse) {
      try superview.insertSubview(view, at: min(place.index, superview.subviews.count))
    } catch {
      presenter.report(Report(.invalidUse, error.description))
    }
  }

  // MARK: Going

  /// Takes away what is presented, with all that is presented over it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    // What lies further in front comes first.
    let chain = Array(sequence(first: self) { $0.presented?.presentation }.reversed())
    if let moving = chain.first(where: \.isMoving), let controller = moving.presented {
      application.onWarning(
        "dismiss of \(controller.className) while its presentation or dismissal is in progress "
          + "does nothing; wait for the completion")
      return
    }
    let leaving = chain.compactMap(\.presented)
    guard let top = leaving.first else { return }
    for presentation in chain { presentation.phase = .dismissing }
    for controller in leaving { controller.modalPhase = .dismissing }
    // Those that are covered have gone already.
    let seen = leaving.filter { $0.appearance == .appeared || $0.appearance == .appearing }
    let covers = style.coversPresenter && place != nil
    hold(seen + (covers ? [presenter] : []))
    Object.keep([presenter] + leaving) {
      for controller in seen where phase == .dismissing {
        controller.beginAppearanceTransition(false, animated: animated)
      }
      if phase == .dismissing { chain.compactMap(\.container).forEach(application.takeFocus) }
      if phase == .dismissing, covers {
        presenter.beginAppearanceTransition(true, animated: animated)
      }
      if phase == .dismissing { bringBack(presenter) }
      guard phase == .dismissing else { return }
      blockTouches()
      guard animated, presenter.viewIfLoaded?.window != nil else {
        presenter.viewIfLoaded?.layoutIfNeeded()
        return finishGoing(chain, seen, covers, completion)
      }
      // Those in between are not seen to go.
      for presentation in chain.dropFirst() { presentation.container?.isHidden = true }
      application.beginTransition(
        named: "dismissal of \(top.className)", duration: top.modalTransitionStyle.duration
      ) { [self] _ in finishGoing(chain, seen, covers, completion) }
      chain.first?.move(top, isComing: false)
    }
  }

  private func finishGoing(
    _ chain: [Presentation], _ seen: [ViewController], _ covers: Bool,
    _ completion: (() -> Void)?
  ) {
    unblockTouches()
    guard phase == .dismissing, let presenter else { return }
    let held = inTransition
    let leaving = chain.compactMap(\.presented)
    let numbers = seen.map(\.appearanceNumber)
    Object.keep([presenter] + leaving) {
      for presentation in chain {
        presentation.phase = .over
        presentation.forget()
      }
      for presentation in chain {
        presentation.container?.removeFromSuperview()
        presentation.presented?.viewIfLoaded?.endMotions()
      }
      for controller in leaving { controller.standStill() }
      if covers { presenter.endAppearanceTransition() }
      for (controller, number) in zip(seen, numbers)
      where controller.appearanceNumber == number {
        controller.endAppearanceTransition()
      }
      release(held)
      for controller in leaving where controller.modalPhase == .dismissing {
        controller.modalPhase = nil
      }
      completion?()
    }
  }

  // MARK: The end

  /// Ends it at once, with what is presented over it, wherever it stands: the place that it was
  /// shown in is gone. The controllers hear that they disappear, as their views leave the window.
  func end() {
    guard phase != .over, let presenter, let presented else { return }
    phase = .over
    unblockTouches()
    release(inTransition)
    Object.keep([presenter, presented]) {
      presented.endPresentations()
      forget()
      presented.modalPhase = nil
      container?.removeFromSuperview()
      presented.standStill()
    }
  }

  /// Nobody is presented any more.
  private func forget() {
    if let presented, presented.presentedBy === self { presented.presentedBy = nil }
    guard let presenter, presenter.presentation === self else { return }
    presenter.presentation = nil
    presenter.presentedSlot.set(nil, in: presenter)
  }

  private func hold(_ controllers: [ViewController]) {
    inTransition = controllers
    for controller in controllers { controller.transitionCount += 1 }
  }

  private func release(_ controllers: [ViewController]) {
    for controller in controllers { controller.transitionCount -= 1 }
    inTransition = []
  }

  private func blockTouches() {
    isBlockingTouches = true
    application.touchBlockers += 1
  }

  private func unblockTouches() {
    if isBlockingTouches { application.touchBlockers -= 1 }
    isBlockingTouches = false
  }

  // MARK: What is seen

  private func move(_ controller: ViewController, isComing: Bool) {
    guard let container, let view = controller.viewIfLoaded else { return }
    let style = controller.modalTransitionStyle
    let parameters = AnimationParameters(
      duration: style.duration,
      options: [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ])
    switch style {
    case .coverVertical:
      let shown = view.frame
      let below = shown.offset(dx: 0, dy: container.bounds.height)
      if isComing { application.performWithoutAnimation { view.frame = below } }
      application.animate(parameters) { view.frame = isComing ? shown : below }
    case .crossDissolve:
      let alpha = view.alpha
      controller.alphaWhenShown = alpha
      if isComing { application.performWithoutAnimation { view.alpha = 0 } }
      application.animate(parameters) { view.alpha = isComing ? alpha : 0 }
    case .flipHorizontal, .partialCurl:
      if application.canMove(container, parameters) {
        application.move(container, parameters) { _ in }
      }
    }
  }
}
