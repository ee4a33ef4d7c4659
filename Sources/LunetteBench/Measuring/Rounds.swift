/// How long a measurement lasts.
struct Effort {
  /// How often the works are done in turn.
  var rounds: Int
  /// The least time of one work in one round, in nanoseconds.
  var slice: Double

  static let full = Effort(rounds: 25, slice: 3_000_000)
  static let quick = Effort(rounds: 3, slice: 50_000)
}

/// Measures works that compete: in each round one after the other, so that a slow moment of the
/// machine meets all of them.
enum Rounds {
  /// Times per repetition in nanoseconds: one list for each work, in order of the rounds.
  static func measure(_ works: [Work], _ effort: Effort) -> [[Double]] {
    let counts = works.map { count(of: $0, for: effort.slice) }
    var samples = [[Double]](repeating: [], count: works.count)
    for _ in 0..<effort.rounds {
      for index in works.indices {
        let time = Stopwatch.time(works[index], count: counts[index])
        samples[index].append(time / Double(counts[index]))
      }
    }
    return samples
  }

  /// How many repetitions last a slice. What is tried for it also warms up.
  private static func count(of work: Work, for slice: Double) -> Int {
    var count = 1
    while true {
      let time = Stopwatch.time(work, count: count)
      if time >= slice { return count }
      // At most tenfold: the first repetitions are slow ones.
      let factor = time > 0 ? min(10, max(2, slice / time * 1.1)) : 10
      count = Int(Double(count) * factor)
    }
  }
}
