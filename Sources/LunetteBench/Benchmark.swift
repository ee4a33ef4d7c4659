/// One thing that is measured.
struct Benchmark {
  /// What `--filter` looks at: the topic, a slash, and what is measured.
  let name: String
  let run: (BenchContext) throws -> [Outcome]

  /// All of them, in the order of the report.
  static var all: [Benchmark] {
    Duel.all.map(\.benchmark) + LimitBenchmarks.all + CoverageBenchmarks.all
      + StartUp.benchmarks + TestRuns.benchmarks + ScreenBenchmarks.all + TextBenchmarks.all
      + PictureBenchmarks.all + DrawingBenchmarks.all
      + ViewBenchmarks.all + MotionBenchmarks.all + MemoryBenchmarks.all + [PushPopProof.benchmark]
      + ReloadBenchmarks.all + TableBenchmarks.all + GridBenchmarks.all + ListBenchmarks.all
  }
}

/// What benchmarks are given.
struct BenchContext {
  let calibration: Calibration
  let effort: Effort
  /// Whether it only matters that the benchmark works.
  let isQuick: Bool
  /// Nil unless instructions are asked for.
  let instructions: InstructionCounter?
  /// The command that is released.
  let lunette: String

  /// A time as the reference machine would have it.
  func scaled(_ time: Double, calibration: Double) -> Double {
    calibration > 0 ? time * Calibration.reference / calibration : time
  }
}
