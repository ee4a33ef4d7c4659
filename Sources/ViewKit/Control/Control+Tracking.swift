// How a control follows a finger.
extension Control {
  /// The touch that a control follows.
  struct Tracking {
    var isActive = false
    var isInside = false
    /// The identity of the touch. The application holds it while the finger is down.
    var touch: ObjectIdentifier?
  }

  final func trackBegan(_ touches: [Touch], with event: Event?) {
    guard isEnabled, let touch = touches.first else { return }
    if !tracking.isActive {
      guard perform.beginTracking(touch, with: event) else { return }
      tracking = Tracking(isActive: true, isInside: true, touch: ObjectIdentifier(touch))
      perform.setHighlighted(true)
    }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  final func trackMoved(_ touches: [Touch], with event: Event?) {
    guard let touch = trackedTouch(among: touches) else { return }
    let wasInside = tracking.isInside
    let isInside = counts(touch)
    tracking.isInside = isInside
    if isInside != isHighlighted { perform.setHighlighted(isInside) }
    guard perform.continueTracking(touch, with: event) else {
      tracking = Tracking()
      endHighlight()
      return
    }
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
    perform.endTracking(touch, with: event)
    tracking = Tracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    endHighlight()
  }

  final func trackCancelled(_ touches: [Touch], with event: Event?) {
    guard trackedTouch(among: touches) != nil else { return }
    perform.cancelTracking(with: event)
    tracking = Tracking()
    sendActions(for: .touchCancel, with: event)
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
