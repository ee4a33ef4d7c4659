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
    menuControllerIfMade?.touchLanded(touch)
    send([touch])
    return touch
  }

  /// A finger that is down moves; one that is not down is ignored.
  public func touchMove(to location: Point, id: Int = 0) {
    guard let touch = touch(withID: id) else { return }
    touch.move(to: location)
    change(touch, to: .moved)
  }

  /// Fingers that are down move at one moment; those that are not down are ignored.
  public func touchesMove(_ places: [(id: Int, location: Point)]) {
    var moved: [Touch] = []
    for (id, location) in places {
      guard let touch = touch(withID: id) else { continue }
      touch.move(to: location)
      touch.phase = .moved
      touch.timestamp = clock.time
      moved.append(touch)
    }
    send(moved)
  }

  /// A finger is lifted, where it is or elsewhere.
  public func touchUp(at location: Point? = nil, id: Int = 0) {
    guard let touch = touch(withID: id) else { return }
    if let location { touch.move(to: location) }
    taps.end(touch.screenLocation, clock.time)
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
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 || isTransitionBlockingTouches }

  /// Whether that is so because a controller comes or goes, as UIKit has it.
  public var isTransitionBlockingTouches: Bool { touchBlockers > 0 }

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
    let statusBar = window == nil ? statusBar(at: location) : nil
    let candidates = window.map { [$0] } ?? visibleWindows.reversed()
    for candidate in candidates where !candidate.isHidden {
      if candidate.windowLevel < Window.Level.statusBar, let bar = statusBar { return bar }
      let point = candidate.convertFromScreen(location)
      if let view = candidate.perform.hitTest(point, with: event) { return view }
    }
    return statusBar
  }

  // MARK: Delivery

  private func touch(withID id: Int) -> Touch? {
    touchList.elements.first { $0.id == id }
  }

  private func change(_ touch: Touch, to phase: Touch.Phase) {
    touch.phase = phase
    touch.timestamp = clock.time
    send([touch])
    guard phase == .ended || phase == .cancelled else { return }
    if let index = touchList.elements.firstIndex(where: { $0 === touch }) {
      touchList.remove(at: index, in: self)
    }
  }

  /// Sends an event about the touches that have changed to their windows.
  private func send(_ changed: [Touch]) {
    if !changed.isEmpty { onTouches?(changed) }
    for other in activeTouches where !changed.contains(where: { $0 === other }) {
      other.phase = .stationary
    }
    let event = Event(timestamp: clock.time, touches: activeTouches)
    var told: [Window] = []
    for touch in changed {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.perform.sendEvent(event)
    }
  }

  /// Finds the view that gets a new touch, and the window with it.
  private func assignView(to touch: Touch, at location: Point) {
    let event = Event(timestamp: clock.time, touches: activeTouches)
    guard let view = hitTest(location, in: touch.window, with: event) else { return }
    touch.window = view.window
    guard isFree(for: touch, view) else { return }
    touch.view = view
    if !takesOneMore(view, than: touch) { touch.delivery = .refused }
  }

  /// Whether no view that wants to be alone is in the way.
  private func isFree(for touch: Touch, _ view: View) -> Bool {
    !activeTouches.contains { other in
      guard other !== touch, let otherView = other.view, otherView !== view,
        otherView.window === view.window
      else { return false }
      return view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  /// Whether a view hears of one more finger. Recognisers always do.
  private func takesOneMore(_ view: View, than touch: Touch) -> Bool {
    view.isMultipleTouchEnabled
      || !activeTouches.contains { $0 !== touch && $0.view === view && $0.delivery != .refused }
  }
}

extension Window {
  /// Tells the views what the touches of an event did, as far as no recogniser keeps that from
  /// them.
  final func deliver(_ touches: [Touch], of event: Event) {
    for view in views(of: touches) {
      for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
        let due = touches.filter { touch in
          touch.phase == phase && touch.view === view && isDue(touch, event)
        }
        if due.isEmpty { continue }
        switch phase {
        case .began: view.perform.touchesBegan(due, with: event)
        case .moved: view.perform.touchesMoved(due, with: event)
        case .ended: view.perform.touchesEnded(due, with: event)
        default: view.perform.touchesCancelled(due, with: event)
        }
      }
    }
  }

  /// Whether the view of a touch is told of its phase now; notes that it is, or that it waits.
  private func isDue(_ touch: Touch, _ event: Event) -> Bool {
    switch (touch.phase, touch.delivery) {
    case (.began, .new):
      if application?.isHeldBack(touch, atEnd: false) == true {
        touch.delivery = .withheld
        application?.withhold(touch)
        return false
      }
      let mayReach = application?.mayReachContent(touch, event) ?? true
      touch.delivery = mayReach ? .told : .refused
      return mayReach
    case (.moved, .told): return true
    case (.ended, .told):
      if application?.isHeldBack(touch, atEnd: true) == true {
        touch.delivery = .endWithheld
        application?.withhold(touch)
        return false
      }
      touch.delivery = .done
      return true
    case (.cancelled, .told):
      touch.delivery = .done
      return true
    case (.cancelled, .withheld):
      touch.delivery = .done
      return false
    default: return false
    }
  }

  /// The views of touches, each once.
  private func views(of touches: [Touch]) -> [View] {
    var views: [View] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}
