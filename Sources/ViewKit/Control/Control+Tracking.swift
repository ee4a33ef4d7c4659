// How a control follows a finger.
extension Control {
  /// The touch that a control follows.
  struct Tracking {
    var isActive = false
    var isInside = false
    /// The identity of the touch. The application holds it while the finger is down. Nil once
    /// the touch has ended: what its callbacks do cancels nothing any more.
    var touch: ObjectIdentifier?
  }

  final func trackBegan(_ touches: [Touch], with event: Event?) {
    guard isEnabled, let touch = touches.first else { return }
    if !tracking.isActive {
      let window = window
      guard perform.beginTracking(touch, with: event), isEnabled, self.window === window else {
        return
      }
      tracking = Tracking(isActive: true, isInside: true, touch: ObjectIdentifier(touch))
      perform.setHighlighted(true)
      guard tracking.isActive else { return }
    }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  final func trackMoved(_ touches: [Touch], with event: Event?) {
    guard let touch = trackedTouch(among: touches) else { return }
    let wasInside = tracking.isInside
    let isInside = counts(touch)
    tracking.isInside = isInside
    if isInside != isHighlighted { perform.setHighlighted(isInside) }
    guard trackedTouch(among: touches) != nil else { return }
    let goesOn = perform.continueTracking(touch, with: event)
    guard trackedTouch(among: touches) != nil else { return }
    guard goesOn else { return endTracking() }
    switch (wasInside, isInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (true, false): sendActions(for: .touchDragExit, with: event)
    case (false, true): sendActions(for: .touchDragEnter, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    }
  }

  // The highlight goes when the actions were sent: one that sets it sees it vanish
  // (stackoverflow.com/questions/2183650).

  final func trackEnded(_ touches: [Touch], with event: Event?) {
    guard let touch = trackedTouch(among: touches) else { return }
    let isInside = counts(touch)
    tracking.isInside = isInside
    tracking.touch = nil
    perform.endTracking(touch, with: event)
    tracking = Tracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    endHighlight()
  }

  final func trackCancelled(_ touches: [Touch], with event: Event?) {
    guard trackedTouch(among: touches) != nil else { return }
    tracking.touch = nil
    perform.cancelTracking(with: event)
    tracking = Tracking()
    sendActions(for: .touchCancel, with: event)
    endHighlight()
  }

  /// Follows the finger no longer, for a reason that is no event: the control leaves the window or
  /// is disabled. No action is sent: `touchCancel` stands for an event of the system.
  final func trackLost() {
    guard tracking.touch != nil else { return }
    tracking.touch = nil
    perform.cancelTracking(with: nil)
    endTracking()
  }

  /// Ends what there is of tracking, without a call.
  final func endTracking() {
    tracking = Tracking()
    endHighlight()
  }

  private func endHighlight() {
    // An action may have let another finger in.
    if !tracking.isActive, isHighlighted { perform.setHighlighted(false) }
  }

  private func trackedTouch(among touches: [Touch]) -> Touch? {
    guard tracking.isActive else { return nil }
    return touches.first { ObjectIdentifier($0) == tracking.touch }
  }

  /// Whether a touch that began inside is still near enough to count as inside.
  private func counts(_ touch: Touch) -> Bool {
    let slop = Metrics.touchSlop
    return bounds.inset(dx: -slop, dy: -slop).contains(touch.location(in: self))
  }
}
