import LuaRuntime

/// What it costs to count lines: in Lua that does little on each, and in the specs of a plugin.
enum CoverageBenchmarks {
  /// A line does what lines of real scripts do: some arithmetic, a table. (Where it is one
  /// instruction, the hook of Lua alone costs tenfold, whatever it does.)
  private static let script = """
    return function(count)
      local list, sum = {}, 0
      for i = 1, count do
        local x = i % 97 + 1
        local y = x * x + i * 3
        if y % 3 == 0 then
          list[x] = y - x
        else
          list[x] = (list[x] or 0) + y // 2
        end
        sum = sum + list[x] - i
      end
      return sum
    end
    """

  static var all: [Benchmark] {
    [
      Benchmark(name: "coverage/a loop of dense lines") { [try measure($0)] },
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
      name: "coverage/a loop of dense lines", unit: .nanoseconds, measured: figure,
      scaled: context.scaled(figure.median, calibration: Figure(samples[2]).median),
      rival: Outcome.Rival(
        name: "no coverage", measured: Figure(samples[1]),
        ratio: Figure(zip(samples[0], samples[1]).map { $0 / $1 }), limit: 8))
  }
}
