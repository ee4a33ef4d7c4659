/// Recognises a quick movement in one direction, as `UISwipeGestureRecognizer`. Discrete.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions of a swipe, as `UISwipeGestureRecognizer.Direction`.
  public struct Direction: NamedOptions, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)

    public static let names: [(member: Direction, name: String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
  }

  /// The directions that are recognised; to the right unless set.
  public final var direction = Direction.right
  /// How many fingers the swipe has; at least 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  private var startTime = 0.0

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    let fingers = tracks.count(where: \.isDown)
    if fingers == touches.count { startTime = event.timestamp }
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    if event.timestamp - startTime > Metrics.maximumSwipeDuration {
      state = .failed
      return
    }
    let fingers = tracks.filter(\.isDown)
    guard fingers.count == numberOfTouchesRequired else { return }
    let ways = fingers.map {
      Point(x: $0.location.x - $0.start.x, y: $0.location.y - $0.start.y)
    }
    let directions = ways.map(direction(of:))
    guard let first = directions[0] else {
      if ways.contains(where: {
        abs($0.x) > Metrics.maximumSwipeDrift
          && abs($0.y) > Metrics.maximumSwipeDrift
      }) {
        state = .failed
      }
      return
    }
    guard directions.allSatisfy({ $0 == first }) else { return }
    state = direction.contains(first) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if storedState == .possible, !hasFingers { state = .failed }
  }

  /// The direction of a way that is long and straight enough; nil for others.
  private func direction(of way: Point) -> Direction? {
    let (long, across) = (Metrics.minimumSwipeMovement, Metrics.maximumSwipeDrift)
    if abs(way.x) >= long, abs(way.y) <= across { return way.x > 0 ? .right : .left }
    if abs(way.y) >= long, abs(way.x) <= across { return way.y > 0 ? .down : .up }
    return nil
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("direction", direction.joinedNames, isDefault: direction == .right)
    visitor.integer("numberOfTouchesRequired", numberOfTouchesRequired, default: 1)
  }
}
