import ViewKit

/// Notes what fingers do to an application.
public final class TouchRecorder {
  private let application: Application
  private let printOrder: PrintOrder
  private let start: Double
  private var recording = TouchRecording()

  /// Begins to note; what was noted for another recorder goes on there no more.
  ///
  /// - Parameter order: the order of `[n]` in queries.
  public init(_ application: Application, order: PrintOrder = .printed()) {
    self.application = application
    printOrder = order
    start = application.clock.time
    application.onTouches = { [weak self] in self?.note($0) }
  }

  /// Ends the recording.
  public func stop() -> TouchRecording {
    application.onTouches = nil
    return recording
  }

  private func note(_ touches: [Touch]) {
    let contacts = touches.map { touch in
      TouchRecording.Contact(
        finger: touch.id, phase: touch.phase, place: touch.screenLocation,
        target: touch.phase == .began ? target(of: touch) : nil)
    }
    recording.moments.append(
      TouchRecording.Moment(time: application.clock.time - start, contacts: contacts))
  }

  /// The innermost view around a touch that has a name which no other view has.
  private func target(of touch: Touch) -> TouchRecording.Target? {
    let search = ElementSearch(application, order: printOrder)
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      guard let view, let name = view.accessibilityIdentifier, !name.isEmpty,
        let query = try? Query(parsing: "#\(Argument.string(name))"),
        let element = try? search.one(query), element.view === view
      else { continue }
      let hold = view.activationPoint.map { screen($0, view) }
      let usual = hold.flatMap { element.visible.contains($0) ? $0 : nil } ?? element.visible.center
      let corner = screen(Point(x: view.bounds.minX, y: view.bounds.minY), view)
      let place = touch.screenLocation
      return TouchRecording.Target(
        query: query.description,
        place: usual == place ? nil : Point(x: place.x - corner.x, y: place.y - corner.y),
        tapCount: touch.tapCount)
    }
    return nil
  }

  private func screen(_ point: Point, _ view: View) -> Point {
    let point = view.convert(point, to: nil as View?)
    return view.window?.convertToScreen(point) ?? point
  }
}
