import ScriptHost
import ViewKit

/// A moment in seconds since 1970 in UTC, read from ISO 8601.
struct Instant: Equatable {
  var seconds: Double
}

extension ValueParser where Value == Instant {
  /// `2014-09-30`, `2014-09-30T17:06:25`, `…25.5+06:00`, `…Z`, or Unix seconds.
  static var instant: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      // Four digits are a year that somebody did not finish.
      let isYear = text.count == 4 && text.allSatisfy(\.isNumber)
      if !isYear, let seconds = ScreenSize.decimal(text), seconds.magnitude < 1e11 {
        return Instant(seconds: seconds)
      }
      guard let date = Date(iso8601: text) else {
        throw InvalidValue(
          expected: "a moment, as 2014-09-30, 2014-09-30T17:06:25+06:00 (UTC without an offset) "
            + "or seconds since 1970")
      }
      return Instant(seconds: date.timeIntervalSince1970)
    }
  }
}
