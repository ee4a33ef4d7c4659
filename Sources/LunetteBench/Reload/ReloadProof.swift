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
      let early = try remains(host, app, reloads: 1...first)
      return try remains(host, app, reloads: first + 1...whole).outcomes(
        "reload/reloads", since: early, cycles: whole, processBytes: ReloadProof.cacheSize)
    }
  }

  /// What the C library keeps for the thread of freed blocks, and counts as allocated: up to seven of
  /// each size up to 1,032 bytes. It fills by and by; without it (GLIBC_TUNABLES with
  /// glibc.malloc.tcache_count=0) 16 bytes stay after 10,000 reloads, where a block for each would be
  /// more than this.
  private static let cacheSize = Double(stride(from: 24, through: 1_032, by: 16).reduce(0, +) * 7)

  private static func remains(
    _ host: Host, _ app: ReloadApp, reloads: ClosedRange<Int>
  ) throws -> Remains {
    for number in reloads {
      try app.edit(number.isMultiple(of: 2) ? "Even" : "Odd.")
      let report = host.reload([app.edited])
      guard report.outcome == .reloaded else {
        throw BenchError.cannotRun("reload", report.errors.first?.text ?? report.line)
      }
      host.forgetReports()
    }
    return Remains(of: host.state)
  }
}
