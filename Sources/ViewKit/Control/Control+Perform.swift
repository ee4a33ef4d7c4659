// The call points of ``Control``; see ``Perform``.
extension Perform where Subject: Control {
  public func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    let result = override(.beginTracking, touch, event)
    if case .bool(let goesOn) = result { return goesOn }
    return subject.beginTracking(touch, with: event)
  }

  public func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    let result = override(.continueTracking, touch, event)
    if case .bool(let goesOn) = result { return goesOn }
    return subject.continueTracking(touch, with: event)
  }

  public func endTracking(_ touch: Touch?, with event: Event?) {
    if override(.endTracking, touch, event) == nil {
      subject.endTracking(touch, with: event)
    }
  }

  public func cancelTracking(with event: Event?) {
    if override(.cancelTracking, event) == nil {
      subject.cancelTracking(with: event)
    }
  }

  public func sendAction(_ action: Selector, to target: Object?, for event: Event?) {
    let result = override(
      .sendAction, action.name, target, event)
    if result == nil { subject.sendAction(action, to: target, for: event) }
  }

  public func setHighlighted(_ isHighlighted: Bool) {
    if override(.set_isHighlighted, isHighlighted) == nil {
      subject.isHighlighted = isHighlighted
    }
  }

  public func setSelected(_ isSelected: Bool) {
    if override(.set_isSelected, isSelected) == nil {
      subject.isSelected = isSelected
    }
  }

  public func setEnabled(_ isEnabled: Bool) {
    if override(.set_isEnabled, isEnabled) == nil {
      subject.isEnabled = isEnabled
    }
  }
}
