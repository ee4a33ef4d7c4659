// How a gesture goes from state to state, and which of several gestures wins.
extension GestureRecognizer {
  /// How far the gesture has come. Subclasses set it from their touch methods; targets are told
  /// when all recognisers have seen the event.
  ///
  /// To set what cannot follow the present state does nothing. What is set while another
  /// recogniser has to fail first comes true when that has failed.
  public final var state: State {
    get { toldState ?? storedState }
    set {
      guard let application else {
        storedState = newValue
        return
      }
      application.updateGestures { request(newValue) }
    }
  }

  private func request(_ new: State) {
    switch (storedState, new) {
    case (.possible, .failed), (.possible, .cancelled): become(.failed)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      wantedState = new == .changed ? wantedState ?? .began : new
      attempt()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      become(new)
    case (.began, .failed), (.changed, .failed): become(.cancelled)
    default: break
    }
  }

  /// Recognises what ``wantedState`` says, unless something is in the way.
  final func attempt() {
    guard storedState == .possible, let wanted = wantedState, let application, !isAttempting else {
      return
    }
    isAttempting = true
    defer { isAttempting = false }
    let others = application.activeGestures.filter { $0 !== self }
    for other in others where requiresFailure(of: other) {
      switch other.storedState {
      case .possible: return
      case .began, .changed, .ended: return become(.failed)
      case .cancelled, .failed: break
      }
    }
    let rivals = others.filter(sharesTouches)
    for rival in rivals where rival.isRecognized && rival.prevents(self) {
      return become(.failed)
    }
    guard storedState == .possible, mayBegin() else { return become(.failed) }
    // What was asked may have ended the gesture.
    guard storedState == .possible, wantedState == wanted else { return }
    become(wanted)
    for rival in rivals where rival.storedState == .possible && prevents(rival) {
      rival.become(.failed)
    }
  }

  final var isRecognized: Bool { [.began, .changed, .ended].contains(storedState) }

  final func become(_ new: State) {
    guard let application else {
      storedState = new
      return
    }
    let isFirst = storedState == .possible
    storedState = new
    wantedState = nil
    if new != .failed { application.noteGesture(self, isRecognition: isFirst) }
    if isFirst, new == .failed {
      for waiting in application.activeGestures where waiting.wantedState != nil {
        waiting.attempt()
      }
    } else if isFirst {
      for waiting in application.activeGestures
      where waiting.wantedState != nil && waiting.requiresFailure(of: self) {
        waiting.attempt()
      }
    }
  }

  /// Ends what is under way, as when the recogniser is switched off or leaves its view.
  final func giveUp() {
    guard isReceiving || !isEnabled, let application,
      application.activeGestures.contains(where: { $0 === self })
    else { return }
    state = storedState == .possible ? .failed : .cancelled
  }

  /// Begins afresh, for the next touches.
  final func endSequence() {
    tracks = []
    withheld = []
    askedRequirements = [:]
    perform.reset()
    // Last: what a script's override sets belongs to the gesture that is over.
    storedState = .possible
    wantedState = nil
  }

  // MARK: Others

  /// Whether this recogniser waits for the failure of another: because it was told to, or because
  /// one of the two, or a delegate, says so. That is asked once for each sequence of touches.
  private func requiresFailure(of other: GestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    let key = ObjectIdentifier(other)
    if let known = askedRequirements[key] { return known }
    let answer =
      perform.shouldRequireFailure(of: other) || other.perform.shouldBeRequiredToFail(by: self)
      || ask(.gestureRecognizer_shouldRequireFailureOf, other) {
        $0.gestureRecognizer(self, shouldRequireFailureOf: other)
      }
      || other.ask(.gestureRecognizer_shouldBeRequiredToFailBy, self) {
        $0.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
      }
    askedRequirements[key] = answer
    return answer
  }

  /// Whether this recogniser, having recognised, makes another fail.
  private func prevents(_ other: GestureRecognizer) -> Bool {
    guard perform.canPrevent(other), other.perform.canBePrevented(by: self) else { return false }
    return !ask(.gestureRecognizer_shouldRecognizeSimultaneouslyWith, other) {
      $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    }
      && !other.ask(.gestureRecognizer_shouldRecognizeSimultaneouslyWith, self) {
        $0.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      }
  }

  private func sharesTouches(with other: GestureRecognizer) -> Bool {
    tracks.contains { track in other.tracks.contains { $0.identity == track.identity } }
  }

  /// Whether the touched views, up to the recogniser's, and the delegate let the gesture begin.
  private func mayBegin() -> Bool {
    for view in touchedViews() where !view.perform.gestureRecognizerShouldBegin(self) {
      return false
    }
    return askIfBegins()
  }

  /// The views that the fingers landed in, and those around them, each once.
  private func touchedViews() -> [View] {
    guard let own = view else { return [] }
    var views: [View] = []
    for track in tracks {
      var next = track.touch?.view
      while let view = next, !views.contains(where: { $0 === view }) {
        views.append(view)
        if view === own { break }
        next = view.superview
      }
    }
    return views.isEmpty ? [own] : views
  }
}
