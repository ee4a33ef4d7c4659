// Motions of the content without a finger.
extension ScrollView {
  /// Scrolls to a point; with an animation it is seen to move, and the delegate is told when it has
  /// come there. What was in motion stops.
  public final func setContentOffset(_ offset: Point, animated: Bool) {
    stopMotion()
    guard animated, offset != contentOffset, offset.isPlaceable, window != nil else {
      contentOffset = offset
      return
    }
    move(to: offset, .animation)
  }

  /// Scrolls as little as needed to show a rectangle of the content; of one that is larger than the
  /// view its beginning is shown.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let room = Rect(
      x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top,
      width: max(0, bounds.width - contentInset.left - contentInset.right),
      height: max(0, bounds.height - contentInset.top - contentInset.bottom))
    let offset = Point(
      x: contentOffset.x + Self.shift(room.minX, room.maxX, toShow: rect.minX, rect.maxX),
      y: contentOffset.y + Self.shift(room.minY, room.maxY, toShow: rect.minY, rect.maxY))
    setContentOffset(clamped(offset), animated: animated)
  }

  private static func shift(
    _ start: Double, _ end: Double, toShow first: Double, _ last: Double
  ) -> Double {
    if last - first > end - start || first < start { return first - start }
    return last > end ? last - end : 0
  }

  /// Begins the motion to an offset that takes ``Metrics/scrollDuration``.
  final func move(
    to offset: Point, _ kind: ScrollMotion.Kind, for duration: Double = Metrics.scrollDuration
  ) {
    begin(kind, isAimed: true) { axis in
      .eased(from: contentOffset[axis], to: offset[axis], for: duration)
    }
  }

  /// Begins a motion in the place of any other.
  final func begin(
    _ kind: ScrollMotion.Kind, isAimed: Bool, _ way: (ScrollAxis) -> AxisMotion
  ) {
    stopMotion()
    guard let application else { return }
    let motion = ScrollMotion(
      kind, x: way(.horizontal), y: way(.vertical), at: application.clock.time,
      from: contentOffset, isAimed: isAimed)
    self.motion = motion
    let what = kind == .deceleration ? "deceleration" : "scrolling"
    motion.transition = application.beginTransition(
      named: "\(what) of \(pathName)", duration: motion.end - application.clock.time
    ) { [weak self, weak motion] isFinished in
      if isFinished, let self, let motion { motionDidEnd(motion) }
    }
    scheduleFrame(of: motion, application)
  }

  /// Ends what is in motion where it is; nobody is told.
  final func stopMotion() {
    isDecelerating = false
    haltMotion()
  }

  /// The same, for a finger that catches it.
  final func haltMotion() {
    guard let motion else { return }
    self.motion = nil
    motion.call?.cancel()
    if let transition = motion.transition { application?.cancelTransition(transition) }
  }

  /// The content or the view has another size: the motion goes on to where it can end now.
  final func redirectMotion() {
    guard let motion, let application else { return }
    let now = application.clock.time
    let target = clamped(motion.rest.offset(dx: motion.shift.x, dy: motion.shift.y))
    switch motion.kind {
    case .deceleration:
      let velocity = motion.velocity(at: now)
      begin(.deceleration, isAimed: motion.isAimed) { axis in
        motion.isAimed
          ? .gliding(from: contentOffset[axis], to: target[axis], rate: glideRate)
          : thrown(from: contentOffset[axis], velocity: velocity[axis], axis)
      }
      isDecelerating = true
    case .animation, .scrollToTop:
      if target == motion.rest { return }
      move(to: target, motion.kind, for: max(motion.end - now, 1 / Metrics.framesPerSecond))
    }
  }

  /// The motion along an axis of what is let go with a velocity: it glides until it rests or meets
  /// the edge; from beyond the edge it swings back.
  final func thrown(from start: Double, velocity: Double, _ axis: ScrollAxis) -> AxisMotion {
    let range = offsetRange(axis)
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      return .springing(from: start, velocity: velocity, to: edge)
    }
    let end = start + velocity / glideRate
    if abs(end - start) < Metrics.scrollRestDistance { return .resting(at: start) }
    if range.contains(end) {
      return .gliding(from: start, to: pixelOffset(end), rate: glideRate)
    }
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    if start == edge, !bounces { return .resting(at: start) }
    return .gliding(
      from: start, to: end, rate: glideRate, meeting: edge, bounces: bounces)
  }

  // MARK: Frames

  private func scheduleFrame(of motion: ScrollMotion, _ application: Application) {
    let call = ScheduledCall { [weak self, weak motion] in
      if let self, let motion { showFrame(of: motion) }
    }
    motion.call = call
    let loop = application.runLoop
    loop.schedule(
      call, at: ScrollMotion.nextFrame(after: application.clock.time), number: loop.makeNumber())
  }

  private func showFrame(of motion: ScrollMotion) {
    guard motion === self.motion, let application else { return }
    let now = application.clock.time
    // Code that keeps the content where it is while it moves, as endless lists do, moves its way.
    if motion.kind == .deceleration {
      motion.shift.x += contentOffset.x - motion.shown.x
      motion.shift.y += contentOffset.y - motion.shown.y
    }
    let place = motion.place(at: now)
    let isLast = now >= motion.end
    let offset = Point { axis in
      let offset = place[axis] + motion.shift[axis]
      return isLast ? offset : pixelOffset(offset)
    }
    motion.shown = offset
    if now < motion.end { scheduleFrame(of: motion, application) }
    noteMoved(to: offset)
    contentOffset = offset
  }

  /// The motion has come to rest, and that is displayed.
  private func motionDidEnd(_ motion: ScrollMotion) {
    guard motion === self.motion else { return }
    self.motion = nil
    motion.call?.cancel()
    switch motion.kind {
    case .deceleration:
      isDecelerating = false
      tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .animation:
      tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    case .scrollToTop:
      tell(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    }
  }
}
