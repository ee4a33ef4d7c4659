extension Control {
  /// What can happen to a control, as `UIControl.Events`; with UIKit's values.
  public struct Events: NamedOptions, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger landed.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A finger landed again, soon after: its `tapCount` is above 1.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The finger came back in.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The finger left.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The finger was lifted inside: a tap.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Events(rawValue: 1 << 12)
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    public static let editingChanged = Events(rawValue: 1 << 17)
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Events(rawValue: 1 << 19)
    public static let allTouchEvents = Events(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Events(rawValue: 0x000F_0000)
    public static let applicationReserved = Events(rawValue: 0x0F00_0000)
    public static let systemReserved = Events(rawValue: 0xF000_0000)
    public static let allEvents = Events(rawValue: 0xFFFF_FFFF)

    /// The single events; the masks are in ``masks``.
    public static let names: [(member: Events, name: String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// The sets of events that have a name.
    public static let masks: [(member: Events, name: String)] = [
      (.allTouchEvents, "allTouchEvents"), (.allEditingEvents, "allEditingEvents"),
      (.applicationReserved, "applicationReserved"), (.systemReserved, "systemReserved"),
      (.allEvents, "allEvents"),
    ]
  }
}
