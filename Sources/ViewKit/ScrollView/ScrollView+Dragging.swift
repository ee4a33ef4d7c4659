// Fingers that move the content.
extension ScrollView {
  /// What is known of a drag.
  struct Drag {
    /// Where the fingers have pulled the content, and where it is shown.
    var pulled: Point
    var shown: Point
    /// What of the way of the fingers is counted already.
    var translation = Point.zero
    /// The axes along which they move it.
    var axes: [ScrollAxis]
  }

  /// Whether fingers are moving the content.
  public final var isDragging: Bool { drag != nil }

  // MARK: Who takes a movement

  /// How well a movement of fingers suits the view, from 0, not at all. What has content to show
  /// where the fingers go comes before what only bounces, and before what can only move aside.
  public final func suitability(of way: Point) -> Int {
    func rank(_ axis: ScrollAxis) -> Int {
      guard isScrollEnabled, way[axis] != 0, canScroll(axis) else { return 0 }
      let range = offsetRange(axis)
      let (offset, pixel) = (contentOffset[axis], 1 / pixelsPerPoint)
      let hasMore =
        way[axis] > 0 ? offset - pixel >= range.lowerBound : offset + pixel <= range.upperBound
      return hasMore ? 2 : 1
    }
    let main = way.mainAxis
    let rank = (main: rank(main), other: rank(main.other))
    return rank.main > 0 ? rank.main + 2 : rank.other
  }

  /// Whether a drag may begin: a content view that has the touch has to give it up.
  final func mayBeginDragging() -> Bool {
    isScrollEnabled && zoom == nil && mayTakeTouches(of: panGestureRecognizer)
  }

  /// Whether the content views that have the touches of a gesture give them up.
  final func mayTakeTouches(of recognizer: GestureRecognizer) -> Bool {
    for touch in recognizer.tracks.compactMap(\.touch) {
      guard let view = touch.view, view !== self else { continue }
      if view.keepsFingers { return false }
      guard touch.isTold else { continue }
      guard canCancelContentTouches, perform.touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  // MARK: A finger

  /// A finger has landed: what moves is stopped.
  ///
  /// - Returns: whether it has caught content that was gliding. Then it moves that, and touches
  ///   nothing in it.
  final func fingerDidLand() -> Bool {
    isTracking = true
    guard let motion else { return false }
    haltMotion()
    switch motion.kind {
    case .deceleration:
      // In logs of devices isDecelerating stays until the finger moves or is lifted
      // (github.com/flowkey/UIKit-cross-platform/pull/307), and before iOS 13 nobody is told that it
      // is over (stackoverflow.com/questions/993280).
      return true
    case .animation:
      tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    case .scrollToTop: break
    }
    return false
  }

  /// All fingers are gone, whether they moved the content or not.
  final func fingersDidLeave() {
    isTracking = false
    if motion == nil { isDecelerating = false }
    if waitsForClamp, drag == nil {
      waitsForClamp = false
      clampContentOffset()
    }
  }

  final func dragDidChange(_ state: GestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    haltMotion()
    var axes = ScrollAxis.allCases.filter(canScroll)
    let way = panGestureRecognizer.way
    let share = min(abs(way.x), abs(way.y)) / max(abs(way.x), abs(way.y))
    if isDirectionalLockEnabled, axes.count > 1, share < Metrics.diagonalShare {
      axes = [way.mainAxis]
    }
    let offset = contentOffset
    drag = Drag(
      pulled: Point { pulled(offset[$0], $0) }, shown: offset, axes: axes)
    movedAxes = []
    dragWillBegin()
    if keyboardDismissMode == .onDrag { dismissKeyboard() }
    tell(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  private func continueDrag() {
    guard var drag else { return }
    let translation = panGestureRecognizer.translation(in: self)
    if zoom != nil {
      // Two fingers move the content as they scale it.
      self.drag?.translation = translation
      return
    }
    var offset = contentOffset
    for axis in drag.axes {
      let way = translation[axis] - drag.translation[axis]
      // Code may have moved the content.
      if offset[axis] != drag.shown[axis] { drag.pulled[axis] = pulled(offset[axis], axis) }
      if way == 0 { continue }
      drag.pulled[axis] -= way
      offset[axis] = pixelOffset(shown(drag.pulled[axis], axis))
    }
    drag.translation = translation
    drag.shown = offset
    self.drag = drag
    if offset == contentOffset { return }
    isDecelerating = false
    noteMoved(to: offset)
    contentOffset = offset
  }

  private func endDrag(velocity finger: Point) {
    guard drag != nil else { return }
    refreshControl?.pullWillEnd()
    guard let drag else { return }
    let isFree = zoom == nil
    let velocity = Point { isFree && drag.axes.contains($0) ? -finger[$0] : 0 }
    let target = isFree ? expectedRest(after: velocity) : contentOffset
    let chosen = askForTarget(velocity, target)
    self.drag = nil
    waitsForClamp = false
    guard application != nil else { return }
    let ways = { (axis: ScrollAxis) in
      self.way(after: velocity[axis], to: chosen[axis], isChosen: chosen != target, axis)
    }
    let willMove = isFree && ScrollAxis.allCases.contains { ways($0).duration > 0 }
    let known = motion
    tell(.scrollViewDidEndDragging_willDecelerate, willMove) {
      $0.scrollViewDidEndDragging(self, willDecelerate: willMove)
    }
    isTracking = false
    if keyboardDismissMode == .interactive { dismissKeyboardUnderFinger(finger) }
    isDecelerating = false
    // The delegate may have scrolled elsewhere.
    guard willMove, motion === known, window != nil else { return }
    isDecelerating = true
    tell(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    guard motion === known, window != nil else { return }
    begin(.deceleration, isAimed: isPagingEnabled || chosen != target, ways)
    isDecelerating = true
  }

  /// Where the content comes to rest after it was let go with a velocity.
  private func expectedRest(after velocity: Point) -> Point {
    Point { axis in
      let offset = contentOffset[axis]
      guard canScroll(axis) else { return offset }
      if isPagingEnabled { return page(near: offset, velocity: velocity[axis], axis) }
      let range = offsetRange(axis)
      let end = pixelOffset(offset + velocity[axis] / glideRate)
      let isThrown = abs(end - offset) >= Metrics.scrollRestDistance
      return min(max(isThrown ? end : offset, range.lowerBound), range.upperBound)
    }
  }

  /// Lets the view itself, then the delegate choose another place to rest at.
  private func askForTarget(_ velocity: Point, _ expected: Point) -> Point {
    // In points a millisecond, as UIKit has it; without what arithmetic adds to it.
    let speed = Point { (velocity[$0] * 1_000).rounded() / 1e6 }
    let own = isPagingEnabled ? expected : restingPlace(expected, after: speed)
    let target = own.isPlaceable && own != expected ? clamped(own) : expected
    guard let delegate else { return target }
    var chosen = target
    let answer = delegate.callBack(
      .scrollViewWillEndDragging_withVelocity_targetContentOffset, self, speed, target)
    if case .point(let point)? = answer {
      chosen = point
    } else if answer == nil, let delegate = delegate as? any ScrollViewDelegate {
      delegate.scrollViewWillEndDragging(
        self, withVelocity: speed, targetContentOffset: &chosen)
    }
    guard chosen != target, chosen.isPlaceable else { return target }
    if isPagingEnabled {
      application?.onWarning(
        "\(pathName): stop offset can not be modified for paging scroll views; the "
          + "targetContentOffset { \(chosen.x), \(chosen.y) } was left out")
      return target
    }
    // Beyond its edges content does not come to rest.
    return clamped(chosen)
  }

  /// The motion along an axis of what was let go.
  private func way(
    after velocity: Double, to target: Double, isChosen: Bool, _ axis: ScrollAxis
  ) -> AxisMotion {
    let start = contentOffset[axis]
    let isBeyond = !offsetRange(axis).contains(start)
    if isPagingEnabled, isBeyond { return .springing(from: start, velocity: velocity, to: target) }
    if isPagingEnabled || isChosen {
      let distance = target - start
      if distance == 0 { return .resting(at: start) }
      // As fast as it is now, unless that would take too long.
      let least = isPagingEnabled || velocity * distance <= 0 ? Metrics.pageRate : glideRate
      let rate = min(max(velocity / distance, least), Metrics.greatestGlideRate)
      return .gliding(from: start, to: target, rate: rate)
    }
    return canScroll(axis) || isBeyond
      ? thrown(from: start, velocity: velocity, axis) : .resting(at: start)
  }

  // MARK: The keyboard

  private func dismissKeyboard() {
    guard let application, application.keyboardIfMade?.isShown == true else { return }
    application.firstResponder?.perform.resignFirstResponder()
  }

  /// A finger that has come down upon the keyboard takes it away.
  private func dismissKeyboardUnderFinger(_ velocity: Point) {
    guard let keyboard = application?.keyboardIfMade, keyboard.isShown, velocity.y >= 0,
      panGestureRecognizer.center.y >= keyboard.frame.minY
    else { return }
    dismissKeyboard()
  }
}
