/// What happened at one moment, as `UIEvent`: the fingers that are on the screen.
public final class Event: Object {
  /// When it happened, in seconds since the application's start.
  public let timestamp: Double
  private var touchList = OwnedList<Touch>()

  init(timestamp: Double, touches: [Touch]) {
    self.timestamp = timestamp
    super.init()
    for touch in touches { touchList.append(touch, in: self) }
  }

  /// All touches of the moment, in the order in which the fingers landed.
  public var allTouches: [Touch] { touchList.elements }

  /// The touches that began in a view.
  public func touches(for view: View) -> [Touch] {
    allTouches.filter { $0.view === view }
  }

  /// The touches that began in a window.
  public func touches(forWindow window: Window) -> [Touch] {
    allTouches.filter { $0.window === window }
  }
}
