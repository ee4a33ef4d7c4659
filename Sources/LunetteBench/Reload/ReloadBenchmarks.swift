#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How long it takes from a save until the new screen is there, beside a start from nothing.
enum ReloadBenchmarks {
  static var all: [Benchmark] { [saves, ReloadProof.benchmark] }

  private static var saves: Benchmark {
    Benchmark(name: "reload/save to screen") { context in
      let app = try ReloadApp(modules: context.isQuick ? 5 : 200)
      let count = context.isQuick ? 4 : 300
      let process = try LiveProcess([context.lunette, "dev", app.main, "--format", "json"])
      _ = try process.nextLine()
      let cold = ChildProcess(words: [context.lunette, "render", app.main, "--format", "json"])
      var times: [Double] = []
      var starts: [Double] = []
      var loops: [Double] = []
      for number in 1...count {
        let start = Stopwatch.wallTime
        try app.edit("Edit \(number)")
        try wait(for: "\"Edit \(number) ", in: process)
        times.append((Stopwatch.wallTime - start) / 1e6)
        if number % max(1, count / 20) == 0 {
          starts.append(try cold.run().time / 1e6)
          loops.append(Stopwatch.time(context.calibration.loop, count: 100_000) / 100_000)
        }
        // The next save is one of its own.
        usleep(20_000)
      }
      let loop = Figure(loops).median
      let slow = times.sorted()[Int(Double(count - 1) * 0.99)]
      var median = outcome("", Figure(times), limit: 15, loop, app, context)
      let beside = Figure(starts)
      median.rival = Outcome.Rival(
        name: "render", measured: beside,
        ratio: Figure(times.map { $0 / beside.median }), limit: nil)
      return [median, outcome(": p99", Figure([slow]), limit: 40, loop, app, context)]
    }
  }

  private static func outcome(
    _ name: String, _ figure: Figure, limit: Double, _ loop: Double, _ app: ReloadApp,
    _ context: BenchContext
  ) -> Outcome {
    Outcome(
      name: "reload/save to screen" + name, unit: .milliseconds, size: app.modules,
      measured: figure, scaled: context.scaled(figure.median, calibration: loop), limit: limit)
  }

  private static func wait(for text: String, in process: LiveProcess) throws(BenchError) {
    while true {
      let line = try process.nextLine()
      // By the C library, which is fast in a build for debugging, too.
      if strstr(line, text) != nil { return }
    }
  }
}
