/// What a gesture recogniser asks its delegate, as `UIGestureRecognizerDelegate`; for delegates in
/// Swift. All of it is optional.
public protocol GestureRecognizerDelegate: Object {
  /// Whether a gesture that was seen is recognised; it fails otherwise.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Whether a finger that landed is watched.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool
  /// Whether two gestures may be recognised at once. One of the two delegates is enough.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool
  /// Whether the recogniser waits until another has failed.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool
  /// Whether another recogniser waits until this one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}

extension GestureRecognizer {
  /// Asks the delegate about another recogniser; no, when there is none or it does not say.
  func ask(
    _ callback: Hook, _ other: GestureRecognizer,
    _ body: (any GestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return false }
    if case .bool(let answer) = delegate.callBack(callback, self, other) { return answer }
    return (delegate as? any GestureRecognizerDelegate).map(body) ?? false
  }

  func askIfBegins() -> Bool {
    guard let delegate else { return true }
    // A view that is its own recogniser's delegate has one function for both, and was asked.
    if delegate === view { return true }
    return delegate.answer(.gestureRecognizerShouldBegin, self) {
      (delegate: any GestureRecognizerDelegate) in delegate.gestureRecognizerShouldBegin(self)
    } ?? true
  }

  func askIfReceives(_ touch: Touch) -> Bool {
    guard let delegate else { return true }
    if case .bool(let answer) = delegate.callBack(
      .gestureRecognizer_shouldReceive, self, touch)
    {
      return answer
    }
    return (delegate as? any GestureRecognizerDelegate)?
      .gestureRecognizer(self, shouldReceive: touch) ?? true
  }
}
