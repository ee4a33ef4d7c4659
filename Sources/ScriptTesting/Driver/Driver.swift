import ViewKit

/// Drives an application as a person does: by steps, which find an element and touch it.
///
/// A driver belongs to the thread of its application. Between steps the application stands still.
public final class Driver {
  public let application: Application
  /// The order in which elements are printed, which is that of `[n]`.
  public var printOrder: PrintOrder
  /// Whether a step lasts until its transitions are done; else it ends when the finger lifts.
  public var waits: Bool

  /// Where the finger of `press` and `move` is, in points of the screen; nil while none is down.
  var finger: Point?

  /// - Parameters:
  ///   - application: what is driven.
  ///   - order: the order of `[n]`.
  ///   - waits: whether a step lasts until its transitions are done.
  public init(_ application: Application, order: PrintOrder = .printed(), waits: Bool = true) {
    self.application = application
    printOrder = order
    self.waits = waits
  }

  /// Shows the application for the first time: what is due is done, and transitions end.
  public func start() throws(StepFailure) {
    application.settle()
    try finishTransitions()
  }

  /// Does a step.
  ///
  /// - Parameters:
  ///   - step: what to do.
  ///   - view: the element that it is done to, in the place of what its query finds.
  ///   - waits: whether it lasts until its transitions are done; nil is the driver's ``waits``.
  public func perform(
    _ step: Step, on view: View? = nil, waits: Bool? = nil
  ) throws(StepFailure) {
    application.settle()
    try checkState(for: step.verb)
    try act(step, on: view)
    application.settle()
    // What follows a single touch is a matter of moments.
    if step.verb != .touch, waits ?? self.waits { try finishTransitions() }
  }

  /// Moves the clock, and does what is due meanwhile.
  public func advance(by seconds: Double) {
    application.advance(by: seconds)
  }

  // MARK: - Queries

  /// The one element that a query means.
  public func find(_ query: Query) throws(QueryFailure) -> ElementMatch {
    application.settle()
    return try search().one(query)
  }

  /// The elements that a query means, in the order in which they are printed.
  public func all(_ query: Query) -> [ElementMatch] {
    application.settle()
    return search().matches(query)
  }

  func search() -> ElementSearch {
    ElementSearch(application, order: printOrder)
  }

  // MARK: - Time

  /// Runs the clock until no transition is under way.
  func finishTransitions() throws(StepFailure) {
    // In the background nothing moves.
    if application.isAsleep { return }
    let clock = application.clock
    let limit = clock.time + StepTiming.limit
    // A recogniser is undecided after one tap while that may become a double tap.
    while application.isInTransition || !application.undecidedGestures.isEmpty {
      if clock.time >= limit { throw .endless(motions) }
      // At most to the next thing that is due, so that no time passes after the last transition.
      let now = clock.time
      let next = application.nextDueTime ?? limit
      application.advance(by: max(min(next, limit) - now, 0))
      // Something that is due at once for ever (the application reports it) moves no clock.
      if clock.time == now, !motions.isEmpty {
        throw .endless(motions)
      }
    }
  }

  /// What a step waits for.
  private var motions: [String] {
    application.transitions.map(\.name)
      + application.undecidedGestures.map { recognizer in
        let view = recognizer.view.map { " of \($0.pathName)" } ?? ""
        return "\(recognizer.className)\(view), which waits for another to fail"
      }
  }

  // MARK: - Verbs

  private func act(_ step: Step, on view: View?) throws(StepFailure) {
    switch step.verb {
    case .tap, .doubleTap, .longPress, .press, .swipe, .drag, .pinch, .twist:
      try touch(step, on: view)
    case .move, .release, .cancel:
      try moveFinger(step)
    case .touch:
      touchScreen(step)
    case .advance:
      application.advance(by: step.number(0) ?? 0)
    case .type, .clear, .enter, .key:
      try type(step, on: view)
    case .selectText:
      try selectText(step, on: view)
    case .menu:
      try chooseFromMenu(step)
    case .scroll:
      try scroll(step, on: view)
    case .pull:
      try pullDown(step, on: view)
    case .select, .reveal, .delete, .reorder:
      try useRows(step, on: view)
    case .set:
      try setValue(step, on: view)
    case .pick:
      throw .unavailable(step.verb, waitsFor: "PickerView")
    case .back:
      try goBack()
    case .home, .open, .kill, .memoryWarning, .shake, .rotate, .relaunch:
      try changeDevice(step)
    }
  }
}
