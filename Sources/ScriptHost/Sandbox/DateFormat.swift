import ViewKit

/// Formats of `os.date`, as C's `strftime` has them in the C locale.
struct DateFormat {
  let time: CivilTime
  /// Seconds east of UTC.
  let offset: Int
  let zone: String
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The text of a format; a failure when it has a conversion that C does not know.
  func text(_ format: ArraySlice<UInt8>) -> Result<[UInt8], UnknownConversion> {
    var result: [UInt8] = []
    var rest = format
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      rest = rest[(percent + 1)...]
      var conversion = ""
      if let first = rest.first, first == UInt8(ascii: "E") || first == UInt8(ascii: "O") {
        conversion.append(Character(Unicode.Scalar(first)))
        rest.removeFirst()
      }
      if let letter = rest.popFirst() {
        conversion.append(letter < 0x80 ? Character(Unicode.Scalar(letter)) : "\u{FFFD}")
      }
      guard DateFormat.isKnown(conversion), let letter = conversion.last,
        let text = text(of: letter)
      else { return .failure(UnknownConversion(text: "%" + conversion)) }
      result += text.utf8
    }
    return .success(result + rest)
  }

  struct UnknownConversion: Error {
    let text: String
  }

  /// The conversions of C99 with their modifiers, which Lua allows.
  private static func isKnown(_ conversion: String) -> Bool {
    guard conversion.count == 2 else { return true }
    return conversion.first == "E"
      ? "cCxXyY".contains(conversion.last ?? " ") : "deHImMSuUVwWy".contains(conversion.last ?? " ")
  }

  private func text(of letter: Character) -> String? {
    let hour12 = time.hour % 12 == 0 ? 12 : time.hour % 12
    switch letter {
    case "a": return String(DateFormat.weekdays[time.weekday].prefix(3))
    case "A": return DateFormat.weekdays[time.weekday]
    case "b", "h": return String(DateFormat.months[time.month - 1].prefix(3))
    case "B": return DateFormat.months[time.month - 1]
    case "C": return "\(CivilTime.floorDivide(time.year, 100))"
    case "d": return two(time.day)
    case "e": return padded(time.day, " ")
    case "g": return two(((time.isoWeek.year % 100) + 100) % 100)
    case "G": return "\(time.isoWeek.year)"
    case "H": return two(time.hour)
    case "I": return two(hour12)
    case "j":
      let day = "\(time.yearday + 1)"
      return String(repeating: "0", count: max(0, 3 - day.count)) + day
    case "m": return two(time.month)
    case "M": return two(time.minute)
    case "n": return "\n"
    case "p": return time.hour < 12 ? "AM" : "PM"
    case "S": return two(time.second)
    case "t": return "\t"
    case "u": return "\(time.weekday == 0 ? 7 : time.weekday)"
    case "U": return two((time.yearday + 7 - time.weekday) / 7)
    case "V": return two(time.isoWeek.week)
    case "w": return "\(time.weekday)"
    case "W": return two((time.yearday + 7 - (time.weekday + 6) % 7) / 7)
    case "y": return two(((time.year % 100) + 100) % 100)
    case "Y": return "\(time.year)"
    case "z":
      let minutes = abs(offset) / 60
      return (offset < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60)
    case "Z": return zone
    case "%": return "%"
    default: return composed(letter)
    }
  }

  /// Conversions that stand for several others.
  private func composed(_ letter: Character) -> String? {
    let format: String
    switch letter {
    case "c": format = "%a %b %e %H:%M:%S %Y"
    case "D", "x": format = "%m/%d/%y"
    case "F": format = "%Y-%m-%d"
    case "r": format = "%I:%M:%S %p"
    case "R": format = "%H:%M"
    case "T", "X": format = "%H:%M:%S"
    default: return nil
    }
    return try? String(decoding: text(Array(format.utf8)[...]).get(), as: UTF8.self)
  }

  private func two(_ value: Int) -> String { padded(value, "0") }

  private func padded(_ value: Int, _ pad: Character) -> String {
    let text = "\(value)"
    return text.count < 2 ? "\(pad)\(text)" : text
  }
}
