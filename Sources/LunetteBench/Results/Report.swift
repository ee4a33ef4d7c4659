/// The results for people: one table for each topic.
struct Report {
  /// What stands before the tables.
  static func heading(_ calibration: Figure) -> String {
    let own = number(calibration.median)
    return """
      One iteration of an empty Lua loop takes \(own) ns here (±\(percent(calibration.spread))); \
      on the reference machine \(number(Calibration.reference)) ns.
      Times are medians of processor time, ± half the distance of the quartiles; "scaled" is for
      the reference machine. A goal that is missed has a cross.

      """
  }

  /// The row of an outcome.
  static func cells(_ outcome: Outcome) -> [String] {
    let rival = outcome.rival
    let instructions = outcome.instructions
    var goals: [String] = []
    if let limit = rival?.limit { goals.append("≤ \(number(limit))×") }
    if let limit = outcome.limit { goals.append("≤ \(number(limit)) \(outcome.unit.rawValue)") }
    if let exponent = outcome.exponent { goals.append("n^\(fixed(exponent, 2))") }
    let mark = outcome.isGood == false ? " ✗" : ""
    return [
      outcome.fullName,
      "\(number(outcome.measured.median)) \(outcome.unit.rawValue)",
      percent(outcome.measured.spread),
      outcome.unit == .bytes || outcome.unit == .count ? "" : number(outcome.scaled),
      rival.map { "\(number($0.measured.median)) \($0.name)" } ?? "",
      rival.map { fixed($0.ratio.median, 2) } ?? "",
      rival.map { percent($0.ratio.spread) } ?? "",
      instructions.map { fixed($0.measured, 0) } ?? "",
      instructions.map { fixed($0.rival, 0) } ?? "",
      instructions.map { fixed($0.ratio, 2) } ?? "",
      goals.joined(separator: ", ") + mark,
    ]
  }

  /// A table of outcomes.
  static func table(_ outcomes: [Outcome]) -> String {
    let header = [
      "", "measured", "±", "scaled", "rival", "ratio", "±", "instr.", "rival", "ratio", "goal",
    ]
    return TextTable([header] + outcomes.map(cells)).text
  }

  /// What was taken off both sides of the duels.
  static func subtractions(_ outcomes: [Outcome]) -> String {
    let rows = outcomes.compactMap { outcome in
      outcome.subtracted.map {
        [outcome.name, number($0.model), number($0.rivalModel), number($0.loop)]
      }
    }
    guard !rows.isEmpty else { return "" }
    let header = ["Subtracted, in ns", "model in Swift", "model in C", "empty loop"]
    return "\n" + TextTable([header] + rows).text
  }

  // MARK: Numbers

  /// A number with three significant digits.
  static func number(_ value: Double) -> String {
    let size = abs(value)
    return fixed(value, size < 10 ? 2 : size < 100 ? 1 : 0)
  }

  static func percent(_ part: Double) -> String { fixed(part * 100, 0) + "%" }

  /// A number with this many digits behind the point.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "?" }
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let units = Int((abs(value) * power).rounded())
    let sign = value < 0 && units > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(units) }
    let text = String(units)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
