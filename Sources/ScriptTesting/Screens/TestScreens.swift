public import LuaRuntime
public import Rendering
public import ScriptHost
import ViewKit

/// The module `lunette.test` of one host: what specs launch, and what they have to say of it.
///
/// Belongs to the thread of the host. A runner makes one for each state in which specs run, gives
/// specs the module by ``push(_:)``, and tells it of each test.
public final class TestScreens {
  unowned let host: Host
  /// The snapshots of the specs.
  public let snapshots: SnapshotStore
  /// The screen that was launched last.
  private(set) var screen: TestScreen?
  /// What a launch begins with unless it says otherwise.
  private let standardOptions: HostOptions
  /// Errors of screens that were replaced in the test that runs.
  private var earlierErrors: [ErrorReport] = []
  private var module: Int32 = 0
  /// Whether a file of specs has begun.
  private var hasBegun = false
  /// Whether scripts can have changed the application.
  private var isReached: Bool
  /// Whether the assertions for snapshots were given to luassert.
  var hasAssertions = false

  /// - Parameter isReached: whether scripts have the module `lunette` without ``pushLibrary()``.
  public init(
    _ host: Host, snapshots: SnapshotStore = SnapshotStore(policy: .none), isReached: Bool = true
  ) {
    self.host = host
    self.snapshots = snapshots
    self.isReached = isReached
    standardOptions = host.currentOptions
    host.state.register(TestModule.classes)
    host.attachment = self
  }

  static func of(_ stack: LuaStack) -> TestScreens? {
    Host.of(stack)?.attachment as? TestScreens
  }

  /// Pushes the module.
  public func push(_ stack: LuaStack) throws(LuaError) {
    isReached = true
    if module == 0 {
      TestModule.push(stack, self)
      module = stack.reference()
      host.state.referenceNames[module] = TestModule.name
    }
    try registerAssertions()
    stack.push(reference: module)
  }

  /// Pushes the module `lunette`.
  func pushLibrary() {
    isReached = true
    host.library.pushModule()
  }

  // MARK: Tests

  /// A file of specs begins: nothing of the applications of the one before goes on.
  func beginFile() {
    defer { hasBegun = true }
    if !hasBegun { return }
    // Most specs of plain Lua never come to it.
    if !isReached { return host.beginAnew() }
    endScreen()
    // What happens when a person leaves the screen is none of the tests.
    earlierErrors = []
    // These options were taken before.
    try? host.restart(standardOptions)
  }

  /// A file of specs has ended.
  ///
  /// - Returns: what goes on though nothing is on the screen any more; nil when nothing does.
  func endFile() -> String? {
    if host.remainders.isEmpty { return nil }
    // What happens when a person leaves the screen is none of the tests.
    earlierErrors += host.takeErrors()
    host.clearScreen()
    _ = host.takeErrors()
    return LeakReport(remainders: host.remainders).text
  }

  /// A test begins.
  ///
  /// - Parameters:
  ///   - name: the names of its blocks and its own.
  ///   - file: the file of specs.
  public func beginTest(_ name: @autoclosure @escaping () -> String, file: String) {
    snapshots.beginTest(name(), file: file)
  }

  /// The errors of scripts that nothing has taken.
  func takeErrors() -> [ErrorReport] {
    let errors = earlierErrors + host.takeErrors()
    earlierErrors = []
    return errors
  }

  /// A test has ended.
  ///
  /// - Parameter passed: whether it passed so far.
  /// - Returns: the errors of scripts that it did not expect.
  public func endTest(passed: Bool) -> [ErrorReport] {
    let errors = takeErrors()
    // The next test may make classes of the same names.
    host.library.releaseClassNames(to: [])
    snapshots.endTest(passed: passed && errors.isEmpty)
    return errors
  }

  // MARK: Launching

  /// Shows the value at 1 of the stack in a new application.
  func launch(_ stack: LuaStack) throws -> TestScreen {
    let options = try LaunchOptions(stack, 2, standard: standardOptions, in: host)
    let target = try LaunchTarget(stack, 1)
    // A view is one of the plugin that the spec belongs to, if it belongs to any.
    let plugin =
      if case .path(let path) = target { path } else { SpecPath.plugin(around: stack.callerChunk) }
    if let plugin { try options.checkModules(ofPluginAt: plugin, stack) }
    try restart(options, stack)
    do throws(HostError) {
      if case .path(let path) = target { try host.open(path) }
    } catch {
      throw LuaFailure("\(error)")
    }
    if case .value(let index) = target { try show(index, stack) }
    if host.application.visibleWindows.isEmpty {
      let errors = host.takeErrors().map(\.text)
      throw LuaFailure((["nothing is shown"] + errors).joined(separator: "\n"))
    }
    let screen = makeScreen(options)
    let driver = try screen.driver()
    do throws(StepFailure) { try driver.start() } catch { throw TestFailure("\(error)") }
    return screen
  }

  /// Starts a new application that shows nothing, with the options at 1 of the stack.
  func start(_ stack: LuaStack) throws -> TestScreen {
    let options = try LaunchOptions(stack, 1, standard: standardOptions, in: host)
    try restart(options, stack)
    return makeScreen(options)
  }

  private func restart(_ options: LaunchOptions, _ stack: LuaStack) throws {
    endScreen()
    do throws(HostError) {
      try host.restart(options.host)
    } catch {
      throw LuaFailure("\(error)")
    }
    options.replaceModules(of: host, stack)
  }

  private func endScreen() {
    screen?.end()
    screen = nil
    earlierErrors += host.takeErrors()
  }

  private func makeScreen(_ options: LaunchOptions) -> TestScreen {
    let order = PrintOrder.printed(options.rendering)
    let driver = Driver(host.application, order: order, waits: options.waits)
    let new = TestScreen(self, driver, options.rendering, options.network)
    screen = new
    return new
  }

  /// Shows a view, a controller, a class of these, a delegate, or what a function makes.
  private func show(_ index: Int32, _ stack: LuaStack) throws {
    let top = stack.top
    defer { stack.top = top }
    stack.copy(index)
    if stack.type(-1) == .function || stack.classType(-1) != nil {
      try host.state.call(arguments: 0, results: 1)
    }
    if case .nothing(let summary) = host.library.shown(stack.top) {
      throw LuaFailure("\(LaunchTarget.expectation), got \(summary)")
    }
    try host.show(stack.top)
    host.application.settle()
  }
}
