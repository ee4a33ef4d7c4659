import LuaRuntime
import ScriptHost

/// A state of Lua in which the specs of one home run, one file after the other: those of a plugin
/// in its sandbox, all others with Lua's whole library.
///
/// It goes through the suite in steps, each an entry into Lua of its own: a test that hangs or eats
/// memory is ended by the limits of its entry, and the others run.
final class SpecState {
  let host: Host
  let options: TestOptions
  /// The folder of the plugin whose specs run here.
  let plugin: String?
  /// What follows the tests: the screens.
  let extensions: [any TestExtension]
  let screens: ScreenExtension
  let events: EventTranslator
  /// Gives the next file of a run, counted from 1; nil at its end.
  let nextFile: (_ run: Int) -> String?
  /// Why the test that runs cannot pass, though it may not have noticed.
  var exitCall: String?
  private var functions = Functions()
  /// Whether the language itself fails, so that there is no going on.
  private var isBroken = false

  /// - Parameter send: takes what happens.
  init(
    plugin: String?, options: TestOptions, coverage: CoverageCollector? = nil,
    nextFile: @escaping (Int) -> String?, send: @escaping (TestEvent) -> Void
  ) throws(TestRunFailure) {
    self.plugin = plugin
    self.options = options
    self.nextFile = nextFile
    var hostOptions = HostOptions()
    hostOptions.limits = LuaLimits()
    hostOptions.seed = options.seed
    hostOptions.grants = options.grants
    hostOptions.pluginFolders = options.pluginFolders
    hostOptions.network = FakeNetwork([])
    let events = EventTranslator(send)
    self.events = events
    hostOptions.onLog = { events.print($0) }
    do throws(HostError) {
      host = try Host(options: hostOptions)
      host.onRead = { events.uses.read($0) }
      if let plugin { try host.adopt(plugin) }
    } catch {
      throw .host(error)
    }
    coverage?.start(in: host.state)
    events.sharesModules = !options.insulatesFiles
    screens = ScreenExtension(host, options, uses: events.uses, isOfPlugin: plugin != nil)
    extensions = [screens]
    events.extensions = extensions
    events.makeReport = { [unowned host] in host.errorReport(of: $0) }
    host.state.notesCreationSites = true
    collectSeldom()
    if plugin == nil { host.state.numberAddresses() }
    LuaModules.install(in: host.state)
    if plugin == nil { openLibrary() } else { openSandbox() }
    try noteFiles()
    try load()
  }

  /// A run is short and its end frees all: Lua collects when its memory has grown fourfold.
  private func collectSeldom() {
    let stack = host.state.stack
    let top = stack.top
    host.state.pushGlobals()
    stack.rawGet(-1, "collectgarbage")
    stack.push("incremental")
    stack.push(400)
    try? host.state.call(arguments: 2, results: 0)
    stack.top = top
  }

  /// What is wrong with the test beside what it noticed itself.
  func endTest(passed: Bool) -> [String] {
    guard let exitCall else { return events.endTest(passed: passed) }
    self.exitCall = nil
    let problems = events.endTest(passed: false)
    return events.hasProblem ? problems : [exitCall] + problems
  }

  // MARK: Running

  /// Runs all files.
  func run() {
    let stack = host.state.stack
    call(functions.start)
    while true {
      let goesOn = call(functions.step) { stack.boolean(-1) } ?? true
      if !goesOn || isBroken { break }
    }
    let isComplete = !isBroken && events.summary.problems == 0
    for part in extensions {
      events.tell(part.runDidEnd(isComplete: isComplete))
    }
    events.tellUses(of: nil)
  }

  /// Calls a function of the suite; what an error ends is cut short in it.
  ///
  /// - Returns: what `read` makes of the result on top of the stack; nil after an error.
  @discardableResult
  private func call<Result>(_ function: Int32, read: () -> Result = { () }) -> Result? {
    let stack = host.state.stack
    defer {
      stack.top = 0
      host.state.unpin(to: 0)
    }
    stack.push(reference: function)
    // The test before may have set a hook.
    host.state.resumeCoverage()
    do throws(LuaError) {
      try host.state.call(arguments: 0, results: 1)
      return read()
    } catch {
      stack.top = 0
      abort(error)
      return nil
    }
  }

  private func abort(_ error: LuaError) {
    let stack = host.state.stack
    let calls = error.traceback.filter { !$0.hasPrefix(LuaModules.mark) && !$0.hasPrefix("[C]") }
    let place = error.source.flatMap { $0.hasPrefix(LuaModules.mark) ? nil : $0 }
    stack.push(reference: functions.abort)
    stack.push(error.message)
    stack.push(place ?? events.file)
    stack.push(place == nil ? 0 : error.line ?? 0)
    calls.push(stack)
    do throws(LuaError) {
      try host.state.call(arguments: 4, results: 1)
      if stack.boolean(-1) { return }
      isBroken = true
      tell(error)
    } catch let second {
      // Without it the same step would fail for ever.
      isBroken = true
      if error.kind == .memory || error.kind == .limit { return tell(error) }
      var error = second
      error.message = "Lunette internal error: \(error.message); please report it"
      events.problem(error)
    }
  }

  /// Tells of an error that nothing under way has, without a place of the test language.
  private func tell(_ error: LuaError) {
    var error = error
    if error.source?.hasPrefix(LuaModules.mark) == true { (error.source, error.line) = (nil, nil) }
    events.problem(error)
  }

  // MARK: Loading

  /// Loads the suite, the helper and what prints the results.
  private func load() throws(TestRunFailure) {
    let stack = host.state.stack
    defer { stack.top = 0 }
    do throws(LuaError) {
      try pushModule("luassert.util")
      try pushModule("luassert.compare")
      HostValues.install(util: stack.top - 1, compare: stack.top, stack)
      try pushModule("busted.suite")
      HostTable(self).push(stack)
      LuaTestOptions(options).push(stack)
      try host.state.call(arguments: 2, results: 1)
      functions = Functions(stack)
    } catch {
      throw .script("the test language", host.errorReport(of: error))
    }
    // Scripts run from here on.
    host.state.setLimits(options.limits)
    for statement in options.statements { try run(statement: statement) }
    if let output = options.luaOutput {
      try run(functions.printBy, output, options.outputArguments, "the output handler \(output)")
    }
    if let helper = options.helper {
      try run(functions.help, helper, options.helperArguments, "the helper \(helper)")
    }
  }

  /// Has the functions of Lua's library tell which files they are used for; those of a sandbox use
  /// none.
  private func noteFiles() throws(TestRunFailure) {
    guard plugin == nil else { return }
    let stack = host.state.stack
    defer { stack.top = 0 }
    let uses = events.uses
    do throws(LuaError) {
      try pushModule("busted.files")
      pushSpecGlobals()
      LuaClosure { arguments throws -> Void in uses.read(try arguments.value(1)) }.push(stack)
      LuaClosure { arguments throws -> Void in uses.write(try arguments.value(1)) }.push(stack)
      try host.state.call(arguments: 3, results: 0)
    } catch {
      throw .script("the test language", host.errorReport(of: error))
    }
  }

  /// Pushes a module, which Lua's own `require` finds.
  func pushModule(_ name: String) throws(LuaError) {
    let stack = host.state.stack
    host.state.pushGlobals()
    stack.rawGet(-1, "require")
    stack.remove(-2)
    stack.push(name)
    try host.state.call(arguments: 1, results: 1)
  }

  /// Pushes the globals that specs see.
  func pushSpecGlobals() {
    if plugin == nil { host.state.pushGlobals() } else { host.pushEnvironment() }
  }

  private func run(statement: String) throws(TestRunFailure) {
    let stack = host.state.stack
    defer { stack.top = 0 }
    do throws(LuaError) {
      pushSpecGlobals()
      try host.loadFile(Array(statement.utf8), name: "-e")
      try host.state.call(arguments: 0, results: 0)
    } catch {
      throw .script("the statement of -e", host.errorReport(of: error))
    }
  }

  /// Calls a function of the suite with a script and its arguments.
  private func run(
    _ function: Int32, _ script: String, _ arguments: [String], _ what: String
  ) throws(TestRunFailure) {
    let stack = host.state.stack
    defer { stack.top = 0 }
    stack.push(reference: function)
    stack.push(script)
    arguments.push(stack)
    do throws(LuaError) {
      try host.state.call(arguments: 2, results: 2)
    } catch {
      throw .script(what, host.errorReport(of: error))
    }
    if !stack.boolean(-2) {
      let error = LuaError(kind: .runtime, message: stack.string(-1) ?? "it failed")
      throw .script(what, host.errorReport(of: error))
    }
  }
}

/// The functions of the suite: see Lua/busted/suite.lua.
private struct Functions {
  var start: Int32 = 0
  var step: Int32 = 0
  var abort: Int32 = 0
  var help: Int32 = 0
  var printBy: Int32 = 0

  init() {}

  /// - Parameter stack: has the suite on top.
  init(_ stack: LuaStack) {
    let reference = { (name: String) in
      stack.rawGet(-1, name)
      return stack.reference()
    }
    start = reference("start")
    step = reference("step")
    abort = reference("abort")
    help = reference("help")
    printBy = reference("print_by")
  }
}
