// How fingers come in. A driver calls these; what they cause is done when they return, except for
// layout and display, which wait for the turn.
extension Application {
  /// A finger lands.
  ///
  /// - Parameters:
  ///   - location: where, in points of the screen.
  ///   - window: the window to search; nil for the frontmost one that takes the touch.
  ///   - id: tells fingers apart that are down together. One that is down already is lifted first.
  /// - Returns: the touch; its view is nil when nothing takes it.
  @discardableResult
  public func touchDown(at location: Point, in window: Window? = nil, id: Int = 0) -> Touch {
    if touch(withID: id) != nil { touchCancel(id: id) }
    let touch = Touch(
      id: id, at: location, timestamp: clock.time, tapCount: taps.count(at: location, clock.time))
    touch.window = window
    touchList.append(touch, in: self)
    if !isIgnoringInteractionEvents, !isAsleep { assignView(to: touch, at: location) }
    send(touch)
    return touch
  }

  /// A finger that is down moves; one that is not down is ignored.
  public func touchMove(to location: Point, id: Int = 0) {
    guard let touch = touch(withID: id) else { return }
    touch.move(to: location)
    change(touch, to: .moved)
  }

  /// A finger is lifted, where it is or elsewhere.
  public func touchUp(at location: Point? = nil, id: Int = 0) {
    guard let touch = touch(withID: id) else { return }
    if let location { touch.move(to: location) }
    taps.end(touch.location(in: nil), clock.time)
    change(touch, to: .ended)
  }

  /// The system takes a touch away, as when a call comes in.
  public func touchCancel(id: Int = 0) {
    guard let touch = touch(withID: id) else { return }
    change(touch, to: .cancelled)
  }

  /// The touches of the fingers that are down, in the order in which they landed.
  public var activeTouches: [Touch] { touchList.elements }

  /// Ignores fingers that land from now on, until ``endIgnoringInteractionEvents()`` was called as
  /// often.
  public func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
  }

  /// Ends one ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    ignoringDepth = max(ignoringDepth - 1, 0)
  }

  /// Whether fingers that land are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Makes the next tap the first of its sequence, however soon it comes.
  public func beginTapSequence() {
    taps = TapSequence()
  }

  /// The view at a place on the screen that would take a touch.
  ///
  /// - Parameter window: the window to search; nil for all, from front to back.
  public func hitTest(_ location: Point, in window: Window? = nil, with event: Event? = nil)
    -> View?
  {
    let candidates = window.map { [$0] } ?? visibleWindows.reversed()
    for candidate in candidates where !candidate.isHidden {
      let point = candidate.convertFromScreen(location)
      if let view = candidate.perform.hitTest(point, with: event) { return view }
    }
    return nil
  }

  // MARK: Delivery

  private func touch(withID id: Int) -> Touch? {
    touchList.elements.first { $0.id == id }
  }

  private func change(_ touch: Touch, to phase: Touch.Phase) {
    touch.phase = phase
    touch.timestamp = clock.time
    send(touch)
    guard phase == .ended || phase == .cancelled else { return }
    if let index = touchList.elements.firstIndex(where: { $0 === touch }) {
      touchList.remove(at: index, in: self)
    }
  }

  private func send(_ touch: Touch) {
    for other in activeTouches where other !== touch { other.phase = .stationary }
    let event = Event(timestamp: clock.time, touches: activeTouches)
    touch.window?.perform.sendEvent(event)
  }

  /// Finds the view that gets a new touch, and the window with it.
  private func assignView(to touch: Touch, at location: Point) {
    let event = Event(timestamp: clock.time, touches: activeTouches)
    guard let view = hitTest(location, in: touch.window, with: event) else { return }
    touch.window = view.window
    if accepts(touch, view) { touch.view = view }
  }

  /// Whether a view may get one more finger: its own wish, and that of exclusive views.
  private func accepts(_ touch: Touch, _ view: View) -> Bool {
    for other in activeTouches where other !== touch {
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if otherView.window === view.window {
        if view.isExclusiveTouch || otherView.isExclusiveTouch { return false }
      }
    }
    return true
  }
}

extension Window {
  /// Tells the views of an event's touches what those did.
  final func deliver(_ event: Event) {
    for view in views(of: event) {
      let touches = event.touches(for: view)
      let changed = { (phase: Touch.Phase) in touches.filter { $0.phase == phase } }
      let began = changed(.began)
      if !began.isEmpty { view.perform.touchesBegan(began, with: event) }
      let moved = changed(.moved)
      if !moved.isEmpty { view.perform.touchesMoved(moved, with: event) }
      let ended = changed(.ended)
      if !ended.isEmpty { view.perform.touchesEnded(ended, with: event) }
      let cancelled = changed(.cancelled)
      if !cancelled.isEmpty { view.perform.touchesCancelled(cancelled, with: event) }
    }
  }

  /// The views that have touches of an event, each once.
  private func views(of event: Event) -> [View] {
    var views: [View] = []
    for touch in event.touches(forWindow: self) {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}
