/// A moment, as `NSDate`: seconds since the beginning of 1970 in UTC.
public struct Date: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let timeIntervalSince1970: Double

  public init(timeIntervalSince1970 seconds: Double) { timeIntervalSince1970 = seconds }

  /// Before any other date that an application has, as in Cocoa: the first day of the year 1 in the
  /// Julian calendar.
  public static let distantPast = Date(timeIntervalSince1970: -62_135_769_600)
  /// After any other date, as in Cocoa: the first day of the year 4001.
  public static let distantFuture = Date(timeIntervalSince1970: 64_092_211_200)

  public static func < (left: Date, right: Date) -> Bool {
    left.timeIntervalSince1970 < right.timeIntervalSince1970
  }

  /// A date so many seconds later.
  public func addingTimeInterval(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: timeIntervalSince1970 + seconds)
  }

  /// The seconds from another date to this one.
  public func timeIntervalSince(_ other: Date) -> Double {
    timeIntervalSince1970 - other.timeIntervalSince1970
  }

  public var description: String { iso8601 }
}
