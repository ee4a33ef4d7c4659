import ViewKit

// The verbs that put fingers on an element.
extension Driver {
  func touch(_ step: Step, on view: View?) throws(StepFailure) {
    guard let query = step.query else { return }
    if finger != nil { throw .fingerDown(step.verb) }
    let search = search()
    let element = try element(query, view, search)
    let place = place(on: element, step)
    try checkArrival(at: place, of: element, search)
    if step.verb != .press { application.beginTapSequence() }
    switch step.verb {
    case .doubleTap:
      tap(place)
      application.advance(by: StepTiming.betweenTaps)
      tap(place)
    case .longPress:
      let asked = longestPress(at: element.view)
      hold(place, for: max(StepTiming.longPress, asked + StepTiming.longPressMargin))
    case .press:
      application.touchDown(at: place)
      finger = place
    case .swipe:
      swipe(place, step.word(0).flatMap { SwipeDirection(rawValue: $0) } ?? .left, element)
    case .drag:
      let way = Size(width: step.number(0) ?? 0, height: step.number(1) ?? 0)
      drag([Path(from: place, to: place.offset(dx: way.width, dy: way.height))])
    case .pinch: pinch(place, by: step.number(0) ?? 1, element)
    case .twist: twist(place, by: step.number(0) ?? 0, element)
    default: tap(place)
    }
  }

  /// The element that a step is done to: the one it is given, else what its query means.
  func element(
    _ query: Query, _ view: View?, _ search: ElementSearch
  ) throws(StepFailure) -> ElementMatch {
    if let known = view.flatMap(search.element(of:)) { return known }
    do throws(QueryFailure) { return try search.one(query) } catch { throw .query(error) }
  }

  /// The verbs for the finger that `press` put down.
  func moveFinger(_ step: Step) throws(StepFailure) {
    guard let place = finger else { throw .noFinger(step.verb) }
    switch step.verb {
    case .move:
      let next = place.offset(dx: step.number(0) ?? 0, dy: step.number(1) ?? 0)
      application.advance(by: StepTiming.move)
      application.touchMove(to: next)
      finger = next
    case .cancel:
      finger = nil
      application.touchCancel()
    default:
      finger = nil
      application.touchUp()
    }
  }

  /// One finger at a place of the screen, whatever is there.
  func touchScreen(_ step: Step) {
    let place = Point(x: step.number(1) ?? 0, y: step.number(2) ?? 0)
    let id = Int(step.number(4) ?? 1) - 1
    application.advance(by: step.number(3) ?? 0)
    switch step.word(0).flatMap(TouchWord.init(rawValue:)) ?? .down {
    case .down: application.touchDown(at: place, id: id)
    case .move: application.touchMove(to: place, id: id)
    case .up: application.touchUp(at: place, id: id)
    case .cancel: application.touchCancel(id: id)
    }
  }

  // MARK: - Where

  /// Where the finger lands: the place that the step gives, in points from the element's upper left
  /// corner; else where one takes hold of the element, such as the thumb of a slider; else the
  /// middle of what is seen of it.
  private func place(on element: ElementMatch, _ step: Step) -> Point {
    let view = element.view
    let takesPlace = step.verb == .tap || step.verb == .press
    if takesPlace, let x = step.number(0), let y = step.number(1) {
      return onScreen(Point(x: view.bounds.minX + x, y: view.bounds.minY + y), of: view)
    }
    if let hold = view.activationPoint {
      let place = onScreen(hold, of: view)
      if element.visible.contains(place) { return place }
    }
    return element.visible.center
  }

  /// A point of a view on the screen.
  func onScreen(_ point: Point, of view: View) -> Point {
    let point = view.convert(point, to: nil as View?)
    return view.window?.convertToScreen(point) ?? point
  }

  func checkArrival(
    at place: Point, of element: ElementMatch, _ search: ElementSearch
  ) throws(StepFailure) {
    let view = element.view
    let receiver = application.hitTest(place)
    let control = (view as? ControlPart)?.control
    // What lies behind the bar gets a touch that the bar has no use for.
    let arrives =
      view is StatusBar || receiver === view || receiver?.isDescendant(of: view) == true
      || control != nil && receiver === control
    if arrives, !application.isIgnoringInteractionEvents { return }
    var reason = search.reason(element).map { "it is \($0)" }
    if application.isTransitionBlockingTouches {
      reason = "\(application.transitions.first?.name ?? "a transition") is under way"
    } else if application.isIgnoringInteractionEvents {
      reason = "beginIgnoringInteractionEvents() was called, and not taken back"
    }
    var next: View? = control ?? view
    while let current = next {
      if !current.isUserInteractionEnabled {
        reason = "\(current.pathName) has isUserInteractionEnabled = false"
        break
      }
      next = current.superview
    }
    throw .elsewhere(
      element: search.account(element), receiver: receiver?.pathName, reason: reason)
  }

  /// What a recogniser under the finger asks of a long press, in seconds.
  private func longestPress(at view: View) -> Double {
    sequence(first: view, next: \.superview).lazy.flatMap(\.gestureRecognizers)
      .compactMap { ($0 as? LongPressGestureRecognizer)?.minimumPressDuration }
      .max() ?? 0
  }

  // MARK: - Gestures

  func tap(_ place: Point) {
    hold(place, for: StepTiming.tap)
  }

  private func hold(_ place: Point, for seconds: Double) {
    application.touchDown(at: place)
    application.advance(by: seconds)
    application.touchUp()
  }

  func swipe(_ middle: Point, _ direction: SwipeDirection, _ element: ElementMatch) {
    if direction == .fromLeft {
      let edge = Point(x: application.screen.bounds.minX + 1, y: middle.y)
      let end = edge.offset(dx: StepTiming.swipeDistance.upperBound, dy: 0)
      return move(
        [Path(from: edge, to: end)], for: StepTiming.swipe, moves: StepTiming.swipeMoves, rest: 0)
    }
    let isSideways = direction == .left || direction == .right
    let side = isSideways ? element.visible.width : element.visible.height
    let range = StepTiming.swipeDistance
    let length = min(max(side * StepTiming.swipeShare, range.lowerBound), range.upperBound)
    let sign: Double = direction == .left || direction == .up ? -1 : 1
    // It begins on the element, half of its way before the middle where there is room.
    let before = min(length / 2, side / 2 - 1)
    func point(_ distance: Double) -> Point {
      isSideways
        ? middle.offset(dx: distance * sign, dy: 0) : middle.offset(dx: 0, dy: distance * sign)
    }
    move(
      [Path(from: point(-max(before, 0)), to: point(length - max(before, 0)))],
      for: StepTiming.swipe, moves: StepTiming.swipeMoves, rest: 0)
  }

  func drag(_ paths: [Path], moves: Int = StepTiming.dragMoves) {
    move(paths, for: StepTiming.drag, moves: moves, rest: StepTiming.dragRest)
  }

  /// Two fingers side by side, moved apart or together until their distance has changed by a
  /// factor.
  private func pinch(_ middle: Point, by scale: Double, _ element: ElementMatch) {
    // Nearer than that no two fingers come; they may leave the element on their way.
    let near = max(fingerDistance(on: element) / max(scale, 1), StepTiming.nearestFingers)
    // A recogniser begins after some points; those are on the way to where the pinch begins.
    // They come from within, unless there is no room for that or they are about to go there.
    let way = Metrics.pinchHysteresis + 1
    let lead = scale < 1 || near <= way ? way : -way
    drag(
      [-0.5, 0.5].map { side in
        Path(
          from: middle.offset(dx: side * near, dy: 0),
          to: middle.offset(dx: side * near * scale, dy: 0),
          leadIn: middle.offset(dx: side * (near + lead), dy: 0))
      })
  }

  /// Two fingers side by side, turned around their middle, clockwise for positive degrees.
  private func twist(_ middle: Point, by degrees: Double, _ element: ElementMatch) {
    let distance = fingerDistance(on: element)
    drag(
      [-0.5, 0.5].map { side in
        func point(_ degrees: Double) -> Point {
          let turn = AffineTransform(rotationAngle: degrees * .pi / 180)
          let offset = Point(x: side * distance, y: 0).applying(turn)
          return middle.offset(dx: offset.x, dy: offset.y)
        }
        // As with a pinch; the points lie on the circle of the fingers.
        let lead = (Metrics.rotationHysteresis + 1) / max(distance / 2, 1) * 180 / .pi
        return Path(leadIn: point(degrees < 0 ? lead : -lead)) { point(degrees * $0) }
      }, moves: max(StepTiming.dragMoves, Int(min(abs(degrees) / 90, 4000).rounded(.up))))
  }

  private func fingerDistance(on element: ElementMatch) -> Double {
    let side = min(element.visible.width, element.visible.height)
    return min(StepTiming.fingerDistance, side * StepTiming.fingerShare)
  }

  /// Moves fingers along paths, all at once.
  private func move(_ paths: [Path], for seconds: Double, moves: Int, rest: Double) {
    for (id, path) in paths.enumerated() {
      application.touchDown(at: path.leadIn ?? path.point(0), id: id)
    }
    if paths.contains(where: { $0.leadIn != nil }) {
      application.touchesMove(paths.enumerated().map { (id: $0, location: $1.point(0)) })
    }
    // Reckoned from the start, so that the parts add up to the whole.
    let start = application.clock.time
    for count in 1...moves {
      let time = start + seconds * Double(count) / Double(moves)
      application.advance(by: time - application.clock.time)
      application.touchesMove(
        paths.enumerated().map { id, path in
          (id: id, location: path.point(Double(count) / Double(moves)))
        })
    }
    if rest > 0 { application.advance(by: rest) }
    for id in paths.indices { application.touchUp(id: id) }
  }
}

/// The way of a finger, by progress from 0 to 1.
struct Path {
  /// Where the finger lands, unless that is where the way begins.
  let leadIn: Point?
  let point: (_ progress: Double) -> Point

  init(leadIn: Point? = nil, point: @escaping (Double) -> Point) {
    self.leadIn = leadIn
    self.point = point
  }

  init(from start: Point, to end: Point, leadIn: Point? = nil) {
    self.leadIn = leadIn
    point = { progress in
      start.offset(dx: (end.x - start.x) * progress, dy: (end.y - start.y) * progress)
    }
  }
}
