// What is seen of the stack: one transition after the other, until its top is shown.
//
// Order of the calls: old will disappear, new will appear, the delegate's willShow, old did
// disappear, new did appear, the delegate's didShow (vastdevblog.vast.com/blog/2012/04/08);
// didMove(toParent:) follows didAppear, or didDisappear (Neuburg, "Programming iOS 6", chapter 19).
extension NavigationController {
  /// Shows the top of the stack: now, or when what is under way is over.
  final func showTop(animated: Bool, isPush: Bool) {
    wish = NavigationWish(
      animated: animated, isPush: isPush, isInteractive: popsInteractively && !isPush)
    if isShowing || transition != nil { return }
    showUntilAtRest()
  }

  private func showUntilAtRest() {
    isShowing = true
    defer { isShowing = false }
    for _ in 0..<Metrics.maximumRoundsPerPass {
      guard wish != nil || isSeen && shown !== topViewController else { return }
      let next = wish ?? NavigationWish(animated: false, isPush: true)
      wish = nil
      show(next)
      if transition != nil { return }
    }
    report(
      Report(
        .endless,
        "the stack of \(className) does not come to rest: \(Metrics.maximumRoundsPerPass) in a row "
          + "of its controllers have changed it while they came; its top is not shown before it is "
          + "changed again"))
  }

  /// Whether its screens come and go by transitions now: it is seen itself.
  private var isSeen: Bool {
    isViewLoaded && (appearance == .appeared || appearance == .appearing)
  }

  private func show(_ wish: NavigationWish) {
    if let lost = shown, lost.parent !== self {
      shown = nil
      takeOut(lost)
    }
    let old = shown
    guard isSeen else {
      // It is just going: its screen goes with it, the next one comes when it comes again.
      if isViewLoaded, appearance == .disappearing { return updateBars(animated: false) }
      placeTop()
      return tellOfMoves()
    }
    let new = topViewController
    if old === new {
      updateBars(animated: wish.animated)
      return tellOfMoves()
    }
    new?.loadViewIfNeeded()
    // What it did as it was loaded comes first.
    guard new === topViewController else { return }
    let isInWindow = viewIfLoaded?.window != nil
    let transition = NavigationTransition(
      from: old, to: new, isPush: wish.isPush,
      animated: wish.animated && isInWindow && old != nil && new != nil,
      forwards: perform.shouldAutomaticallyForwardAppearanceMethods,
      isInteractive: wish.isInteractive)
    self.transition = transition
    Object.keep([old, new].compactMap(\.self)) { begin(transition) }
  }

  private func begin(_ transition: NavigationTransition) {
    let (old, new, animated) = (transition.old, transition.new, transition.animated)
    old?.transitionCount += 1
    new?.transitionCount += 1
    if transition.forwards {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    if let new {
      tellDelegate(.navigationController_willShow_animated, of: new, animated: animated)
    }
    if let view = old?.viewIfLoaded { application?.takeFocus(from: view) }
    // A callback may have given it to another container.
    if let new, new.parent === self { place(new, over: transition.isPush ? old : nil) }
    updateBars(animated: animated)
    guard animated, viewIfLoaded?.window != nil, let application else {
      if viewIfLoaded?.window != nil { new?.viewIfLoaded?.layoutIfNeeded() }
      return finish(transition)
    }
    application.touchBlockers += 1
    transition.blocksTouches = true
    if transition.isInteractive { return interactivePop.begin(transition) }
    application.beginTransition(named: transition.name, duration: Metrics.navigationDuration) {
      [weak self] _ in
      self?.finish(transition)
      self?.goOn()
    }
    move(transition)
  }

  /// What waits for the end of a transition has its turn.
  final func goOn() {
    if transition == nil, !isShowing { showUntilAtRest() }
  }

  /// The new screen is there, and the old one goes.
  final func finish(_ transition: NavigationTransition) {
    unblock(transition)
    guard self.transition === transition else { return }
    let (old, new) = (transition.old, transition.new)
    Object.keep([old, new].compactMap(\.self)) {
      isShowing = true
      let numbers = [old?.appearanceNumber, new?.appearanceNumber]
      old.map(takeOut)
      shown = new.flatMap { $0.parent === self ? $0 : nil }
      if transition.forwards {
        if old?.appearanceNumber == numbers[0] { old?.endAppearanceTransition() }
        // With its container, where that comes or goes itself.
        if appearance == .appeared, new?.appearanceNumber == numbers[1] {
          new?.endAppearanceTransition()
        }
      }
      if let new, shown == nil { takeAway(new) }
      old?.transitionCount -= 1
      new?.transitionCount -= 1
      self.transition = nil
      tellOfMoves()
      if appearance == .appearing {
        owesDidShow = true
      } else if let new {
        tellDelegate(
          .navigationController_didShow_animated, of: new, animated: transition.animated)
      }
      // After the animation the new screen is laid out once more.
      if transition.animated { new?.viewIfLoaded?.setNeedsLayout() }
      isShowing = false
    }
  }

  /// A callback has taken the new screen out: it goes before it was there.
  private func takeAway(_ new: ViewController) {
    guard let view = new.viewIfLoaded, view.superview === content else { return }
    view.removeFromSuperview()
    new.beginAppearanceTransition(false, animated: false)
    new.endAppearanceTransition()
  }

  /// The finger has let the old screen go back: it is on top again.
  ///
  /// Order: wangling.me/2014/02, "Canceled Interactive Popping".
  final func cancel(_ transition: NavigationTransition) {
    unblock(transition)
    guard self.transition === transition, let old = transition.old, let new = transition.new else {
      return
    }
    Object.keep([old, new]) {
      isShowing = true
      putBack(old)
      if transition.forwards { new.beginAppearanceTransition(false, animated: true) }
      takeOut(new)
      if transition.forwards {
        new.endAppearanceTransition()
        old.beginAppearanceTransition(true, animated: true)
        old.endAppearanceTransition()
      }
      old.transitionCount -= 1
      new.transitionCount -= 1
      self.transition = nil
      updateBars(animated: false)
      isShowing = false
    }
  }

  /// The stack has a controller again that was about to go.
  private func putBack(_ controller: ViewController) {
    guard controller.parent === self, !viewControllers.contains(where: { $0 === controller })
    else { return }
    leaving.removeAll { $0.controller === controller }
    controller.movesFromParent = false
    // What was pushed meanwhile stays above it.
    let below = transition?.new.flatMap { new in viewControllers.firstIndex { $0 === new } }
    stack.insert(controller, at: below.map { $0 + 1 } ?? viewControllers.count, in: self)
  }

  final func unblock(_ transition: NavigationTransition) {
    if transition.blocksTouches { application?.touchBlockers -= 1 }
    transition.blocksTouches = false
  }

  /// Puts the top of the stack into its place, without a word: it comes with this controller.
  final func placeTop() {
    if transition != nil || !isViewLoaded { return }
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    if let old = shown, old !== topViewController { takeOut(old) }
    // Not before it is wanted.
    guard appearance == .appearing || viewIfLoaded?.window != nil else {
      shown = nil
      return updateBars(animated: false)
    }
    // What screens do as they are loaded may change the stack.
    for _ in 0..<Metrics.maximumRoundsPerPass {
      guard let top = topViewController, !top.isViewLoaded else { break }
      top.loadViewIfNeeded()
    }
    let top = topViewController
    if shown !== top { owesDidShow = top != nil && appearance == .appearing }
    shown = top
    wish = nil
    if let top { place(top, over: nil) }
    updateBars(animated: false)
    tellOfMoves()
  }

  /// Takes the view of a controller out that is not shown any more.
  final func takeOut(_ controller: ViewController) {
    guard let view = controller.viewIfLoaded, view.superview === content else { return }
    view.removeFromSuperview()
    application?.performWithoutAnimation { view.frame.origin.x = 0 }
  }

  /// Puts the view of a controller into its place.
  private func place(_ controller: ViewController, over old: ViewController?) {
    let view = controller.view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layOut(controller)
    do throws(InvalidUse) {
      if old == nil {
        try content.insertSubview(view, at: 0)
      } else {
        try content.addSubview(view)
      }
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  private func move(_ transition: NavigationTransition) {
    guard let application, let old = transition.old?.viewIfLoaded,
      let new = transition.new?.viewIfLoaded
    else { return }
    let parameters = AnimationParameters(
      duration: Metrics.navigationDuration,
      options: [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ])
    let width = content.bounds.width
    let parallax = -width * Metrics.navigationParallax
    let (oldX, newX) = (old.frame.minX, new.frame.minX)
    application.performWithoutAnimation {
      new.frame.origin.x = newX + (transition.isPush ? width : parallax)
    }
    application.animate(parameters) {
      new.frame.origin.x = newX
      old.frame.origin.x = oldX + (transition.isPush ? parallax : width)
    }
  }

  /// Tells the delegate that a screen will be shown, or is.
  final func tellDelegate(_ callback: Hook, of controller: ViewController, animated: Bool) {
    guard let delegate, delegate.callBack(callback, self, controller, animated) == nil,
      let delegate = delegate as? any NavigationControllerDelegate
    else { return }
    if callback == .navigationController_willShow_animated {
      delegate.navigationController(self, willShow: controller, animated: animated)
    } else {
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }
}
