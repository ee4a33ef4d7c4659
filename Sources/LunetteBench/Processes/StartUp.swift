#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How long a whole process takes for a screen with one label, beside an empty `lua5.4`.
enum StartUp {
  static let script = """
    local ui = require "lunette"
    return ui.Label{ text = "Hello" }
    """

  static var benchmarks: [Benchmark] {
    [
      Benchmark(name: "process/render one label") { context in
        guard ChildProcess.exists("lua5.4") else {
          throw BenchError.cannotRun("lua5.4", "it is not on PATH")
        }
        let file = TemporaryFile(ending: ".lua", script)
        let subject = ChildProcess(words: [context.lunette, "render", file.path])
        let rival = ChildProcess(words: ["lua5.4", "-e", ""])
        return [try compare(subject, rival, context)]
      }
    ]
  }

  private static func compare(
    _ subject: ChildProcess, _ rival: ChildProcess, _ context: BenchContext
  ) throws -> Outcome {
    var times: [Double] = []
    var rivalTimes: [Double] = []
    var loops: [Double] = []
    for _ in 0..<(context.isQuick ? 3 : 41) {
      times.append(try time(subject))
      rivalTimes.append(try time(rival))
      loops.append(Stopwatch.time(context.calibration.loop, count: 100_000) / 100_000)
    }
    let figure = Figure(times)
    return Outcome(
      name: "process/render one label", unit: .milliseconds, measured: figure,
      scaled: context.scaled(figure.median, calibration: Figure(loops).median),
      rival: Outcome.Rival(
        name: "lua5.4", measured: Figure(rivalTimes),
        ratio: Figure(zip(times, rivalTimes).map { $0 / $1 }), limit: 6))
  }

  /// Milliseconds of a run that has to succeed.
  private static func time(_ process: ChildProcess) throws -> Double {
    let ending = try process.run()
    guard ending.exitCode == 0 else {
      throw BenchError.cannotRun(process.words[0], "exit code \(ending.exitCode)")
    }
    return ending.time / 1e6
  }
}
