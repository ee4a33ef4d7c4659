// Where the recognisers of all views are led: who gets which touch, who recognises, who is told.
extension Application {
  /// The recognisers that watch fingers, or wait to see more; the innermost views' first.
  final var activeGestures: [GestureRecognizer] { gestures.active.elements }

  /// The recognisers that have seen something that they cannot decide yet, with no finger down: a
  /// tap that may become a double one; and those that wait for them.
  public var undecidedGestures: [GestureRecognizer] {
    activeGestures.filter {
      $0.storedState == .possible && !$0.hasFingers && ($0.isUndecided || $0.wantedState != nil)
    }
  }

  /// Gives the touches of an event to the recognisers, then to the views.
  func deliver(_ event: Event, in window: Window) {
    let touches = event.touches(forWindow: window)
    for touch in touches where touch.phase == .began { watch(touch) }
    if activeGestures.isEmpty {
      window.deliver(touches, of: event)
      return
    }
    Object.keep(activeGestures) {
      updateGestures {
        for recognizer in activeGestures { recognizer.receive(event) }
        tellOfGestures()
        window.deliver(touches, of: event)
      }
    }
  }

  /// Changes the states of recognisers in `body`; targets are told at its end, when all is decided.
  func updateGestures(_ body: () -> Void) {
    gestures.depth += 1
    body()
    if gestures.depth == 1 {
      tellOfGestures()
      tellWhatWasWithheld()
      endSequences()
    }
    gestures.depth -= 1
  }

  /// A recogniser has something to tell its targets.
  func noteGesture(_ recognizer: GestureRecognizer, isRecognition: Bool) {
    gestures.due.append(
      GestureNews(
        recognizer: recognizer, state: recognizer.storedState, isRecognition: isRecognition))
  }

  /// Forgets a recogniser that has left its view.
  func endGesture(_ recognizer: GestureRecognizer) {
    guard let index = activeGestures.firstIndex(where: { $0 === recognizer }) else { return }
    gestures.active.remove(at: index, in: self)
    recognizer.endSequence()
    updateGestures {}
  }

  // MARK: Steps

  /// Has the recognisers of the touched view, and of those around it, watch a finger.
  private func watch(_ touch: Touch) {
    var next = touch.view
    while let view = next {
      for recognizer in view.gestureRecognizers {
        let isActive = activeGestures.contains { $0 === recognizer }
        // What was set outside of any gesture is over.
        if !isActive { recognizer.storedState = .possible }
        guard recognizer.isReceiving, recognizer.askIfReceives(touch) else { continue }
        recognizer.startTracking(touch)
        if !activeGestures.contains(where: { $0 === recognizer }) {
          gestures.active.append(recognizer, in: self)
        }
      }
      next = view.superview
    }
  }

  /// Takes their touches from the views of gestures that were recognised, then tells the targets.
  private func tellOfGestures() {
    var rounds = 0
    while !gestures.due.isEmpty {
      let news = gestures.due
      gestures.due = []
      rounds += 1
      if rounds > Metrics.maximumPassesPerView {
        // Actions that change states are told of these changes, and change states again.
        let names = Set(news.map(\.recognizer.className)).sorted().joined(separator: ", ")
        record(
          Report(
            .endless,
            "the actions of a gesture do not come to rest: \(Metrics.maximumPassesPerView) times in a "
              + "row they have changed the state of \(names)",
            origin: news.first.flatMap { originOfObject($0.recognizer) }))
        return
      }
      Object.keep(news.map(\.recognizer)) {
        for item in news where item.isRecognition && item.recognizer.cancelsTouchesInView {
          takeTouches(of: item.recognizer)
        }
        for item in news { item.recognizer.sendActions(in: item.state) }
      }
    }
  }

  /// The views hear no more of the fingers of a gesture; those that know of them, that they were
  /// cancelled.
  private func takeTouches(of recognizer: GestureRecognizer) {
    var taken: [(view: View, touches: [Touch])] = []
    for touch in recognizer.tracks.compactMap(\.touch) + recognizer.withheld.compactMap(\.touch) {
      let isKnown = touch.delivery == .told || touch.delivery == .endWithheld
      touch.delivery = .done
      forget(touch)
      guard isKnown, let view = touch.view else { continue }
      if let index = taken.firstIndex(where: { $0.view === view }) {
        taken[index].touches.append(touch)
      } else {
        taken.append((view, [touch]))
      }
    }
    for (view, touches) in taken {
      let phases = touches.map(\.phase)
      for touch in touches { touch.phase = .cancelled }
      view.perform.touchesCancelled(
        touches, with: Event(timestamp: clock.time, touches: touches))
      for (touch, phase) in zip(touches, phases) { touch.phase = phase }
    }
  }

  /// Tells the views what was kept from them, where no recogniser is in the way any more.
  private func tellWhatWasWithheld() {
    for touch in gestures.withheld.elements where !isHeldBack(touch, atEnd: !touch.isDown) {
      let isNew = touch.delivery == .withheld
      touch.delivery = .told
      guard let view = touch.view else { continue }
      let event = Event(timestamp: touch.timestamp, touches: [touch])
      if isNew {
        guard mayReachContent(touch, event) else {
          touch.delivery = .refused
          forget(touch)
          continue
        }
        let phase = touch.phase
        touch.phase = .began
        view.perform.touchesBegan([touch], with: event)
        touch.phase = phase
      }
      if touch.isDown {
        forget(touch)
        continue
      }
      guard touch.delivery == .told else { continue }
      if isHeldBack(touch, atEnd: true) {
        touch.delivery = .endWithheld
        continue
      }
      touch.delivery = .done
      view.perform.touchesEnded([touch], with: event)
      forget(touch)
    }
  }

  /// Whether a recogniser that has not decided keeps a touch from its view.
  ///
  /// - Parameter atEnd: whether its end is meant, else its beginning.
  func isHeldBack(_ touch: Touch, atEnd: Bool) -> Bool {
    activeGestures.contains { recognizer in
      recognizer.storedState == .possible && recognizer.isEnabled
        && recognizer.tracks(touch)
        && (recognizer.delaysBeginning(of: touch) || atEnd && recognizer.delaysTouchesEnded)
    }
  }

  /// Whether the scroll views around a touched view let it have its touch.
  func mayReachContent(_ touch: Touch, _ event: Event) -> Bool {
    guard let content = touch.view else { return true }
    var next = content.superview
    while let view = next {
      if let scrollView = view as? ScrollView,
        !scrollView.perform.touchesShouldBegin([touch], with: event, in: content)
      {
        return false
      }
      next = view.superview
    }
    return true
  }

  /// Keeps a touch that a view is to hear of later.
  func withhold(_ touch: Touch) {
    if !gestures.withheld.elements.contains(where: { $0 === touch }) {
      gestures.withheld.append(touch, in: self)
    }
  }

  private func forget(_ touch: Touch) {
    if let index = gestures.withheld.elements.firstIndex(where: { $0 === touch }) {
      gestures.withheld.remove(at: index, in: self)
    }
  }

  /// Makes recognisers ready for the next gesture that have decided, and have no finger any more.
  private func endSequences() {
    for recognizer in activeGestures {
      recognizer.dropLifted()
      if recognizer.hasFingers { continue }
      // One whose view has left the window has nothing to wait for.
      if recognizer.storedState == .possible, recognizer.application === self { continue }
      if let index = activeGestures.firstIndex(where: { $0 === recognizer }) {
        Object.keep([recognizer]) {
          gestures.active.remove(at: index, in: self)
          recognizer.endSequence()
        }
      }
    }
  }
}

/// What an application knows of the gestures under way.
struct GestureState: ~Copyable {
  var active = OwnedList<GestureRecognizer>()
  /// Touches that have ended, or of which the view does not know yet.
  var withheld = OwnedList<Touch>()
  /// What the targets are to be told, once all recognisers have seen the event.
  var due: [GestureNews] = []
  /// How many updates are under way, inside each other.
  var depth = 0
}

/// A change of a recogniser's state that its targets are to hear of.
struct GestureNews {
  let recognizer: GestureRecognizer
  let state: GestureRecognizer.State
  /// Whether the gesture is recognised with it: its touches are taken from the views then.
  let isRecognition: Bool
}
