import Rendering
import ScriptHost
import ScriptTesting

/// The app that `lunette dev` shows: started, reloaded, driven and rendered.
final class DevApp {
  private let arguments: RenderArguments
  /// Takes the path of each file that is read, before it is.
  private let onRead: (String) -> Void
  private let log: (String) -> Void
  private var host: Host
  private var driver: Driver
  /// The steps of the command line, until an app runs.
  private var firstSteps: [StepScript.Entry]
  /// How the host calls the files that it has read or looked for, by their absolute paths.
  private var names: [BytePath: Set<String>] = [:]
  /// What keeps the new code from running, until it is mended.
  private var pending: [ErrorReport] = []
  /// Whether the app that is shown goes on only since the one after it could not be started: any
  /// change tries that again.
  private var isOutdated = false

  init(
    _ arguments: RenderArguments, _ steps: [StepScript.Entry],
    onRead: @escaping (String) -> Void, log: @escaping (String) -> Void
  ) throws(HostError) {
    self.arguments = arguments
    firstSteps = steps
    self.onRead = onRead
    self.log = log
    host = try DevApp.makeHost(arguments, log)
    driver = DevApp.makeDriver(host, arguments)
  }

  /// Whether there is an app: its first load has not failed.
  var isRunning: Bool { host.plugins.last?.state == .running }

  // MARK: Starting

  func start() -> DevChange {
    open()
    return DevChange(.started)
  }

  /// Starts the app anew, and brings back what can be of its state. An app that cannot be started
  /// leaves the one that runs on the screen.
  func restart() -> DevChange {
    isOutdated = false
    guard isRunning else {
      renewHost()
      return start()
    }
    let last = (host: host, driver: driver)
    let state = last.host.carriedState()
    renewHost()
    open()
    if isRunning {
      var change = DevChange(.restarted)
      change.report.reset = host.take(state)
      return change
    }
    // One that was switched off is to be seen no more, which is no error.
    guard !pending.isEmpty else { return DevChange(.restarted) }
    (host, driver) = last
    isOutdated = true
    beginReports()
    var report = ReloadReport()
    report.outcome = .failed
    report.errors = pending
    return DevChange(report)
  }

  private func renewHost() {
    do throws(HostError) {
      // The names stay: whoever saves a file that is read no more may mean it all the same.
      host.saveDefaults()
      host = try DevApp.makeHost(arguments, log, after: host)
      driver = DevApp.makeDriver(host, arguments)
    } catch {
      pending = [ErrorReport(kind: Kind.load, message: "lunette: \(error)")]
    }
  }

  private func open() {
    pending = []
    host.onRead = { [unowned self] in note($0) }
    do throws(HostError) {
      try host.open(arguments.path)
    } catch {
      // What is wrong with a manifest begins with its place, as what is wrong with a script.
      var message = "lunette: \(error)"
      if case .invalidManifest = error { message = "\(error)" }
      host.add(ErrorReport(kind: Kind.load, message: message))
    }
    guard isRunning else {
      pending = host.errors
      return
    }
    do throws(StepFailure) { try driver.start() } catch { addStepError("\(error)") }
    if arguments.delay > 0 { driver.advance(by: arguments.delay) }
    let steps = firstSteps
    firstSteps = []
    perform(steps)
  }

  private func note(_ path: String) {
    let inserted = names[BytePath(path).absolute, default: []].insert(path).inserted
    if inserted { onRead(path) }
  }

  // MARK: Reloading

  /// Takes up files that have changed; nil where they are nothing to the app.
  func reload(_ changes: [FileChange]) -> DevChange? {
    let changed = changes.flatMap { names[$0.path] ?? [] }
    // Manifests and what the project allows are read at the start alone.
    if !isRunning || isOutdated || changed.contains(where: Host.isReadAtStart) {
      return restart()
    }
    return changed.isEmpty ? nil : reload(changed)
  }

  /// Loads everything again.
  func reloadAll() -> DevChange? {
    guard isRunning, !isOutdated else { return restart() }
    return reload(names.values.flatMap { $0 }.filter { !Host.isReadAtStart($0) })
  }

  private func reload(_ paths: [String]) -> DevChange? {
    host.forgetReports()
    let report = host.reload(paths)
    switch report.outcome {
    case .needsRestart: return restart()
    case .unaffected: return nil
    case .failed: pending = host.errors
    case .reloaded: pending = []
    }
    return DevChange(report)
  }

  // MARK: Driving

  /// Does the steps of a line; nil when there are none.
  func perform(_ line: String) -> DevChange? {
    beginReports()
    do throws(StepSyntaxError) {
      let steps = try StepScript(parsing: line, name: "step").entries
      if steps.isEmpty { return nil }
      perform(steps)
      return DevChange(.stepped(steps.count))
    } catch {
      addStepError("\(error)")
      return DevChange(.stepped(0))
    }
  }

  private func perform(_ steps: [StepScript.Entry]) {
    for entry in steps {
      do throws(StepFailure) {
        try driver.perform(entry.step)
      } catch {
        // What a script did wrong meanwhile comes first: it may be why the step failed.
        host.collectApplicationErrors()
        return addStepError(entry.report(of: "\(error)"))
      }
    }
  }

  private func addStepError(_ message: String) {
    host.add(ErrorReport(kind: Kind.step, message: message))
  }

  /// Begins the reports anew, but for what waits to be mended.
  private func beginReports() {
    host.forgetReports()
    pending.forEach(host.add)
  }

  // MARK: Rendering

  /// The screen as it is now.
  func render() -> [UInt8] {
    let output = host.render(
      as: arguments.format.rendering, options: arguments.rendering, showsReports: false)
    host.saveDefaults()
    return output
  }

  /// What went wrong, each ready to print.
  var errors: [String] {
    host.errors.map { Kind.all.contains($0.kind) ? $0.message : $0.text }
  }

  // MARK: Hosts

  /// Errors whose messages say where they are themselves.
  private enum Kind {
    static let load = "load"
    static let step = "step"
    static let all = [load, step]
  }

  /// - Parameter former: the host whose place the new one takes, with what it remembers.
  private static func makeHost(
    _ arguments: RenderArguments, _ log: @escaping (String) -> Void, after former: Host? = nil
  ) throws(HostError) -> Host {
    var options: HostOptions
    if let former {
      options = former.currentOptions
      options.defaults = former.application.userDefaultsIfMade?.values ?? options.defaults
    } else {
      options = try HostOptions(arguments, log: log)
    }
    options.keepsCode = true
    return try Host(options: options)
  }

  private static func makeDriver(_ host: Host, _ arguments: RenderArguments) -> Driver {
    Driver(host.application, order: .printed(arguments.rendering), waits: arguments.waits)
  }
}
