/// What happened at one moment, as `UIEvent`: the fingers that are on the screen, or a motion of
/// the device.
public final class Event: Object {
  /// What kind of thing happened, as `UIEvent.EventType`.
  public enum EventType: String, CaseIterable, Sendable {
    case touches, motion
  }

  /// Which motion it was, as `UIEvent.EventSubtype`.
  public enum Subtype: String, CaseIterable, Sendable {
    case none, motionShake
  }

  public let type: EventType
  public let subtype: Subtype
  /// When it happened, in seconds since the application's start.
  public let timestamp: Double
  private var touchList = OwnedList<Touch>()

  init(timestamp: Double, touches: [Touch]) {
    type = .touches
    subtype = .none
    self.timestamp = timestamp
    super.init()
    for touch in touches { touchList.append(touch, in: self) }
  }

  init(timestamp: Double, motion: Subtype) {
    type = .motion
    subtype = motion
    self.timestamp = timestamp
    super.init()
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
