/// A traceback in which calls that repeat, alone or as a cycle, stand once.
enum FoldedTraceback {
  /// The longest cycle that is looked for.
  private static let longestCycle = 6
  /// From so many rounds on a cycle is folded.
  private static let leastRounds = 3

  static func lines(of calls: [String]) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < calls.count {
      guard let cycle = cycle(at: index, in: calls) else {
        lines.append(calls[index])
        index += 1
        continue
      }
      lines += calls[index..<(index + cycle.length)]
      let what = cycle.length == 1 ? "the same call" : "the same \(cycle.length) calls"
      lines.append("… \(what) \(cycle.rounds - 1) times more")
      index += cycle.length * cycle.rounds
    }
    return lines
  }

  /// The shortest cycle that begins at a call.
  private static func cycle(at start: Int, in calls: [String]) -> (length: Int, rounds: Int)? {
    for length in 1...longestCycle {
      var end = start + length
      while end < calls.count, calls[end] == calls[end - length] { end += 1 }
      let rounds = (end - start) / length
      if rounds >= leastRounds { return (length, rounds) }
    }
    return nil
  }
}
