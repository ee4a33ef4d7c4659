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
      if !isYear, let seconds = decimal(text), seconds.magnitude < 1e11 {
        return Instant(seconds: seconds)
      }
      var reader = InstantReader(rest: text[...])
      guard let instant = reader.read() else {
        throw InvalidValue(
          expected: "a moment, as 2014-09-30, 2014-09-30T17:06:25+06:00 (UTC without an offset) "
            + "or seconds since 1970")
      }
      return instant
    }
  }
}

private struct InstantReader {
  var rest: Substring

  mutating func read() -> Instant? {
    guard let year = number(4, in: 1...9999), take("-"), let month = number(2, in: 1...12),
      take("-"), let day = number(2, in: 1...Self.days(in: month, of: year))
    else { return nil }
    var seconds = Double(Self.daysSince1970(year, month, day) * 86_400)
    if rest.isEmpty { return Instant(seconds: seconds) }
    guard take("T") || take("t") || take(" "), let hour = number(2, in: 0...23), take(":"),
      let minute = number(2, in: 0...59)
    else { return nil }
    seconds += Double(hour * 3600 + minute * 60)
    if take(":") {
      guard let second = number(2, in: 0...59) else { return nil }
      seconds += Double(second)
      if take(".") {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard let fraction = Double("0." + digits), !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        seconds += fraction
      }
    }
    guard let offset = offset() else { return nil }
    return Instant(seconds: seconds - Double(offset))
  }

  /// The offset from UTC in seconds; nothing is none.
  private mutating func offset() -> Int? {
    if rest.isEmpty || take("Z") || take("z") { return rest.isEmpty ? 0 : nil }
    let sign: Int
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = number(2, in: 0...14) else { return nil }
    _ = take(":")
    guard let minutes = number(2, in: 0...59), rest.isEmpty else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ digits: Int, in range: ClosedRange<Int>) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ ("0"..."9").contains($0) }),
      let number = Int(text), range.contains(number)
    else { return nil }
    rest = rest.dropFirst(digits)
    return number
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Days before a year, counted from year 1.
    func days(before year: Int) -> Int {
      let past = year - 1
      return past * 365 + past / 4 - past / 100 + past / 400
    }
    var count = days(before: year) - days(before: 1970) + day - 1
    for earlier in 1..<month { count += Self.days(in: earlier, of: year) }
    return count
  }
}
