/// Follows fingers that move, as `UIPanGestureRecognizer`. Continuous.
open class PanGestureRecognizer: GestureRecognizer {
  /// The fewest fingers with which the gesture begins; at least 1.
  public final var minimumNumberOfTouches = 1 {
    didSet { minimumNumberOfTouches = max(minimumNumberOfTouches, 1) }
  }
  /// The most fingers that the gesture has; no limit at first.
  public final var maximumNumberOfTouches = Int.max {
    didSet { maximumNumberOfTouches = max(maximumNumberOfTouches, 1) }
  }

  /// How far the fingers have come on the screen since the gesture began, or since a translation
  /// was set.
  private var moved = Point.zero
  /// Their middle when that was reckoned last, and the fingers that it was the middle of.
  private var middle = Point.zero
  private var fingers: [ObjectIdentifier] = []
  private var speed = Speedometer()

  /// How far the fingers have moved, in a view's coordinates; the window's when that is nil. It is
  /// nothing when the gesture begins: the way to there is not counted.
  public final func translation(in view: View?) -> Point { vector(moved, in: view) }

  /// Makes ``translation(in:)`` go on from another value. The velocity stays, as on a device;
  /// Apple's page says that it is reset, and code that slides views on after setting it relies on it.
  public final func setTranslation(_ translation: Point, in view: View?) {
    let origin = screenPlace(.zero, of: view)
    let end = screenPlace(translation, of: view)
    moved = Point(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// How fast the fingers move, in points a second.
  public final func velocity(in view: View?) -> Point {
    vector(speed.velocity(at: application?.clock.time ?? 0), in: view)
  }

  /// Whether the way that the fingers have come is a pan of this class.
  func isPan(_ way: Point) -> Bool {
    max(abs(way.x), abs(way.y)) >= Metrics.panHysteresis
  }

  /// Whether the gesture may begin where a finger landed.
  func mayStart(_ track: TouchTrack) -> Bool { true }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    let down = tracks.filter(\.isDown)
    if storedState == .possible, !down.allSatisfy(mayStart) || down.count > maximumNumberOfTouches {
      state = .failed
      return
    }
    follow()
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    let way = follow()
    speed.add(way, at: event.timestamp)
    moved = moved.offset(dx: way.x, dy: way.y)
    if storedState != .possible {
      state = .changed
    } else if isPan(moved), fingers.count >= minimumNumberOfTouches {
      state = .began
      moved = .zero
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    endWithLastFinger()
    follow()
  }

  open override func reset() {
    moved = .zero
    fingers = []
    speed = Speedometer()
  }

  /// Notes where the fingers are.
  ///
  /// - Returns: how far their middle has moved; nothing when a finger came or went.
  @discardableResult
  private func follow() -> Point {
    let down = tracks.filter(\.isDown)
    guard !down.isEmpty else { return .zero }
    let (before, known) = (middle, fingers)
    middle = center
    fingers = down.map(\.identity)
    return fingers == known ? Point(x: middle.x - before.x, y: middle.y - before.y) : .zero
  }

  private func screenPlace(_ point: Point, of source: View?) -> Point {
    guard let window = view?.window else { return point }
    return window.convertToScreen(window.convert(point, from: source))
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.integer("minimumNumberOfTouches", minimumNumberOfTouches, default: 1)
    visitor.integer("maximumNumberOfTouches", maximumNumberOfTouches, default: .max)
  }
}
