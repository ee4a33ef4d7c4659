// Motions of whole views: `UIView.transition(with:…)` and `transition(from:to:…)`.
extension Application {
  /// Runs `changes` of what a view holds, and shows the new in the place of the old by a motion of
  /// the whole view.
  public func transition(
    with view: View, _ parameters: AnimationParameters, changes: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let parameters = parameters.inheriting(from: animations.stack.last?.parameters)
    if parameters.options.contains(.allowAnimatedContent) {
      let block = begin(.call, parameters)
      changes()
      end(block, completion: nil)
    } else {
      performWithoutAnimation(changes)
    }
    if canMove(view, parameters) {
      move(view, parameters) { completion?($0) }
    } else {
      runLoop.schedule(after: 0) { completion?(true) }
    }
  }

  /// Whether a motion of the whole view would be seen.
  func canMove(_ view: View, _ parameters: AnimationParameters) -> Bool {
    areAnimationsEnabled && parameters.duration > 0 && view.window != nil
  }

  /// Begins a motion of the whole view.
  func move(
    _ view: View, _ parameters: AnimationParameters,
    completion: @escaping (_ finished: Bool) -> Void
  ) {
    weak var motion: Transition?
    let transition = beginTransition(
      named: "a transition of \(view.pathName)",
      duration: max(parameters.delay, 0) + parameters.duration
    ) { [weak view] finished in
      view?.rare?.transitions.removeAll { $0 === motion }
      completion(finished)
    }
    motion = transition
    view.rareState.transitions.append(transition)
  }

  /// Puts a view in the place of another by a motion: the old one leaves its superview, or is
  /// hidden with the option `showHideTransitionViews`.
  public func transition(
    from old: View, to new: View, _ parameters: AnimationParameters,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) throws(InvalidUse) {
    let place = old.superview
    if parameters.options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else if let place {
      try place.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    transition(with: place ?? new, parameters, changes: {}, completion: completion)
  }
}
