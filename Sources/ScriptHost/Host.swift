public import Bindings
public import LuaRuntime
public import Rendering
public import ViewKit

/// A script and what it shows: one application, one Lua state, a plugin and those that it needs.
///
/// ```swift
/// let host = try Host()
/// try host.open("plugins/login")
/// print(host.render(as: .text))
/// ```
///
/// Belongs to one thread. Mistakes of the script are in ``errors``; what could be made is shown
/// all the same.
public final class Host {
  /// The application that runs now; see ``restart(_:)``.
  public var application: Application { library.application }
  public let state: LuaState
  public let library: UILibrary
  /// The plugin that was opened last.
  public internal(set) var plugin: Plugin? {
    get { sandbox.plugin }
    set { sandbox.plugin = newValue }
  }
  /// The plugin that was opened last, behind those that it needs, in the order in which they were
  /// started.
  public internal(set) var plugins: [LoadedPlugin] = []
  /// What scripts printed, oldest first.
  public private(set) var log: [LogEntry] = []
  /// What went wrong, oldest first.
  public private(set) var errors: [ErrorReport] = []

  /// The version of what scripts see, which the range `lunette` of a manifest is about.
  public static let apiVersion = SemanticVersion(1, 0, 0)
  /// The entry whose limit was reported last.
  private var lastStoppedEntry: UInt64 = 0

  var options: HostOptions
  /// The rules of the application's time zone.
  var timeZone: TimeZoneRules
  /// The text of each chunk that was loaded, for excerpts.
  var sources: [String: SourceText] = [:]
  /// The name of the plugin that each of them belongs to.
  var chunkOwners: [String: String] = [:]
  /// Where the dependencies of what was opened last are looked for.
  var pluginFolders: [String] = []
  /// What is said of the plugins beside the one that was opened last.
  var project: ProjectFile?
  /// Pushes a module that is no file of the plugin, such as those of the test language; false when
  /// it knows none of that name.
  public var pushesModule: (_ name: String) throws(LuaError) -> Bool = { _ in false }
  /// Takes the path of each file that is read, and of each that is looked for in vain.
  public var onRead: (_ path: String) -> Void = { _ in }
  let files = SourceCache()
  /// The images of plugins, by their folders.
  var imageFolders: [String: ImageResources] = [:]
  /// How many image files were looked for in vain since the last look at all.
  var missedImages = 0
  /// The globals of what was opened last, and those that the host began with.
  var sandbox: Sandbox {
    get { currentSandbox ?? firstSandbox }
    set { currentSandbox = newValue }
  }
  private var currentSandbox: Sandbox?
  private(set) lazy var firstSandbox = makeSandbox()
  /// The functions that strings have as methods in the first globals; 0 until they are shared.
  var firstStringsReference: Int32 = 0
  /// The names of classes that were taken before the last restart.
  var namesBeforeRestart: Set<String>?
  /// What a reload needs; nil unless ``HostOptions/keepsCode``.
  private(set) var keeper: CodeKeeper?
  /// The files whose new code has failed.
  var failedPaths: Set<String> = []
  /// What the views of the screen were like when it was shown.
  var rootViews: ViewStates?
  /// What their fields were then, where no controller of a script has loaded them.
  var rootFields: ViewFields?
  /// What a layer above keeps with the host.
  public var attachment: AnyObject?

  /// Starts an application without a script.
  public init(options: HostOptions = HostOptions()) throws(HostError) {
    self.options = options
    let surroundings = try Surroundings(options)
    timeZone = surroundings.timeZone
    do {
      state = try LuaState()
    } catch {
      throw .outOfMemory
    }
    library = UILibrary(state: state, application: surroundings.makeApplication(options))
    library.host = self
    library.json = .host
    library.pluginOfChunk = { [unowned self] in chunkOwners[$0] }
    library.onProvide = { [unowned self] name, chunk, stack throws in
      try provide(name, to: chunk, stack)
    }
    library.onError = { [unowned self] error, callback in
      if error.kind == .limit { application.noteLimit() }
      report(error, callback)
    }
    state.onWarning = { [unowned self] in print("warning: " + $0) }
    connectApplication()
    _ = firstSandbox
    seedRandom()
    state.setLimits(options.limits)
    application.maximumSettlingTime = options.limits.seconds.map { $0 * Metrics.entriesPerSettle }
    state.collectsAtEveryCall = options.collectsAtEveryCall
    state.notesCreationSites = options.notesCreationSites
    if options.keepsCode { keeper = try? CodeKeeper(self) }
  }

  deinit {
    // Objects that the script holds are let go while the library still answers them.
    state.close()
  }

  func connectApplication() {
    connectImages()
    connectDefaults()
    application.network = options.network ?? PluginNetwork(self)
    application.originOfObject = { [unowned self] in state.creationSite(of: $0) }
    if options.keepsCode {
      application.viewLoading = { [unowned self] controller, load in
        if let keeper { keeper.watch(controller, load) } else { load() }
      }
    }
  }

  func seedRandom() {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    stack.push(reference: sandbox.environment)
    stack.rawGet(-1, "math")
    stack.rawGet(-1, "randomseed")
    stack.push(options.seed)
    try? state.call(arguments: 1, results: 0)
  }

  /// Loads a plugin or a Lua file, shows what it returns, and lets its first appearance pass.
  public func open(_ path: String) throws(HostError) {
    let resolution = try resolve(path)
    endPlugins()
    forgetImages()
    // A spec may have loaded the plugin's modules already, by themselves.
    for plugin in resolution.order { library.releaseClassNames(inFolder: plugin.folder) }
    plugins = makePlugins(resolution, in: sandbox)
    warnOfGrants()
    for loaded in plugins { start(loaded) }
    // What a script that runs has in its hands belongs to its frame.
    if !state.isRunning { state.unpin(to: 0) }
    application.settle()
    if keeper != nil { noteRootViews() }
  }

  /// Renders the screen as it is now.
  ///
  /// - Parameter showsReports: whether the text and the tree end with the errors (and the tree with
  ///   the log). The JSON document always has both.
  public func render(
    as format: RenderFormat, options: RenderOptions = RenderOptions(), showsReports: Bool = true
  ) -> [UInt8] {
    application.settle()
    warnOfSharedIdentifiers()
    // The getters of a script's properties share one budget.
    state.beginEntry()
    defer { state.endEntry() }
    var options = options
    options.imageFile = ImageFile.init(reading:)
    return Renderer.render(application, as: format, options: options) { options in
      collectApplicationErrors()
      guard showsReports || format == .json else { return }
      options.log = log
      options.errors = errors
    }
  }

  /// Logs a line.
  ///
  /// - Parameter owner: the plugin that it is from; nil is the one that was opened last.
  public func print(_ line: String, from owner: String? = nil) {
    log.append(LogEntry(line, time: application.clock.time, plugin: owner ?? plugin?.name))
    options.onLog(line)
  }

  /// Closes the screen: windows, delegate and what the script returned are let go.
  ///
  /// - Returns: what is alive all the same, each with where it was made and what holds it.
  public func close() -> [LuaState.Survivor] {
    clearScreen()
    return state.survivors().filter { $0.name != "Application" && $0.name != "Screen" }
  }

  // MARK: Errors

  /// Takes out the errors, ViewKit's among them, that meet a condition.
  public func takeErrors(where isTaken: (ErrorReport) -> Bool = { _ in true }) -> [ErrorReport] {
    collectApplicationErrors()
    if errors.isEmpty { return [] }
    var taken: [ErrorReport] = []
    var rest: [ErrorReport] = []
    for report in errors {
      if isTaken(report) { taken.append(report) } else { rest.append(report) }
    }
    errors = rest
    return taken
  }

  /// Begins the log and the errors anew.
  public func forgetReports() {
    log = []
    errors = []
  }

  /// Adds an error of a script; the same one again in a turn only counts.
  ///
  /// - Parameter owner: the plugin whose error it is, where no file tells.
  func report(_ error: LuaError, _ callback: Callback?, of owner: String? = nil) {
    if let entry = error.stoppedEntry {
      if entry == lastStoppedEntry { return }
      lastStoppedEntry = entry
    }
    collectApplicationErrors()
    add(errorReport(of: error, in: callback, of: owner))
  }

  func errorReport(
    of error: LuaError, in callback: Callback?, of owner: String? = nil
  ) -> ErrorReport {
    var error = error
    let mistake = syntaxMistake(of: error)
    if let mistake { error.message = mistake.message }
    return ErrorReport(
      error, callback: callback,
      plugin: error.source.flatMap { chunkOwners[$0] } ?? owner ?? plugin?.name,
      createdAt: callback?.object.flatMap { state.creationSite(of: $0) }, sources: sources,
      mistake: mistake.map(\.offset))
  }

  /// Adds an error; the same one again only counts.
  public func add(_ report: ErrorReport) {
    if let index = errors.lastIndex(where: {
      $0.message == report.message && $0.file == report.file && $0.line == report.line
        && $0.handler == report.handler
    }) {
      errors[index].count += 1
    } else {
      errors.append(report)
    }
  }

  /// Takes over what ViewKit recorded.
  public func collectApplicationErrors() {
    if application.errors.isEmpty { return }
    for report in application.errors {
      add(
        ErrorReport(
          kind: report.kind.rawValue, message: report.message, createdAt: report.origin,
          count: report.count))
    }
    application.removeAllErrors()
  }
}
