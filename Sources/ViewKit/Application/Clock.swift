/// The time that everything of one application goes by. It moves when it is told to.
public final class Clock {
  /// Seconds since the application started.
  public private(set) var time = 0.0
  /// The date at which it started, in seconds since 1970 (UTC).
  public let start: Double

  /// - Parameter start: seconds since 1970; by default 9 January 2007, 9:41 UTC: the day on which
  ///   the first iPhone was shown, and the time in the status bars of Apple's pictures.
  public init(start: Double = 1_168_335_660) {
    self.start = start
  }

  /// The date now, in seconds since 1970.
  public var now: Double { start + time }

  /// The date now.
  public var date: Date { Date(timeIntervalSince1970: now) }

  /// Moves the clock; never back.
  func move(to time: Double) {
    self.time = max(Clock.round(time), self.time)
  }

  /// A time in whole nanoseconds, so that ten times 0.1 s is 1 s.
  public static func round(_ time: Double) -> Double {
    (time * 1e9).rounded() / 1e9
  }
}
