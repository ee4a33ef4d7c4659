// What of a view is seen to move. The view itself has its new values at once.
extension View {
  /// How the view is seen now, `layer.presentation()`; nil while nothing of it moves.
  public final var presentation: ViewLook? {
    guard let rare, !rare.animations.isEmpty, let application else { return nil }
    var look = ViewLook(of: self)
    for animation in rare.animations { animation.apply(to: &look, at: application.clock.time) }
    return look
  }

  /// Whether something moves that lets no touches through meanwhile.
  final var isAnimatedAway: Bool {
    guard let rare, !rare.animations.isEmpty else { return false }
    return rare.animations.contains {
      !$0.group.parameters.options.contains(.allowUserInteraction)
    }
  }

  /// What the view looks like before a change; nil unless changes are being recorded.
  @inline(__always)
  final func lookBeforeChange() -> ViewLook? {
    guard let window = windowReference, window.recordsAnimations else { return nil }
    return ViewLook(of: self)
  }

  /// Has a change be seen to move.
  @inline(__always)
  final func noteChange(from old: ViewLook?) {
    if let old { recordChange(from: old) }
  }

  private func recordChange(from old: ViewLook) {
    guard let application, let group = application.animations.recording else { return }
    let new = ViewLook(of: self)
    if old.center != new.center {
      add(.center(Point(x: old.center.x - new.center.x, y: old.center.y - new.center.y)), group)
    }
    if old.bounds != new.bounds {
      add(
        .bounds(
          Rect(
            x: old.bounds.origin.x - new.bounds.origin.x,
            y: old.bounds.origin.y - new.bounds.origin.y,
            width: old.bounds.size.width - new.bounds.size.width,
            height: old.bounds.size.height - new.bounds.size.height)), group)
    }
    if old.alpha != new.alpha { add(.alpha(old.alpha - new.alpha), group) }
    if old.transform != new.transform {
      let seen = moving(.transform)?.transform ?? old.transform
      add(.transform(from: seen, to: new.transform), group)
    }
    if old.backgroundColor != new.backgroundColor {
      let shown = moving(.backgroundColor)?.backgroundColor ?? old.backgroundColor
      add(
        .backgroundColor(
          from: shown ?? .clear, to: new.backgroundColor ?? .clear), group)
    }
  }

  /// How the view is seen, if one of its properties moves.
  private func moving(_ property: PropertyAnimation.Property) -> ViewLook? {
    rare?.animations.contains { $0.change.property == property } == true ? presentation : nil
  }

  private func add(_ change: PropertyAnimation.Change, _ group: AnimationGroup) {
    let state = rareState
    let property = change.property
    if change.isReplaced || group.parameters.options.contains(.beginFromCurrentState) {
      endAnimations { $0.change.property == property && $0.group !== group }
    }
    state.animations.append(PropertyAnimation(change: change, group: group))
    group.changes += 1
    group.add(self)
  }

  /// Ends animations before their time.
  final func endAnimations(where isEnded: (PropertyAnimation) -> Bool) {
    guard let rare, !rare.animations.isEmpty else { return }
    let ended = rare.animations.filter(isEnded)
    rare.animations.removeAll(where: isEnded)
    for animation in ended {
      animation.group.changes -= 1
      if animation.group.changes == 0 { application?.cut(animation.group) }
    }
  }

  /// Nothing of the view moves any more, `layer.removeAllAnimations()`: it is seen where it is.
  public final func removeAllAnimations() {
    endAnimations { _ in true }
  }
}
