import Rendering

/// Runs the specs that some options mean.
///
/// ```swift
/// var options = TestOptions()
/// options.roots = ["plugins/login/spec"]
/// let summary = try TestRunner(options).run { event in print(event) }
/// ```
public struct TestRunner {
  public let options: TestOptions

  public init(_ options: TestOptions) { self.options = options }

  /// Runs them all.
  ///
  /// - Parameter send: takes what happens, in order and from one thread at a time.
  /// - Throws: what keeps tests from being run at all. Mistakes in specs are events.
  public func run(_ send: @escaping @Sendable (TestEvent) -> Void) throws(TestRunFailure)
    -> TestSummary
  {
    let start = TestClock.monotonic
    let files = try ordered(SpecFinder(options).files())
    let queue = SpecQueue(files)
    let seed = options.shufflesTests || options.shufflesFiles ? options.seed : nil
    send(.runStarted(files: files.count, run: 1, runs: options.repeats, seed: seed))
    var summary = TestSummary()
    let jobs = min(options.jobs, files.count)
    let coverage =
      options.coverage.isOn && !options.listsOnly
      ? CoverageCollector(CoverageScope(options, files)) : nil
    if jobs > 1 {
      summary = try TestRunner.parallel(jobs, queue, options, coverage, send)
    } else {
      try TestRunner.work(queue, options, coverage, send) { summary.add($0) }
    }
    if options.runsAllTests, !options.listsOnly, summary.problems == 0 {
      tellOrphans(of: files, &summary, send)
    }
    if let coverage { finish(coverage, &summary, send) }
    summary.duration = TestClock.monotonic - start
    send(.runEnded(summary))
    return summary
  }

  /// The paths of the files of specs that are found.
  public func specFiles() throws(TestRunFailure) -> [String] {
    try SpecFinder(options).files().map(\.path)
  }

  /// Tells of snapshots whose spec files are gone.
  private func tellOrphans(
    of files: [SpecFile], _ summary: inout TestSummary, _ send: (TestEvent) -> Void
  ) {
    let said = OrphanedSnapshots.report(
      besides: files.map(\.path), in: (try? SpecFinder(options).snapshotFolders()) ?? [],
      policy: options.snapshotPolicy
    ).notes(options.snapshotPolicy)
    for text in said.notes { send(.note(text)) }
    for text in said.problems {
      summary.addProblem()
      let report = ErrorReport(kind: "snapshots", message: text)
      send(.problem(TestProblem(kind: .error, subject: "snapshots", file: "", report: report)))
    }
  }

  /// Tells of the coverage, and of what it lacks.
  private func finish(
    _ coverage: CoverageCollector, _ summary: inout TestSummary, _ send: (TestEvent) -> Void
  ) {
    let report = coverage.report()
    for note in report.notes { send(.note(note)) }
    for failure in options.coverage.thresholds.flatMap({ $0.failures(in: report) }) {
      summary.addProblem()
      send(.problem(failure))
    }
    send(.coverage(report))
  }

  private func ordered(_ files: [SpecFile]) -> [SpecFile] {
    var files = files
    if options.sortsFiles {
      files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    } else if options.shufflesFiles {
      var generator = SeededGenerator(seed: options.seed)
      files.shuffle(using: &generator)
    }
    if let chosen = options.chosen { files.removeAll { chosen[$0.path] == nil } }
    if !options.firstFiles.isEmpty {
      files =
        files.filter { options.firstFiles.contains($0.path) }
        + files.filter { !options.firstFiles.contains($0.path) }
    }
    guard let shard = options.shard else { return files }
    return files.enumerated().filter { $0.offset % shard.count == shard.number - 1 }
      .map(\.element)
  }

  /// Runs files until none is left, in one state for each home.
  private static func work(
    _ queue: SpecQueue, _ options: TestOptions, _ coverage: CoverageCollector?,
    _ send: @escaping (TestEvent) -> Void, _ add: (TestSummary) -> Void
  ) throws(TestRunFailure) {
    for home in queue.homes where queue.hasFiles(home: home) {
      let state = try SpecState(
        plugin: home.plugin, options: options, coverage: coverage,
        nextFile: { queue.next(home: home, run: $0) }, send: send)
      state.run()
      coverage?.add(state.host.state)
      add(state.events.summary)
      if let bail = options.bail, state.events.summary.failed >= bail { queue.stop() }
      if options.keepsStates { _ = Unmanaged.passRetained(state) }
    }
  }

  private static func parallel(
    _ jobs: Int, _ queue: SpecQueue, _ options: TestOptions, _ coverage: CoverageCollector?,
    _ send: @escaping @Sendable (TestEvent) -> Void
  ) throws(TestRunFailure) -> TestSummary {
    let total = Locked(TestSummary())
    let failure = Locked<TestRunFailure?>(nil)
    let output = Locked(())
    let workers = (0..<jobs).compactMap { _ in
      Worker {
        // The events of a file are kept until its end, so that those of several do not mix.
        let batch = EventBatch { events in
          output.update { _ in
            for event in events { send(event) }
          }
        }
        do throws(TestRunFailure) {
          try work(queue, options, coverage, { batch.add($0) }) { summary in
            total.update { $0.add(summary) }
          }
        } catch {
          queue.stop()
          failure.update { $0 = $0 ?? error }
        }
        batch.flush()
      }
    }
    for worker in workers { worker.join() }
    if let failure = failure.value { throw failure }
    return total.value
  }
}

/// The events of a file until its end.
private final class EventBatch {
  private let send: ([TestEvent]) -> Void
  private var events: [TestEvent] = []

  init(send: @escaping ([TestEvent]) -> Void) { self.send = send }

  func add(_ event: TestEvent) {
    events.append(event)
    if case .fileEnded = event { flush() }
  }

  func flush() {
    send(events)
    events = []
  }
}

/// Numbers that are the same for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  // splitmix64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
