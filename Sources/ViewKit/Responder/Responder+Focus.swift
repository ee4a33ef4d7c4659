extension Responder {
  /// Whether this responder has the focus of its application.
  public final var isFirstResponder: Bool {
    guard let first = application?.firstResponder else { return false }
    return first === self
  }

  func takeFocus() -> Bool {
    guard let application else { return false }
    if application.firstResponder === self { return true }
    guard perform.canBecomeFirstResponder else { return false }
    let old = application.firstResponder
    if let old {
      guard old.perform.canResignFirstResponder, old.perform.resignFirstResponder() else {
        return false
      }
    }
    // The callbacks may have taken this responder away, or given the focus to a third one.
    guard self.application === application,
      application.firstResponder == nil || application.firstResponder === old
    else { return application.firstResponder === self }
    application.firstResponder = self
    return true
  }

  func leaveFocus() -> Bool {
    guard let application, application.firstResponder === self else { return true }
    guard perform.canResignFirstResponder else { return false }
    if application.firstResponder === self { application.firstResponder = nil }
    return true
  }
}
