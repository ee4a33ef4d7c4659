// From one child to another.
extension ViewController {
  /// Replaces the view of one child by that of another, which comes where the first one is.
  ///
  /// The children are told as on a push: the old one that it will disappear, the new one that it
  /// will appear, and the same again when the time is over, the old one first; unless this controller
  /// forwards appearance calls itself, or is not seen. Then the old view is taken out, and
  /// `completion` is called.
  ///
  /// - Parameters:
  ///   - duration: seconds. With 0 it ends in the next turn.
  ///   - animations: changes that are seen to move; they hold at once.
  public final func transition(
    from old: ViewController, to new: ViewController, duration: Double,
    options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) throws(InvalidUse) {
    guard old.parent === self, new.parent === self, old !== new else {
      throw .notSiblings(from: old.className, to: new.className, container: className)
    }
    let animated = duration > 0
    let forwards =
      perform.shouldAutomaticallyForwardAppearanceMethods
      && (appearance == .appeared || appearance == .appearing)
    old.transitionCount += 1
    new.transitionCount += 1
    if forwards {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    guard old.parent === self, new.parent === self else {
      takeBackTransition(from: old, to: new, forwards: forwards)
      let reason = InvalidUse.notSiblings(
        from: old.className, to: new.className, container: className)
      throw .impossibleMeanwhile(
        reason.description, callbacks: "viewWillDisappear, viewWillAppear")
    }
    let place = old.view.superview
    do throws(InvalidUse) {
      try place?.addSubview(new.view)
    } catch {
      report(Report(.invalidUse, error.description))
    }
    let parameters = AnimationParameters(duration: duration, options: options)
    if let application {
      application.animate(parameters) { animations?() }
    } else {
      animations?()
    }
    let end = { [weak place] (finished: Bool) in
      // Unless a script has put it elsewhere meanwhile.
      if let view = old.viewIfLoaded, view.superview === place { view.removeFromSuperview() }
      if forwards {
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      old.transitionCount -= 1
      new.transitionCount -= 1
      completion?(finished)
    }
    guard let application else {
      end(true)
      return
    }
    application.beginTransition(
      named: "transition to \(new.className)", duration: duration.isNaN ? 0 : duration,
      completion: end)
  }

  /// The transition does not come: who began to go comes again, and the reverse.
  private func takeBackTransition(
    from old: ViewController, to new: ViewController, forwards: Bool
  ) {
    if forwards {
      new.beginAppearanceTransition(false, animated: false)
      new.endAppearanceTransition()
      old.beginAppearanceTransition(true, animated: false)
      old.endAppearanceTransition()
    }
    old.transitionCount -= 1
    new.transitionCount -= 1
  }
}
