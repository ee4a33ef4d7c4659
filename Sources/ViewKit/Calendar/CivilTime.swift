/// A date and time of day in the Gregorian calendar, as C's `struct tm` has it.
package struct CivilTime: Equatable {
  package var year: Int
  /// 1…12
  package var month: Int
  /// 1…31
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int

  /// The seconds since 1970 whose year fits the 32 bits of C's `tm_year`, which counts from 1900.
  package static let representable =
    seconds(year: Int(Int32.min) + 1900)...seconds(year: Int(Int32.max) + 1901) - 1

  /// The calendar time of a number of seconds since 1970, already moved to the time zone.
  package init(seconds: Int) {
    let days = CivilTime.floorDivide(seconds, 86_400)
    let rest = seconds - days * 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    // Years begin in March, so that the leap day is the last; 400 years are an era.
    let shifted = days + 719_468
    let era = CivilTime.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Seconds since 1970 of fields that may lie outside of their ranges, as `mktime` takes them.
  package static func seconds(
    year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) -> Int {
    let monthIndex = month - 1
    let year = year + floorDivide(monthIndex, 12)
    let month = monthIndex - floorDivide(monthIndex, 12) * 12 + 1
    let days = CivilTime.days(year: year, month: month) + day - 1
    return days * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// Days from 1970 to the first of a month.
  private static func days(year: Int, month: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private var daysSince1970: Int { CivilTime.days(year: year, month: month) + day - 1 }

  /// 0 is Sunday.
  package var weekday: Int {
    let value = (daysSince1970 + 4) % 7
    return value < 0 ? value + 7 : value
  }

  /// 0 is the first of January.
  package var yearday: Int { daysSince1970 - CivilTime.days(year: year, month: 1) }

  /// The week of ISO 8601 and the year it belongs to.
  package var isoWeek: (year: Int, week: Int) {
    let monday = (weekday + 6) % 7
    // The Thursday of the week decides the year.
    let thursday = CivilTime(seconds: (daysSince1970 - monday + 3) * 86_400)
    return (thursday.year, thursday.yearday / 7 + 1)
  }

  package static func floorDivide(_ a: Int, _ b: Int) -> Int {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
  }
}
