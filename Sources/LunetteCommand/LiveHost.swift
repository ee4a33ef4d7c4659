import LuaRuntime
import Rendering
import ScriptHost
import ScriptTesting
import ViewKit

// The host behind `lunette render`.
extension RenderHost {
  static var live: RenderHost {
    RenderHost { (options, log) throws(HostFailure) in
      do throws(HostError) {
        let host = try Host(options: try HostOptions(options, log: log))
        // It lasts as long as the process: taking ten thousand views apart is work for nobody.
        _ = Unmanaged.passRetained(host)
        let driver = Driver(
          host.application, order: .printed(options.rendering), waits: options.waits)
        try host.open(options.path)
        return RenderSession(host, driver, options)
      } catch {
        // What is wrong with a manifest begins with its place, as what is wrong with a script.
        if case .invalidManifest = error { throw HostFailure(message: "\(error)") }
        throw HostFailure(message: "lunette: \(error)")
      }
    }
  }
}

extension HostOptions {
  init(_ options: RenderArguments, log: @escaping (String) -> Void) throws(HostError) {
    self.init()
    screenSize = Size(width: options.screen.width, height: options.screen.height)
    screenScale = options.screen.scale
    start = options.now?.seconds
    seed = options.seed
    localeIdentifier = options.locale
    timeZoneIdentifier = options.timeZone
    if let bytes = options.limits.bytes { self.limits.bytes = bytes }
    if let seconds = options.limits.seconds { self.limits.seconds = seconds }
    self.limits.instructions = options.limits.instructions
    grants = options.grants
    pluginFolders = options.pluginFolders
    if let file = options.defaultsFile {
      defaults = try DefaultsFile.read(file)
      defaultsFile = file
    }
    network = try options.responsesFile.map { file throws(HostError) in
      try ResponseFile.read(file)
    }
    onLog = log
  }
}

extension RenderSession {
  fileprivate init(_ host: Host, _ driver: Driver, _ options: RenderArguments) {
    var problems: [String] = []
    do throws(StepFailure) { try driver.start() } catch { problems.append("\(error)") }
    var shown = 0
    self.init(
      advance: { driver.advance(by: $0) },
      perform: { (step) throws(HostFailure) in
        do throws(StepFailure) {
          try driver.perform(step)
        } catch {
          throw HostFailure(message: "\(error)")
        }
      },
      takeErrors: {
        host.collectApplicationErrors()
        let messages = problems + host.errors[shown...].map(\.text)
        problems = []
        shown = host.errors.count
        return messages
      },
      // Errors and log are on standard error already.
      render: {
        let output = host.render(
          as: options.format.rendering, options: options.rendering, showsReports: false)
        host.saveDefaults()
        return output
      },
      leaks: { host.close().leakReport })
  }
}

extension RenderArguments.Format {
  var rendering: RenderFormat {
    switch self {
    case .text: .text
    case .tree: .tree
    case .json: .json
    case .svg: .svg
    }
  }
}

extension RenderArguments {
  var rendering: RenderOptions {
    RenderOptions(
      cell: CellSize(width: cell.width, height: cell.height) ?? .standard, isASCII: usesASCII,
      isColored: usesColor, showsKeys: keyboard == .full)
  }
}

extension [LuaState.Survivor] {
  /// A headline, and a block of lines for each object.
  fileprivate var leakReport: [String] {
    if isEmpty { return ["leaks: nothing is alive after the screen was closed"] }
    let objects = count == 1 ? "1 object is" : "\(count) objects are"
    return ["leaks: \(objects) alive after the screen was closed"]
      + map { survivor in
        let site = survivor.site.map { ", made at \($0)" } ?? ""
        return "  \(survivor.name)\(site)\n    \(survivor.path)"
      }
  }
}
