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
    let block = begin(.call, parameters)
    changes()
    end(block, completion: completion)
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
    animations.stack.last?.group.parameters.duration ?? 0
  }

  /// Runs `frames`, in which ``addKeyframe(at:for:changes:)`` says what moves when.
  public func animateKeyframes(
    _ parameters: AnimationParameters, frames: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let block = begin(.keyframes, parameters)
    animations.keyframes.append(block)
    frames()
    animations.keyframes.removeLast()
    end(block, completion: completion)
  }

  /// Makes changes that move in a part of the time of the key frames around it.
  ///
  /// - Parameters:
  ///   - start: the beginning, as a part of the whole time, 0…1.
  ///   - duration: how long, as a part of the whole time, 0…1.
  /// - Returns: false, with nothing done, outside of ``animateKeyframes(_:frames:completion:)``.
  @discardableResult
  public func addKeyframe(at start: Double, for duration: Double, changes: () -> Void) -> Bool {
    guard let outer = animations.keyframes.last?.group else { return false }
    let whole = outer.parameters.duration
    func part(_ value: Double) -> Double { min(max(value.isNaN ? 0 : value, 0), 1) * whole }
    let group = MotionGroup(part(duration), after: part(start), of: outer)
    let block = AnimationBlock(group)
    push(block)
    changes()
    pop(block)
    if group.changes > 0 { outer.add(group) }
    return true
  }

  // MARK: Recording

  /// Begins to record changes.
  func begin(_ kind: AnimationBlock.Kind, _ parameters: AnimationParameters) -> AnimationBlock {
    let inherited = parameters.inheriting(from: animations.stack.last?.parameters)
    let block = AnimationBlock(kind, inherited, at: clock.time)
    push(block)
    return block
  }

  /// Ends it: what was recorded moves from now on.
  func end(_ block: AnimationBlock, completion: ((_ finished: Bool) -> Void)?) {
    if block.parameters.options.contains(.layoutSubviews) {
      for view in block.groups.flatMap(\.views) { view.layoutIfNeeded() }
    }
    pop(block)
    var motions: [(_ completion: @escaping (Bool) -> Void) -> Void] = []
    for group in block.groups {
      if group.changes > 0, group.start + group.length > clock.time {
        motions.append { [self] in begin(group, completion: $0) }
      } else {
        group.drop()
      }
    }
    for (view, _) in block.transitions where canMove(view, block.parameters) {
      motions.append { [self] in move(view, block.parameters, completion: $0) }
    }
    if motions.isEmpty {
      runLoop.schedule(after: 0) { completion?(true) }
      return
    }
    var waiting = motions.count
    var isFinished = true
    for motion in motions {
      motion { finished in
        waiting -= 1
        isFinished = isFinished && finished
        if waiting == 0 { completion?(isFinished) }
      }
    }
  }

  /// Has the changes of a group move from now on.
  private func begin(_ group: MotionGroup, completion: @escaping (_ finished: Bool) -> Void) {
    let end = group.start + group.length
    if !(end < Metrics.maximumAdvance) {
      animations.endless[ObjectIdentifier(group)] = .init(group: group, completion: completion)
      return
    }
    let views = group.views
    let what = views.first?.pathName ?? "a view"
    let name =
      views.count == 1 ? "an animation of \(what)" : "an animation of \(views.count) views"
    group.transition = beginTransition(named: name, duration: end - clock.time) { finished in
      group.drop()
      completion(finished)
    }
  }

  private func push(_ block: AnimationBlock) {
    animations.stack.append(block)
    updateRecording()
  }

  private func pop(_ block: AnimationBlock) {
    if let index = animations.stack.lastIndex(where: { $0 === block }) {
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

  /// Ends a group whose last motion was ended before its time.
  func cut(_ group: MotionGroup) {
    if let transition = group.transition {
      cut(transition)
    } else if let endless = animations.endless.removeValue(forKey: ObjectIdentifier(group)) {
      group.drop()
      runLoop.schedule(after: 0) { endless.completion(false) }
    }
  }

  /// Ends a motion before its time. What waits for its end is told in the next turn: this may be the
  /// middle of a move from one superview to another.
  func cut(_ transition: Transition) {
    guard transitionQueue.remove(transition) else { return }
    runLoop.schedule(after: 0) { transition.finish(false) }
  }
}
