// The call points of ``GestureRecognizer``; see ``Perform``.
extension Perform where Subject: GestureRecognizer {
  public func touchesBegan(_ touches: [Touch], with event: Event) {
    if override(.touchesBegan, touches, event) == nil {
      subject.touchesBegan(touches, with: event)
    }
  }

  public func touchesMoved(_ touches: [Touch], with event: Event) {
    if override(.touchesMoved, touches, event) == nil {
      subject.touchesMoved(touches, with: event)
    }
  }

  public func touchesEnded(_ touches: [Touch], with event: Event) {
    if override(.touchesEnded, touches, event) == nil {
      subject.touchesEnded(touches, with: event)
    }
  }

  public func touchesCancelled(_ touches: [Touch], with event: Event) {
    if override(.touchesCancelled, touches, event) == nil {
      subject.touchesCancelled(touches, with: event)
    }
  }

  public func reset() {
    if !run(.reset) { subject.reset() }
  }

  public func canPrevent(_ other: GestureRecognizer) -> Bool {
    if case .bool(let answer) = override(.canPrevent, other) { return answer }
    return subject.canPrevent(other)
  }

  public func canBePrevented(by other: GestureRecognizer) -> Bool {
    if case .bool(let answer) = override(.canBePrevented, other) { return answer }
    return subject.canBePrevented(by: other)
  }

  public func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    if case .bool(let answer) = override(.shouldRequireFailure, other) { return answer }
    return subject.shouldRequireFailure(of: other)
  }

  public func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    if case .bool(let answer) = override(.shouldBeRequiredToFail, other) { return answer }
    return subject.shouldBeRequiredToFail(by: other)
  }
}
