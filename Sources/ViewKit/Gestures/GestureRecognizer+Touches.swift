// The fingers of a gesture.
extension GestureRecognizer {
  /// How many fingers the gesture has.
  public final var numberOfTouches: Int { tracks.count }

  /// The middle of the fingers in a view's coordinates; in the window's when that is nil. After
  /// the fingers were lifted, where that was.
  public final func location(in view: View?) -> Point {
    place(center, in: view)
  }

  /// Where one of the fingers is.
  ///
  /// - Parameter index: zero-based, in order of landing; nil comes back for one that is not there,
  ///   where UIKit raises.
  public final func location(ofTouch index: Int, in view: View?) -> Point? {
    tracks.indices.contains(index) ? place(tracks[index].location, in: view) : nil
  }

  /// Lets go of a touch that is no part of the gesture; the view gets it as if there were no
  /// recogniser.
  public final func ignore(_ touch: Touch, for event: Event) {
    tracks.removeAll { $0.identity == ObjectIdentifier(touch) }
    withheld.removeAll { $0.identity == ObjectIdentifier(touch) }
  }

  /// The middle of the fingers that are down, or that were last, in points of the screen.
  final var center: Point {
    let down = tracks.filter(\.isDown)
    let counted = down.isEmpty ? tracks : down
    guard !counted.isEmpty else { return lastCenter }
    let sum = counted.reduce(Point.zero) { $0.offset(dx: $1.location.x, dy: $1.location.y) }
    let count = Double(counted.count)
    return Point(x: sum.x / count, y: sum.y / count)
  }

  /// How far the fingers that are down have come since they landed, in points of the screen.
  final var way: Point {
    let down = tracks.filter(\.isDown)
    let sum = down.reduce(Point.zero) {
      $0.offset(dx: $1.location.x - $1.start.x, dy: $1.location.y - $1.start.y)
    }
    let count = Double(max(down.count, 1))
    return Point(x: sum.x / count, y: sum.y / count)
  }

  /// A point of the screen in a view; nil is the window.
  private func place(_ point: Point, in target: View?) -> Point {
    guard let window = view?.window else { return point }
    return window.convert(window.convertFromScreen(point), to: target)
  }

  /// A distance on the screen in a view, which may be turned or scaled.
  final func vector(_ distance: Point, in target: View?) -> Point {
    let origin = place(.zero, in: target)
    let end = place(distance, in: target)
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }

  final func tracks(_ touch: Touch) -> Bool {
    (tracks + withheld).contains { $0.identity == ObjectIdentifier(touch) }
  }

  final func startTracking(_ touch: Touch) {
    if !tracks(touch) { tracks.append(TouchTrack(touch)) }
  }

  /// Where the fingers of an event are now.
  final func updateTracks() {
    for index in tracks.indices {
      if let touch = tracks[index].touch { tracks[index].location = touch.screenLocation }
    }
    if !tracks.isEmpty { lastCenter = center }
  }

  /// Forgets fingers that were lifted, unless a view still waits to hear of them.
  final func dropLifted() {
    withheld.removeAll { $0.touch?.isWithheld != true }
    withheld += tracks.filter { !$0.isDown && $0.touch?.isWithheld == true }
    tracks.removeAll { !$0.isDown }
  }

  /// Whether a finger of the gesture is down.
  final var hasFingers: Bool { tracks.contains(where: \.isDown) }

  /// Ends a gesture that lasts until all fingers are lifted; one that has not begun by then fails.
  final func endWithLastFinger() {
    if hasFingers { return }
    state = storedState == .possible ? .failed : .ended
  }

  /// Hands the changed touches of an event to the subclass.
  final func receive(_ event: Event) {
    updateTracks()
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      guard isReceiving else { return }
      let touches = tracks.compactMap { track in
        track.touch.flatMap { $0.phase == phase && $0.belongs(to: event) ? $0 : nil }
      }
      if touches.isEmpty { continue }
      switch phase {
      case .began: perform.touchesBegan(touches, with: event)
      case .moved: perform.touchesMoved(touches, with: event)
      case .ended: perform.touchesEnded(touches, with: event)
      default: perform.touchesCancelled(touches, with: event)
      }
    }
  }

  /// Whether touches still mean something to it.
  final var isReceiving: Bool {
    isEnabled && [.possible, .began, .changed].contains(storedState)
  }
}
