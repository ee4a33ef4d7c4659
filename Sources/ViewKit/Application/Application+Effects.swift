// What reaches beyond the application, held back while code runs that may have to be undone.
extension Application {
  /// What is given back when the code fails.
  struct WithheldEffects {
    /// Nil: the defaults were not made yet.
    let defaults: UserDefaults.Content?
  }

  /// From now on no request begins, and no defaults are stored, until ``commitEffects()`` or
  /// ``undoEffects()``.
  public func withholdEffects() {
    withheldEffects = WithheldEffects(defaults: userDefaultsIfMade?.content)
    userDefaultsIfMade?.isWithheld = true
  }

  /// What was held back takes place.
  public func commitEffects() {
    endWithholding()
    for task in urlSessionIfMade?.tasks ?? [] { task.release() }
  }

  /// What was held back never takes place, and the defaults are as they were.
  public func undoEffects() {
    let former = withheldEffects?.defaults
    endWithholding()
    for task in urlSessionIfMade?.tasks ?? [] where task.isWithheld { task.withdraw() }
    if let defaults = userDefaultsIfMade {
      defaults.content = former ?? UserDefaults(savedDefaults, self).content
    }
  }

  private func endWithholding() {
    withheldEffects = nil
    userDefaultsIfMade?.isWithheld = false
  }

  /// The application ends: requests come to nothing, and what was not stored is lost.
  func endEffects() {
    for task in urlSessionIfMade?.tasks ?? [] { task.withdraw() }
    urlSessionSlot.set(nil, in: self)
    userDefaultsSlot.set(nil, in: self)
    network = nil
  }
}
