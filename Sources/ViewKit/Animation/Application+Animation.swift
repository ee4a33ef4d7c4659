// Changes that are seen to move: `UIView.animate(withDuration:…)` and its like.
extension Application {
  /// Runs `changes`, and has what they change of views be seen to move from where it was. The
  /// views have their new values at once.
  ///
  /// An animation inside another has the duration and the curve of that, unless its options say
  /// otherwise.
  ///
  /// - Parameter completion: called at the end; at once, in the next turn, when nothing is moved.
  ///   It is told whether the animation came to its end.
  public func animate(
    _ parameters: AnimationParameters, changes: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let group = beginAnimations(parameters)
    changes()
    endAnimations(group, completion: completion)
  }

  /// Runs `changes` without anything being seen to move.
  public func performWithoutAnimation(_ changes: () -> Void) {
    let old = areAnimationsEnabled
    areAnimationsEnabled = false
    changes()
    areAnimationsEnabled = old
  }

  /// Whether changes in an animation are seen to move.
  public var areAnimationsEnabled: Bool {
    get { animations.areEnabled }
    set {
      animations.areEnabled = newValue
      updateRecording()
    }
  }

  /// The duration of the animation whose changes are being made; 0 outside of one.
  public var inheritedAnimationDuration: Double {
    animations.stack.last?.parameters.duration ?? 0
  }

  /// Runs `frames`, in which ``addKeyframe(at:for:changes:)`` says what moves when.
  public func animateKeyframes(
    _ parameters: AnimationParameters, frames: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let group = beginAnimations(parameters)
    animations.keyframes.append(group)
    frames()
    animations.keyframes.removeLast()
    endAnimations(group, completion: completion)
  }

  /// Makes changes that move in a part of the time of the key frames around it.
  ///
  /// - Parameters:
  ///   - start: the beginning, as a part of the whole time, 0…1.
  ///   - duration: how long, as a part of the whole time, 0…1.
  /// - Returns: false, with nothing done, outside of ``animateKeyframes(_:frames:completion:)``.
  @discardableResult
  public func addKeyframe(at start: Double, for duration: Double, changes: () -> Void) -> Bool {
    guard let outer = animations.keyframes.last else { return false }
    let whole = outer.parameters.duration
    func part(_ value: Double) -> Double { min(max(value.isNaN ? 0 : value, 0), 1) * whole }
    let group = AnimationGroup(part(duration), after: part(start), of: outer)
    push(group)
    changes()
    pop(group)
    if group.changes > 0 { animations.parts[ObjectIdentifier(outer), default: []].append(group) }
    return true
  }

  // MARK: Recording

  /// Begins to record changes.
  func beginAnimations(_ parameters: AnimationParameters) -> AnimationGroup {
    let inherited = parameters.inheriting(from: animations.stack.last?.parameters)
    let group = AnimationGroup(inherited, at: clock.time)
    push(group)
    return group
  }

  /// Ends it: what was recorded moves from now on.
  func endAnimations(_ group: AnimationGroup, completion: ((_ finished: Bool) -> Void)?) {
    if group.parameters.options.contains(.layoutSubviews) {
      for view in group.views.compactMap(\.view) { view.layoutIfNeeded() }
    }
    pop(group)
    let end = group.start + group.length
    guard group.changes > 0, end > clock.time else {
      drop(group)
      runLoop.schedule(after: 0) { completion?(true) }
      return
    }
    if end == .infinity {
      animations.endless[ObjectIdentifier(group)] = Endless(group: group, completion: completion)
      return
    }
    let count = group.views.count
    let what = group.views.first?.view?.pathName ?? "a view"
    let name = count == 1 ? "an animation of \(what)" : "an animation of \(count) views"
    group.transition = beginTransition(named: name, duration: end - clock.time) {
      [weak self] finished in
      self?.drop(group)
      completion?(finished)
    }
  }

  private func push(_ group: AnimationGroup) {
    animations.stack.append(group)
    updateRecording()
  }

  private func pop(_ group: AnimationGroup) {
    if let index = animations.stack.lastIndex(where: { $0 === group }) {
      animations.stack.remove(at: index)
    }
    updateRecording()
  }

  /// Tells the windows whether changes of their views are recorded: asked at each change.
  private func updateRecording() {
    let records = animations.recording != nil
    for window in allWindows.all { window.recordsAnimations = records }
  }

  // MARK: The end

  /// Nothing of a group moves any more.
  private func drop(_ group: AnimationGroup) {
    let parts = animations.parts.removeValue(forKey: ObjectIdentifier(group)) ?? []
    for part in [group] + parts {
      for view in part.views.compactMap(\.view) {
        view.rare?.animations.removeAll { $0.group === part }
      }
    }
  }

  /// Ends a group whose last motion was ended before its time.
  func cut(_ group: AnimationGroup) {
    if let transition = group.transition {
      cut(transition)
    } else if let endless = animations.endless.removeValue(forKey: ObjectIdentifier(group)) {
      drop(group)
      runLoop.schedule(after: 0) { endless.completion?(false) }
    }
  }

  /// Ends a motion before its time. What waits for its end is told in the next turn: this may be the
  /// middle of a move from one superview to another.
  func cut(_ transition: Transition) {
    guard let index = transitions.firstIndex(where: { $0 === transition }) else { return }
    transitions.remove(at: index)
    runLoop.schedule(after: 0) { transition.finish(false) }
  }
}

/// An animation that repeats for ever, with what is called when it is ended.
struct Endless {
  let group: AnimationGroup
  let completion: ((_ finished: Bool) -> Void)?
}

/// What an application knows of its animations.
struct AnimationState {
  /// Those whose changes are being made, outermost first.
  var stack: [AnimationGroup] = []
  var areEnabled = true
  /// Those of keyframes among them.
  var keyframes: [AnimationGroup] = []
  /// The keyframes of an animation.
  var parts: [ObjectIdentifier: [AnimationGroup]] = [:]
  /// Those that never end by themselves.
  var endless: [ObjectIdentifier: Endless] = [:]

  /// The animation to which changes belong now; nil when they are not seen to move.
  var recording: AnimationGroup? {
    guard areEnabled, let group = stack.last else { return nil }
    return group.parameters.duration > 0 || group.parameters.delay > 0 || group.outer != nil
      ? group : nil
  }
}
