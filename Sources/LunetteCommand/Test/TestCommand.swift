import LuaRuntime
import Rendering
import ScriptHost
import ScriptTesting

/// `lunette test`: runs specs.
struct TestCommand {
  let surroundings: TestSurroundings

  static let summary = "Run specs: the tests of scripts, written as for busted."

  static var help: HelpPage {
    HelpPage(
      usage: "lunette test [PATH…] [options]",
      summary: summary
        + " PATH is a file or a folder of specs; without one, every folder spec below the working "
        + "folder is meant, and in it the files *_spec.lua.",
      options: TestArguments.options,
      notes: [
        "The specs of a plugin (in its folder spec) run in its sandbox, all others with Lua's "
          + "whole library. Options can stand in a file .busted.",
        "PATH_spec.lua:LINE runs the test on that line, or else the block around it; "
          + "PATH_spec.lua:LINE:LINE what these lines touch. What a run found is kept below "
          + "$XDG_CACHE_HOME/lunette (~/.cache/lunette), not with CI=true: --last-failed, "
          + "--failed-first, --changed and --related look there; spec files that never ran count "
          + "as reading everything.",
        "With --coverage those files of tested plugins count that are not in their folders spec, "
          + "loaded or not, and where specs belong to no plugin the files below the working folder "
          + "that they load. A GLOB is one of .gitignore, such as src/**/*.lua. The comment "
          + "-- coverage: ignore takes out a line or the function that begins there.",
        "The exit status is 0 when all tests passed, 1 when one failed, 2 when the command line is "
          + "wrong, 5 when no test was found.",
      ])
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var arguments: TestArguments
    do throws(Failure) {
      arguments = try TestConfiguration(surroundings: surroundings).arguments(words)
    } catch {
      switch error {
      case .usage(let error): throw error
      case .other(let message): return failed(message)
      }
    }
    let history = RunHistory(surroundings)
    do throws(Failure) {
      let selection = TestSelection(
        surroundings: surroundings, record: history.record, isKnown: history.isKnown)
      let problem = try selection.choose(&arguments)
      if arguments.isWatched { return watch(words, arguments, history, problem) }
      if let problem { return Outcome(diagnostics: "lunette: \(problem)\n") }
    } catch {
      switch error {
      case .usage(let error): throw error
      case .other(let message): return failed(message)
      }
    }
    return run(arguments, history)
  }

  private func watch(
    _ words: [String], _ arguments: TestArguments, _ history: RunHistory, _ problem: String?
  ) -> Outcome {
    do throws(FileFailure) {
      var outcome = try WatchSession(self, words, arguments, history).run(problem)
      // It was told already.
      outcome.diagnostics = ""
      return outcome
    } catch {
      return failed("lunette: files cannot be watched: \(error.reason)")
    }
  }

  /// Runs tests once, and keeps what became of them.
  func run(_ arguments: TestArguments, _ history: RunHistory) -> Outcome {
    do throws(FileFailure) {
      return try report(arguments, history)
    } catch {
      return failed("lunette: \(error.reason)")
    }
  }

  /// Why no test is run.
  enum Failure: Error {
    case usage(UsageError)
    case other(String)
  }

  private func failed(_ message: String) -> Outcome {
    Outcome(diagnostics: message + "\n", exitCode: .failure)
  }

  private func report(
    _ arguments: TestArguments, _ history: RunHistory
  ) throws(FileFailure) -> Outcome {
    var reporters: [any Reporter] = []
    for report in reports(arguments) {
      let write = try report.file.map { (path) throws(FileFailure) in
        try open(path, appends: false)
      }
      reporters.append(
        report.format.reporter(
          options: arguments.options, slowest: arguments.slowest,
          write: write ?? surroundings.write))
    }
    reporters += try coverageReporters(arguments)
    let logSuccess = try arguments.successLog.map { (path) throws(FileFailure) in
      try open(path, appends: true)
    }
    // A script that prints the results does so by the functions of Lua.
    if arguments.options.luaOutput == nil { surroundings.keepOutputToItself() }
    let receiver = EventReceiver(
      reporters, history, log: surroundings.log, logSuccess: logSuccess)
    history.record.begin(isPartial: !arguments.options.runsAllTests)
    defer { if !arguments.options.listsOnly { history.save() } }
    do throws(TestRunFailure) {
      let summary = try TestRunner(arguments.options).run { receiver.receive($0) }
      if summary.isEmpty {
        return Outcome(diagnostics: "lunette: no test was found\n", exitCode: .noTests)
      }
      return Outcome(exitCode: summary.isFine ? .success : .failure)
    } catch {
      return failed("lunette: \(error)")
    }
  }

  /// What writes coverage where the reports do not tell of it.
  private func coverageReporters(
    _ arguments: TestArguments
  ) throws(FileFailure) -> [CoverageReporter] {
    guard arguments.options.coverage.isOn, !arguments.options.listsOnly else { return [] }
    var reporters: [CoverageReporter] = []
    for output in arguments.coverageOutputs {
      let write = try open(output.file, appends: false)
      reporters.append(CoverageReporter(output.format, write: write))
    }
    if arguments.options.luaOutput != nil {
      reporters.append(CoverageReporter(.table, write: surroundings.write))
    }
    return reporters
  }

  private func open(_ path: String, appends: Bool) throws(FileFailure) -> (String) -> Void {
    do throws(FileFailure) {
      return try surroundings.openFile(path, appends)
    } catch {
      throw FileFailure(reason: "\(TerminalText.line(path)) cannot be written: \(error.reason)")
    }
  }

  /// The reports that are asked for, or the one that fits.
  private func reports(_ arguments: TestArguments) -> [TestArguments.Report] {
    var reports = arguments.reports
    if arguments.options.luaOutput == nil, !reports.contains(where: { $0.file == nil }) {
      let standard: ReportFormat = surroundings.isTerminal ? .live : .plain
      reports.append(.init(format: standard, file: nil))
    }
    return reports
  }
}

/// Hands events to all reporters. The runner sends them from one thread at a time.
private final class EventReceiver: @unchecked Sendable {
  private let reporters: [any Reporter]
  private let history: RunHistory
  private let log: (String) -> Void
  private let logSuccess: ((String) -> Void)?

  init(
    _ reporters: [any Reporter], _ history: RunHistory, log: @escaping (String) -> Void,
    logSuccess: ((String) -> Void)?
  ) {
    self.reporters = reporters
    self.history = history
    self.log = log
    self.logSuccess = logSuccess
  }

  func receive(_ event: TestEvent) {
    for reporter in reporters { reporter.receive(event) }
    history.record.receive(event)
    switch event {
    case .printed(let line): log(line)
    case .testEnded(let result):
      if let logSuccess, result.status == .passed { logSuccess(result.test.full + "\n") }
    default: break
    }
  }
}
