// Animations that a script adds to layers. The layer has its own values all the time; what is seen
// is the presentation.
extension Layer {
  /// Has an animation move what is seen of the layer, from now on or from when the layer comes to a
  /// window. It takes the place of another with the same key.
  public final func add(_ animation: Animation, forKey key: String?) throws(InvalidLayerUse) {
    if isPresentation { throw .presentationLayer(layer: className) }
    let program = try animation.program(for: self, duration: Metrics.layerAnimationDuration)
    // As in Core Animation, where `kCATransition` is the key of all of them.
    let key = animation is LayerTransition ? "transition" : key
    if let key { removeAnimation(forKey: key) }
    if (rare?.animationCount ?? 0) + program.count > Metrics.maximumAnimationsOfLayer {
      throw .tooManyAnimations(limit: Metrics.maximumAnimationsOfLayer)
    }
    let run = AnimationRun(
      key, program, isRemovedOnCompletion: animation.isRemovedOnCompletion)
    rareState.animations.append(animation, in: self)
    rareState.runs.append(run)
    rareState.animationCount += program.count
    if let application { begin(run, animation, in: application) }
  }

  /// The animation with a key.
  public final func animation(forKey key: String) -> Animation? {
    guard let rare, let index = rare.runs.firstIndex(where: { $0.key == key }) else { return nil }
    return rare.animations.elements[index]
  }

  /// The keys of the animations that have one, the oldest first; nil when there is none.
  public final var animationKeys: [String]? {
    let keys = rare?.runs.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Takes an animation away: the layer is seen as it is. Its delegate is told in the next turn.
  public final func removeAnimation(forKey key: String) {
    guard let rare, let run = rare.runs.first(where: { $0.key == key }) else { return }
    end(run)
  }

  /// Takes all animations away, those of the view too: the layer is seen as it is.
  public final func removeAllAnimations() {
    view?.endMotions()
    endAnimations()
  }

  /// Takes away those that were added to the layer.
  final func endAnimations() {
    for run in rare?.runs ?? [] { end(run) }
  }

  /// The layer and all in it leave the window, and what moves them ends.
  final func endAnimationsInside() { forEachInside { $0.endAnimations() } }

  /// Whether something may move how the layer is seen.
  public final var isMoving: Bool { hasAnimations || view?.lookInMotion != nil }

  /// Whether animations were added to the layer.
  final var hasAnimations: Bool { rare.map { !$0.runs.isEmpty } ?? false }

  // MARK: Beginning and end

  /// The layer and all in it have come to a window: what was added before begins.
  final func beginAnimations(in application: Application) {
    forEachInside { layer in
      guard let rare = layer.rare else { return }
      for (run, animation) in zip(rare.runs, rare.animations.elements) where run.start == nil {
        layer.begin(run, animation, in: application)
      }
    }
  }

  private func begin(_ run: AnimationRun, _ animation: Animation, in application: Application) {
    let now = application.clock.time
    let timing = run.program.timing
    let start = timing.beginTime == 0 ? now : timing.beginTime
    run.start = start
    if animation.delegate != nil {
      run.beginning = application.runLoop.schedule(after: start - now) { [weak animation] in
        animation?.tellOfBeginning()
      }
    }
    let end = start + timing.length
    if !(end < Metrics.maximumAdvance) { return }
    run.transition = application.beginTransition(
      named: "an animation of \(pathName)", duration: end - now
    ) { [weak self] finished in
      self?.finish(run, finished)
    }
  }

  /// Ends an animation before its time.
  private func end(_ run: AnimationRun) {
    let wasRunning = run.start != nil && !run.isOver
    run.beginning?.cancel()
    guard wasRunning, let application else {
      run.isOver = true
      remove(run)
      return
    }
    run.isOver = true
    if let transition = run.transition { _ = application.transitionQueue.remove(transition) }
    guard let animation = animation(of: run) else { return }
    if animation.delegate != nil { application.tellOfEnd(of: animation) }
    remove(run)
  }

  /// An animation has come to its end.
  private func finish(_ run: AnimationRun, _ finished: Bool) {
    guard !run.isOver, let rare,
      let index = rare.runs.firstIndex(where: { $0 === run })
    else { return }
    run.isOver = true
    let animation = rare.animations.elements[index]
    Object.keep([animation]) {
      if run.isRemovedOnCompletion { remove(run) }
      animation.tellOfEnd(finished)
    }
  }

  private func animation(of run: AnimationRun) -> Animation? {
    guard let rare, let index = rare.runs.firstIndex(where: { $0 === run }) else { return nil }
    return rare.animations.elements[index]
  }

  private func remove(_ run: AnimationRun) {
    guard let rare, let index = rare.runs.firstIndex(where: { $0 === run }) else { return }
    rare.runs.remove(at: index)
    rare.animationCount -= run.program.count
    rare.animations.remove(at: index, in: self)
  }

  // MARK: The presentation

  /// The layer as it is seen now, in the middle of animations; setting its members changes nothing.
  /// Nil while the layer is in no window, and for such a picture itself.
  public final func presentation() -> Layer? {
    guard !isPresentation, let application else { return nil }
    return presentation(at: application.clock.time)
  }

  final func presentation(at time: Double) -> Layer {
    let picture = type(of: self).init()
    picture.isPresentation = true
    picture.copyLook(of: self)
    if let look = view?.lookInMotion { picture.take(look) }
    for run in rare?.runs ?? [] {
      if let start = run.start { run.program.apply(to: picture, at: time - start) }
    }
    return picture
  }

  private func take(_ look: ViewLook) {
    own?.position = look.center
    own?.bounds = look.bounds
    if look.transform != own?.transform.affine { own?.transform = Transform3D(look.transform) }
    own?.opacity = look.alpha
    own?.backgroundColor = look.backgroundColor
  }
}

extension Application {
  /// Tells the delegate of an animation in the next turn that it was ended.
  fileprivate func tellOfEnd(of animation: Animation) {
    endedAnimations.append(animation, in: self)
    runLoop.schedule(after: 0) { [weak self, weak animation] in
      guard let self, let animation else { return }
      Object.keep([animation]) {
        if let index = endedAnimations.elements.firstIndex(where: { $0 === animation }) {
          endedAnimations.remove(at: index, in: self)
        }
        animation.tellOfEnd(false)
      }
    }
  }
}
