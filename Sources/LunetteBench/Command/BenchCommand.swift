/// The `lunette-bench` command.
struct BenchCommand {
  let options: BenchOptions
  /// This program.
  let program: String
  /// Takes what is printed as it comes.
  let output: (String) -> Void
  /// Takes what is said about the work.
  let progress: (String) -> Void

  /// Runs the command line.
  ///
  /// - Returns: whether all went well.
  func run() throws -> Bool {
    if options.asksForHelp {
      output(BenchOptions.help)
      return true
    }
    if let loop = options.loop {
      guard let duel = Duel.all.first(where: { $0.name == loop.name }) else {
        throw BenchError.usage("there is no duel '\(loop.name)'")
      }
      try duel.run(loop.side, count: loop.count)
      return true
    }
    let benchmarks = Benchmark.all.filter { options.includes($0.name) }
    if options.lists {
      for benchmark in benchmarks { output(benchmark.name + "\n") }
      return true
    }
    guard !benchmarks.isEmpty else {
      throw BenchError.usage("no benchmark's name contains that; see lunette-bench --list")
    }
    return try measure(benchmarks)
  }

  private func measure(_ benchmarks: [Benchmark]) throws -> Bool {
    let before = try options.comparison.map { path in try ResultFile(at: path) }
    let effort = options.isQuick ? Effort.quick : .full
    let calibration = try Calibration()
    let speed = calibration.measure(effort)
    let counter =
      options.countsInstructions
      ? try InstructionCounter(program: program, isQuick: options.isQuick) : nil
    let context = BenchContext(
      calibration: calibration, effort: effort, isQuick: options.isQuick,
      instructions: counter,
      lunette: lunette)
    var outcomes: [Outcome] = []
    var failures = 0
    for benchmark in benchmarks {
      progress(benchmark.name)
      do {
        outcomes += try benchmark.run(context)
      } catch {
        failures += 1
        progress("failed: \(benchmark.name): \(error)")
      }
    }
    let results = ResultFile(calibration: speed, outcomes: outcomes)
    if options.isJSON {
      output(try results.text())
    } else {
      output(Report.heading(speed) + "\n" + Report.table(outcomes))
      output(Report.subtractions(outcomes))
      if let before { output("\n" + Comparison(before: before, now: results).text) }
    }
    return failures == 0
  }

  /// The command that is released, beside this program.
  private var lunette: String {
    let folder = program.lastIndex(of: "/").map { program[...$0] } ?? ""
    return folder + "lunette"
  }
}
