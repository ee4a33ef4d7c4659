// What of a view is seen to move. The view itself has its new values at once.
extension View {
  /// How the view is seen now, `layer.presentation()`; nil while nothing of it moves.
  public final var presentation: ViewLook? {
    guard let rare else { return nil }
    guard let layer = rare.layer.value, layer.hasAnimations, let application else {
      return lookInMotion
    }
    return ViewLook(of: layer.presentation(at: application.clock.time))
  }

  /// The same without the animations that were added to the layer.
  final var lookInMotion: ViewLook? {
    guard let rare, !rare.motions.isEmpty, let application else { return nil }
    var look = ViewLook(of: self)
    let time = application.clock.time
    // What is left of an older change lies around what is left of a newer one.
    rare.motions.forEachFromNewest { $0.apply(to: &look, at: time) }
    return look
  }

  /// Whether something moves that lets no touches through meanwhile.
  final var isAnimatedAway: Bool {
    guard let rare, !rare.motions.isEmpty else { return false }
    return rare.motions.contains {
      !$0.group.parameters.options.contains(.allowUserInteraction)
    }
  }

  /// What the view looks like before a change; nil unless changes are being recorded.
  @inline(__always)
  final func lookBeforeChange() -> LookBefore? {
    guard let window = windowReference, window.recordsAnimations else { return nil }
    return LookBefore(self, window.application)
  }

  /// Has a change be seen to move.
  @inline(__always)
  final func noteChange(from old: LookBefore?) {
    if let old { recordChange(from: old) }
  }

  /// A view before a change: its values, and how it was seen.
  struct LookBefore {
    let model: ViewLook
    /// Nil where it does not matter.
    let seen: ViewLook?

    init(_ view: View, _ application: Application?) {
      model = ViewLook(of: view)
      let options = application?.animations.recording?.parameters.options
      seen = options?.contains(.beginFromCurrentState) == true ? view.presentation : nil
    }
  }

  private func recordChange(from before: LookBefore) {
    guard let application, let group = application.animations.recording else { return }
    let fromSeen = group.parameters.options.contains(.beginFromCurrentState)
    let (model, new) = (before.model, ViewLook(of: self))
    let old = fromSeen ? before.seen ?? model : model
    func add(_ change: Motion.Change) {
      if fromSeen {
        endAnimations { $0.change.property == change.property && $0.group !== group }
      }
      group.add(change, of: self)
    }
    if model.center != new.center {
      add(.center(Point(x: old.center.x - new.center.x, y: old.center.y - new.center.y)))
    }
    if model.bounds != new.bounds {
      add(
        .bounds(
          Rect(
            x: old.bounds.origin.x - new.bounds.origin.x,
            y: old.bounds.origin.y - new.bounds.origin.y,
            width: old.bounds.size.width - new.bounds.size.width,
            height: old.bounds.size.height - new.bounds.size.height)))
    }
    if model.alpha != new.alpha { add(.alpha(old.alpha - new.alpha)) }
    // One that flattens everything cannot be undone, so nothing is seen of the way to it.
    if model.transform != new.transform, new.transform.isInvertible {
      add(.transform(old.transform.concatenating(new.transform.inverted())))
    }
    let (start, end) = (old.backgroundColor ?? .clear, new.backgroundColor ?? .clear)
    if model.backgroundColor != new.backgroundColor, let way = start.distance(from: end) {
      add(
        .backgroundColor(
          way, clear: end.alpha == 0 ? start.withAlphaComponent(0) : end))
    }
  }

  /// Ends animations before their time.
  final func endAnimations(where isEnded: (Motion) -> Bool) {
    guard let rare, !rare.motions.isEmpty else { return }
    for motion in rare.motions.remove(where: isEnded) {
      if let whole = motion.group.lose() { application?.cut(whole) }
    }
  }

  /// Nothing of the view moves any more, `layer.removeAllAnimations()`: it is seen where it is. Who
  /// waits for the end of an animation is told in the next turn.
  public final func removeAllAnimations() {
    endMotions()
    layerIfMade?.endAnimations()
  }

  /// Ends what moves the view, other than animations of its layer.
  final func endMotions() {
    endAnimations { _ in true }
    guard let transitions = rare?.transitions, !transitions.isEmpty else { return }
    rare?.transitions = []
    for transition in transitions { application?.cut(transition) }
  }
}
