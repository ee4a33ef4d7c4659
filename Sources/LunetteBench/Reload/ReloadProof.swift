import CBaseline
import LuaRuntime
import ScriptHost

/// Whether reloads leave anything: what is alive after very many is compared with what was alive
/// after the first ones.
enum ReloadProof {
  static var benchmark: Benchmark {
    Benchmark(name: "reload/reloads") { context in
      let first = context.isQuick ? 5 : 100
      let whole = context.isQuick ? 20 : 10_000
      let app = try ReloadApp(modules: 3)
      var options = HostOptions()
      options.keepsCode = true
      let host = try Host(options: options)
      try host.open(app.main)
      let early = try alive(host, app, reloads: 1...first)
      let late = try alive(host, app, reloads: first + 1...whole)
      return outcomes(early, late, count: whole)
    }
  }

  private struct Alive {
    var objects: Int
    var luaBytes: Int
    /// The most bytes that Lua had at once since the beginning.
    var peak: Int
    /// What the process has allocated.
    var bytes: Int
  }

  private static func alive(
    _ host: Host, _ app: ReloadApp, reloads: ClosedRange<Int>
  ) throws -> Alive {
    for number in reloads {
      try app.edit(number.isMultiple(of: 2) ? "Even" : "Odd.")
      let report = host.reload([app.edited])
      guard report.outcome == .reloaded else {
        throw BenchError.cannotRun("reload", report.errors.first?.text ?? report.line)
      }
      host.forgetReports()
    }
    let peak = host.state.peakByteCount
    host.state.collect()
    host.state.collect()
    return Alive(
      objects: host.state.peerCount, luaBytes: host.state.byteCount, peak: peak,
      bytes: Int(cb_allocated_bytes()))
  }

  private static func outcomes(_ early: Alive, _ late: Alive, count: Int) -> [Outcome] {
    func more(_ name: String, _ unit: Outcome.Unit, _ value: Int, limit: Double?) -> Outcome {
      Outcome(
        name: "reload/reloads: \(name)", unit: unit, size: count,
        measured: Figure([Double(value)]), scaled: Double(value), limit: limit)
    }
    var peak = more("peak of Lua", .bytes, late.peak, limit: nil)
    peak.rival = Outcome.Rival(
      name: "at first", measured: Figure([Double(early.peak)]),
      ratio: Figure([Double(late.peak) / Double(max(1, early.peak))]), limit: 1.05)
    return [
      more("objects that stay", .count, abs(late.objects - early.objects), limit: 0),
      more("bytes of Lua that stay", .bytes, abs(late.luaBytes - early.luaBytes), limit: 0),
      more("bytes of the process that stay", .bytes, max(0, late.bytes - early.bytes), limit: nil),
      peak,
    ]
  }
}
