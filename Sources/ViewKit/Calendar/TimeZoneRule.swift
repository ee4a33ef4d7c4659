/// The rule of a zone for the years to come, in the form of POSIX's `TZ`:
/// `WET0WEST,M3.5.0/1,M10.5.0`.
struct TimeZoneRule: Sendable {
  private let standardOffset: Int
  private let summer: Summer?

  private struct Summer {
    var offset: Int
    var start: Day
    var end: Day
  }

  /// A day of the year and the second of it.
  private struct Day {
    enum Form {
      /// The days from 1 to 365; 29 February is never counted.
      case withoutLeapDay(Int)
      /// The days from 0 to 365.
      case counted(Int)
      /// A month, a week of it (5 is the last one) and a day of the week.
      case weekday(month: Int, week: Int, day: Int)
    }

    var form: Form
    var second: Int
  }

  init?(_ text: String) {
    var parser = Parser(rest: Substring(text).utf8)
    guard parser.skipName(), let offset = parser.duration() else { return nil }
    standardOffset = -offset
    guard parser.skipName() else {
      summer = nil
      return
    }
    var summerOffset = standardOffset + 3600
    if parser.rest.first != UInt8(ascii: ",") {
      guard let offset = parser.duration() else { return nil }
      summerOffset = -offset
    }
    guard let start = parser.day(), let end = parser.day() else { return nil }
    summer = Summer(offset: summerOffset, start: start, end: end)
  }

  /// Seconds east of UTC at a moment, given in seconds since 1970.
  func offset(at moment: Int) -> Int {
    guard let summer else { return standardOffset }
    let year = Self.year(ofDay: Self.floor(moment + standardOffset, 86_400))
    let start = Self.moment(of: summer.start, in: year) - standardOffset
    let end = Self.moment(of: summer.end, in: year) - summer.offset
    let isSummer =
      start < end ? start <= moment && moment < end : !(end <= moment && moment < start)
    return isSummer ? summer.offset : standardOffset
  }

  // MARK: Calendar

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }

  /// The days from 1970 to 1 January of a year.
  private static func firstDay(of year: Int) -> Int {
    let before = year - 1
    return before * 365 + floor(before, 4) - floor(before, 100) + floor(before, 400) - 719_162
  }

  private static func year(ofDay day: Int) -> Int {
    // A year has 365.2425 days; the guess is off by one at most.
    var year = 1970 + floor(day * 400, 146_097)
    while firstDay(of: year) > day { year -= 1 }
    while firstDay(of: year + 1) <= day { year += 1 }
    return year
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The local time of a day of the rule, in seconds since 1970.
  private static func moment(of day: Day, in year: Int) -> Int {
    let first = firstDay(of: year)
    let number: Int
    switch day.form {
    case .withoutLeapDay(let day): number = day - 1 + (isLeap(year) && day >= 60 ? 1 : 0)
    case .counted(let day): number = day
    case .weekday(let month, let week, let weekday):
      let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      let start = lengths[..<(month - 1)].reduce(0, +)
      // 1 January 1970 was a Thursday.
      let startWeekday = ((first + start + 4) % 7 + 7) % 7
      var offset = (weekday - startWeekday + 7) % 7 + (week - 1) * 7
      if offset >= lengths[month - 1] { offset -= 7 }
      number = start + offset
    }
    return (first + number) * 86_400 + day.second
  }

  // MARK: Parsing

  private struct Parser {
    var rest: Substring.UTF8View

    /// Skips `WET` or `<+03>`; false when there is no name.
    mutating func skipName() -> Bool {
      if take("<") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
        rest = rest[rest.index(after: end)...]
        return true
      }
      let name = rest.prefix {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      }
      rest = rest.dropFirst(name.count)
      return name.count >= 3
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest = rest.dropFirst()
      return true
    }

    mutating func number(upTo limit: Int) -> Int? {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard !digits.isEmpty, digits.count <= 3 else { return nil }
      rest = rest.dropFirst(digits.count)
      let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return value <= limit ? value : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func duration() -> Int? {
      let sign = take("-") ? -1 : 1
      if sign == 1 { _ = take("+") }
      guard let hours = number(upTo: 167) else { return nil }
      var seconds = hours * 3600
      for unit in [60, 1] where take(":") {
        guard let value = number(upTo: 59) else { return nil }
        seconds += value * unit
      }
      return sign * seconds
    }

    /// `,M3.5.0/1`, `,J60` or `,59`; two o'clock unless a time is given.
    mutating func day() -> Day? {
      guard take(",") else { return nil }
      let form: Day.Form
      if take("M") {
        guard let month = number(upTo: 12), month > 0, take("."), let week = number(upTo: 5),
          week > 0, take("."), let day = number(upTo: 6)
        else { return nil }
        form = .weekday(month: month, week: week, day: day)
      } else if take("J") {
        guard let day = number(upTo: 365), day > 0 else { return nil }
        form = .withoutLeapDay(day)
      } else {
        guard let day = number(upTo: 365) else { return nil }
        form = .counted(day)
      }
      var second = 7200
      if take("/") {
        guard let time = duration() else { return nil }
        second = time
      }
      return Day(form: form, second: second)
    }
  }
}
