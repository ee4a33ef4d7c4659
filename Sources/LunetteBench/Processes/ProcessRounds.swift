/// Runs whole processes in turn, and their calibration with them.
struct ProcessRounds {
  /// Milliseconds by process, then by round.
  let times: [[Double]]
  private let loops: [Double]

  /// - Parameter rounds: how often each is run, where it is not only to be seen that they work.
  init(_ processes: [ChildProcess], rounds: Int, _ context: BenchContext) throws(BenchError) {
    var times: [[Double]] = processes.map { _ in [] }
    var loops: [Double] = []
    for _ in 0..<(context.isQuick ? 2 : rounds) {
      for (index, process) in processes.enumerated() { times[index].append(try Self.time(process)) }
      loops.append(Stopwatch.time(context.calibration.loop, count: 100_000) / 100_000)
    }
    withExtendedLifetime(processes) {}
    self.times = times
    self.loops = loops
  }

  /// What one of the processes took.
  func outcome(
    _ name: String, of index: Int = 0, limit: Double? = nil, rival: (name: String, limit: Double)?,
    _ context: BenchContext
  ) -> Outcome {
    var outcome = outcome(name, times[index], limit: limit, context)
    if let rival, let rivalTimes = times.last {
      outcome.rival = Outcome.Rival(
        name: rival.name, measured: Figure(rivalTimes),
        ratio: Figure(zip(times[index], rivalTimes).map { $0 / $1 }), limit: rival.limit)
    }
    return outcome
  }

  /// The outcome of times that were reckoned from those of the processes.
  func outcome(
    _ name: String, _ times: [Double], limit: Double?, _ context: BenchContext
  ) -> Outcome {
    let figure = Figure(times)
    return Outcome(
      name: name, unit: .milliseconds, measured: figure,
      scaled: context.scaled(figure.median, calibration: Figure(loops).median), limit: limit)
  }

  /// Milliseconds of a run that has to succeed.
  private static func time(_ process: ChildProcess) throws(BenchError) -> Double {
    let ending = try process.run()
    guard ending.exitCode == 0 else {
      throw .cannotRun(process.words.joined(separator: " "), "exit code \(ending.exitCode)")
    }
    return ending.time / 1e6
  }
}
