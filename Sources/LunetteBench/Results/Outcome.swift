/// One line of the report.
struct Outcome: Codable {
  enum Unit: String, Codable {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case milliseconds = "ms"
    case bytes
    case count = ""
  }

  /// What stands beside the subject: somebody else's time for the same work, or a floor.
  struct Rival: Codable {
    var name: String
    var measured: Figure
    /// The subject's time in parts of the rival's, round by round.
    var ratio: Figure
    /// The most that the ratio should be; nil when there is no goal.
    var limit: Double?
  }

  struct Instructions: Codable {
    var measured: Double
    var rival: Double
    var ratio: Double { rival > 0 ? measured / rival : 0 }
  }

  /// What was taken off both sides, in the unit of the outcome: the models without Lua, and the
  /// empty loop around.
  struct Subtracted: Codable {
    var model: Double
    var rivalModel: Double
    var loop: Double
  }

  var name: String
  var unit: Unit
  /// How large the input was, where it was measured at several sizes.
  var size: Int?
  var measured: Figure
  /// The median on the reference machine; the same as measured for bytes.
  var scaled: Double
  /// The most that ``scaled`` should be; nil when there is no goal.
  var limit: Double?
  var rival: Rival?
  var subtracted: Subtracted?
  var instructions: Instructions?
  /// How the cost grows with the size: 1 is in proportion. On the line of the largest size.
  var exponent: Double?

  /// The name with the size.
  var fullName: String { size.map { "\(name), \($0)" } ?? name }

  /// Whether it is within its goals; nil when it has none.
  var isGood: Bool? {
    var verdicts: [Bool] = []
    if let limit { verdicts.append(scaled <= limit) }
    if let rival, let limit = rival.limit { verdicts.append(rival.ratio.median <= limit) }
    if let instructions, let limit = rival?.limit { verdicts.append(instructions.ratio <= limit) }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy(\.self)
  }
}
