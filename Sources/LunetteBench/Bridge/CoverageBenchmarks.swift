import LuaRuntime

/// What it costs to count lines: in Lua that does little on each, and in the specs of a plugin.
enum CoverageBenchmarks {
  /// Nothing but short lines.
  private static let script = """
    return function(count)
      local a, b, c = 0, 1, 2
      for i = 1, count do
        a = a + i
        b = b ~ a
        c = c & b
        if c > i then
          a = a - c
        else
          a = a + c
        end
        b = b + 1
      end
      return a
    end
    """

  static var all: [Benchmark] {
    [
      Benchmark(name: "coverage/a loop of short lines") { [try measure($0)] },
      Benchmark(name: "coverage/the specs of a plugin") { context in
        let words = [context.lunette, "test", "plugins/login"]
        let rounds = try ProcessRounds(
          [ChildProcess(words: words + ["--coverage"]), ChildProcess(words: words)], rounds: 41,
          context)
        return [
          rounds.outcome(
            "coverage/the specs of a plugin", rival: ("no coverage", limit: 3), context)
        ]
      },
    ]
  }

  private static func measure(_ context: BenchContext) throws -> Outcome {
    let counting = try BridgeScene()
    counting.state.startCoverage { _ in 20 }
    let free = try BridgeScene()
    let samples = Rounds.measure(
      [try counting.loop(script), try free.loop(script), context.calibration.loop],
      context.effort)
    let figure = Figure(samples[0])
    return Outcome(
      name: "coverage/a loop of short lines", unit: .nanoseconds, measured: figure,
      scaled: context.scaled(figure.median, calibration: Figure(samples[2]).median),
      rival: Outcome.Rival(
        name: "no coverage", measured: Figure(samples[1]),
        ratio: Figure(zip(samples[0], samples[1]).map { $0 / $1 }), limit: 8))
  }
}
