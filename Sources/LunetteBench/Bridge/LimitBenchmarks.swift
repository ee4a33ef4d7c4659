import LuaRuntime

/// What limits cost a script that stays within them.
enum LimitBenchmarks {
  /// Calls, tables and texts: nothing of the host.
  private static let script = """
    return function(count)
      local function add(a, b) return a + b end
      local sum, list = 0, {}
      for i = 1, count do
        sum = add(sum, i % 7)
        list[i & 15] = { sum }
        if i & 63 == 0 then list.text = "n" .. sum end
      end
      return sum
    end
    """

  static var all: [Benchmark] {
    [Benchmark(name: "limits/pure Lua with memory and time limited") { [try measure($0)] }]
  }

  private static func measure(_ context: BenchContext) throws -> Outcome {
    let limited = try BridgeScene()
    limited.state.setLimits(LuaLimits(bytes: 1 << 30, seconds: 10))
    let free = try BridgeScene()
    let samples = Rounds.measure(
      [try limited.loop(script), try free.loop(script), context.calibration.loop], context.effort)
    let figure = Figure(samples[0])
    return Outcome(
      name: "limits/pure Lua with memory and time limited", unit: .nanoseconds, measured: figure,
      scaled: context.scaled(figure.median, calibration: Figure(samples[2]).median),
      rival: Outcome.Rival(
        name: "no limits", measured: Figure(samples[1]),
        ratio: Figure(zip(samples[0], samples[1]).map { $0 / $1 }), limit: 1.05))
  }
}
