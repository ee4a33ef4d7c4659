extension Date {
  /// A date as ISO 8601 has it: `2014-09-30`, `2014-09-30T17:06:25`, `…25.5+06:00`, `…Z`; UTC
  /// without an offset. Nil for any other text.
  public init?(iso8601 text: String) {
    var reader = DateReader(rest: text[...])
    guard let date = reader.read() else { return nil }
    self = date
  }

  /// The date as ISO 8601 has it, in UTC: `2014-09-30T11:06:25Z`, with a fraction to the
  /// microsecond when there is one. Years outside of 0 to 9999 are shown in seconds.
  public var iso8601: String {
    let moved = (timeIntervalSince1970 * 1e6).rounded()
    guard moved.magnitude < 2.6e17 else { return "\(timeIntervalSince1970) s" }
    let microseconds = Int(moved)
    var (seconds, fraction) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if fraction < 0 { (seconds, fraction) = (seconds - 1, fraction + 1_000_000) }
    let time = CivilTime(seconds: seconds)
    guard 0...9999 ~= time.year else { return "\(timeIntervalSince1970) s" }
    let day = [(time.year, 4), (time.month, 2), (time.day, 2)].map(Self.padded)
    let clock = [(time.hour, 2), (time.minute, 2), (time.second, 2)].map(Self.padded)
    var text = day.joined(separator: "-") + "T" + clock.joined(separator: ":")
    if fraction > 0 {
      var digits = Self.padded(fraction, 6)
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text + "Z"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

/// Reads a date of ISO 8601 from left to right.
private struct DateReader {
  var rest: Substring

  mutating func read() -> Date? {
    guard let year = number(4, in: 0...9999), take("-"), let month = number(2, in: 1...12),
      take("-"), let day = number(2, in: 1...Self.days(in: month, of: year))
    else { return nil }
    var seconds = Double(
      CivilTime.seconds(year: year, month: month, day: day))
    if rest.isEmpty { return Date(timeIntervalSince1970: seconds) }
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
    return Date(timeIntervalSince1970: seconds - Double(offset))
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
}
