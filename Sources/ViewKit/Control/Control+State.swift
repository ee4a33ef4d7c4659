extension Control {
  /// What a control looks like for, as `UIControl.State`.
  public struct State: NamedOptions, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)

    public static let names: [(member: State, name: String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
      (.application, "application"), (.reserved, "reserved"),
    ]
  }

  /// Where content lies sideways, as `UIControl.ContentHorizontalAlignment`.
  public enum HorizontalAlignment: String, CaseIterable, Sendable {
    case center, left, right, fill
  }

  /// Where content lies from top to bottom, as `UIControl.ContentVerticalAlignment`.
  public enum VerticalAlignment: String, CaseIterable, Sendable {
    case center, top, bottom, fill
  }
}
