/// One finger on the screen, from its landing to its lifting, as `UITouch`.
public final class Touch: Object {
  /// What the finger did last, as `UITouch.Phase`.
  public enum Phase: String, CaseIterable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// Tells the fingers of one moment apart.
  public let id: Int
  public internal(set) var phase = Phase.began
  /// When the phase began, in seconds since the application's start.
  public internal(set) var timestamp: Double
  /// The how many-th tap in quick succession at one place this is.
  public internal(set) var tapCount: Int

  /// Where the finger is, and where it was before, in points of the screen.
  public private(set) var screenLocation: Point
  private var previousScreenLocation: Point
  /// What the view knows of the touch.
  var delivery = Delivery.new
  private var viewSlot = Owned<View>()
  private var windowSlot = Owned<Window>()

  init(id: Int, at location: Point, timestamp: Double, tapCount: Int) {
    self.id = id
    self.timestamp = timestamp
    self.tapCount = tapCount
    screenLocation = location
    previousScreenLocation = location
    super.init()
  }

  /// The view in which the touch began. It stays the same until the finger is lifted.
  public internal(set) var view: View? {
    get { viewSlot.value }
    set { viewSlot.set(newValue, in: self) }
  }

  /// The window in which the touch began.
  public internal(set) var window: Window? {
    get { windowSlot.value }
    set { windowSlot.set(newValue, in: self) }
  }

  /// How much of a touch its view has heard.
  enum Delivery: UInt8 {
    /// Nothing yet.
    case new
    /// The view does not take one more finger; only recognisers know of it.
    case refused
    /// Nothing, until recognisers have failed.
    case withheld
    /// That it began; what comes is told.
    case told
    /// Everything but that it has ended, until recognisers have failed.
    case endWithheld
    /// All that it will.
    case done
  }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether the view knows of the touch, and hears what comes.
  var isTold: Bool { delivery == .told }

  /// Whether the view waits for something that has happened.
  var isWithheld: Bool { delivery == .withheld || delivery == .endWithheld }

  func belongs(to event: Event) -> Bool { event.allTouches.contains { $0 === self } }

  /// The recognisers that watch the touch, `UITouch.gestureRecognizers`.
  public var gestureRecognizers: [GestureRecognizer] {
    window?.application?.activeGestures.filter { $0.tracks(self) } ?? []
  }

  /// Where the finger is, in a view's coordinates; in the window's when that is nil.
  public func location(in view: View?) -> Point {
    place(screenLocation, in: view)
  }

  /// Where the finger was before its last move.
  public func previousLocation(in view: View?) -> Point {
    place(previousScreenLocation, in: view)
  }

  func move(to location: Point) {
    previousScreenLocation = screenLocation
    screenLocation = location
  }

  private func place(_ point: Point, in view: View?) -> Point {
    guard let window else { return point }
    return window.convert(window.fromSuperview(point), to: view)
  }
}
