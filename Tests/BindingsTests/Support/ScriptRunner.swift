import CLuaSupport
import Testing
import ViewKit

@testable import Bindings
@testable import LuaRuntime

/// Runs scripts against an application of their own, and keeps a ledger: what a script leaves
/// behind must be nothing.
///
/// A script finds `ui`, the sandbox's library and the helpers of ``prelude``.
final class ScriptRunner {
  let application = Application()
  let state: LuaState
  let library: UILibrary
  /// What failed in callbacks, and where.
  private(set) var errors: [(error: LuaError, place: String)] = []
  private(set) var warnings: [String] = []
  /// What scripts printed.
  private(set) var log: [String] = []
  private var environment: Int32 = 0
  /// Objects that had peers at some time.
  private var seen: [ObjectIdentifier: Living] = [:]
  private var start = Ledger()

  /// - Parameter collectsAlways: runs a full collection at every host call.
  init(collectsAlways: Bool = false) throws {
    state = try LuaState()
    library = UILibrary(state: state, application: application)
    library.host = self
    library.onError = { [unowned self] error, callback in
      errors.append((error, callback.description))
    }
    state.onWarning = { [unowned self] in warnings.append($0) }
    for hostClass in Catalogue.classes { _ = state.type(for: hostClass) }
    // Root objects, which keep their peers.
    application.screen.push(state.stack)
    application.notificationCenter.push(state.stack)
    state.stack.pop(2)
    state.unpin(to: 0)
    makeEnvironment()
    try run(ScriptRunner.prelude, name: "prelude.lua")
    start = ledger()
    state.collectsAtEveryCall = collectsAlways
  }

  deinit { state.close() }

  private func makeEnvironment() {
    let stack = state.stack
    state.pushEnvironment(log: ScriptRunner.printEntry)
    library.pushModule()
    stack.rawSet(-2, "ui")
    for (name, entry) in ScriptRunner.entries {
      stack.push(function: entry)
      stack.rawSet(-2, name)
    }
    environment = stack.reference()
  }

  /// Runs a text and drops what it returns.
  func run(_ text: String, name: String = "test.lua") throws(LuaError) {
    try run(Array(text.utf8), name: name)
  }

  func run(_ text: [UInt8], name: String = "test.lua") throws(LuaError) {
    let stack = state.stack
    let top = stack.top
    defer {
      stack.top = top
      state.unpin(to: 0)
    }
    try state.load(text, name: name)
    stack.push(reference: environment)
    stack.setUpvalue(-2, 1)
    try state.call(arguments: 0, results: 0)
  }

  /// Gives scripts a global.
  func set(_ name: String, _ value: some LuaPushable) {
    let stack = state.stack
    stack.push(reference: environment)
    value.push(stack)
    stack.rawSet(-2, name)
    stack.pop()
  }

  /// The error of a text that must fail.
  func failure(_ text: String, name: String = "test.lua") -> LuaError? {
    do throws(LuaError) {
      try run(text, name: name)
      return nil
    } catch {
      return error
    }
  }

  /// The value of a global of the script, read as an object.
  func object<Value: LuaObject>(_ name: String, _: Value.Type = Value.self) -> Value? {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    stack.push(reference: environment)
    stack.rawGet(-1, name)
    return Value.read(stack, -1)
  }

  func takeErrors() -> [String] {
    defer { errors = [] }
    return errors.map { "\($0.place): \($0.error.description)" }
  }

  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func print(_ line: String) { log.append(line) }

  // MARK: The ledger

  /// What a state holds.
  struct Ledger: Equatable {
    var peers = 0
    var pins = 0
    var references = 0
    var stack = 0
  }

  /// Takes all windows away and collects what nothing holds; then counts.
  func ledger() -> Ledger {
    for touch in application.activeTouches { application.touchCancel(id: touch.id) }
    application.settle()
    for window in application.windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    application.delegate = nil
    application.notificationCenter.removeAllObservers()
    library.removeAppearance()
    state.collect()
    state.collect()
    let classes = library.classNames.count
    return Ledger(
      peers: state.peerCount, pins: Int(state.pins),
      references: referenceCount() - 6 * classes - library.overrideCount,
      stack: Int(state.stack.top))
  }

  /// Checks that all is as it was before the scripts, and that the objects that they had are
  /// freed. The scripts' globals are gone then.
  func checkLedger(_ location: SourceLocation = #_sourceLocation) {
    watch()
    clearGlobals()
    #expect(ledger() == start, "the ledger", sourceLocation: location)
    let alive = seen.values.compactMap(\.object).filter {
      $0 !== application && $0 !== application.screen && $0 !== application.notificationCenter
    }
    #expect(alive.map(\.className) == [], "still alive", sourceLocation: location)
    #expect(takeErrors() == [], "errors of callbacks", sourceLocation: location)
    #expect(takeWarnings() == [], "warnings", sourceLocation: location)
  }

  /// Methods of classes have the environment as an upvalue, so it is emptied, not dropped.
  private func clearGlobals() {
    let stack = state.stack
    stack.push(reference: environment)
    stack.pushNil()
    while stack.next(-2) {
      stack.pop()
      stack.copy(-1)
      stack.pushNil()
      stack.rawSet(-4)
    }
    stack.pop()
  }

  private struct Living {
    weak var object: Object?
  }

  /// Remembers the host objects that have peers now, to see later whether they were freed.
  func watch() {
    let stack = state.stack
    stack.rawGet(ln_registry_index(), at: Int(LN_IDENTITY))
    stack.pushNil()
    while stack.next(-2) {
      if let object = stack.object(-1) as? Object {
        seen[ObjectIdentifier(object)] = Living(object: object)
      }
      stack.pop()
    }
    stack.pop()
  }

  /// The values that the host keeps in the registry by number.
  private func referenceCount() -> Int {
    let stack = state.stack
    var count = 0
    stack.pushNil()
    while stack.next(ln_registry_index()) {
      // What luaL_unref gave back holds the number of the next free one.
      if stack.isInteger(-2), stack.type(-1) != .number { count += 1 }
      stack.pop()
    }
    return count
  }
}
