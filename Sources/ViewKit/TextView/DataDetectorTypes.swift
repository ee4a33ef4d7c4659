/// What a text view looks for in its text, as `UIDataDetectorTypes`.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = DataDetectorTypes(rawValue: 1)
  /// Addresses of the web and of mail.
  public static let link = DataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = DataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = DataDetectorTypes(rawValue: 8)
  /// All of them, and those that may come.
  public static let all = DataDetectorTypes(rawValue: .max)

  /// The single types with their names, in declared order.
  public static let names: [(name: String, type: DataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
    ("calendarEvent", .calendarEvent), ("all", .all),
  ]

  /// The names, joined as scripts write them.
  public var joinedNames: String {
    if self == .all { return "all" }
    return Self.names.filter { $0.type != .all && contains($0.type) }.map(\.name)
      .joined(separator: "|")
  }
}
