public import LuaRuntime
public import ViewKit

/// The `ui` module of one Lua state, bound to one application.
///
/// Joins the two worlds: gives objects their scripts, mirrors ownership as edges of the Lua
/// graph, calls overrides, and hands errors of callbacks to ``onError``.
public final class UILibrary: LuaBridge {
  public let state: LuaState
  /// What scripts see as `ui.Application.shared`; see ``replaceApplication(by:)``.
  public private(set) var application: Application
  private var applicationReference: Int32 = 0
  /// The layer above, which entry points find through the state.
  public unowned(unsafe) var host: AnyObject?
  /// Receives what failed in a callback, and where.
  public var onError: (LuaError, Callback) -> Void = { _, _ in }

  /// What the callback that failed last had to say.
  var lastFailure: String?

  private var scriptClasses: [ScriptClass] = []
  var moduleReference: Int32 = 0
  /// The table with the members of the module.
  var memberReference: Int32 = 0
  /// The class names in use, each after its plugin's folder.
  var classNames: Set<String> = []
  /// The classes that were made under these names, also in earlier loads.
  var classesByPlace: [String: LuaType] = [:]
  /// The files in which scripts made their classes.
  var chunksOfClasses: [ObjectIdentifier: String] = [:]
  /// Pushes what a plugin provides for others under a name, `kit.Card`, to the code of a file.
  public var onProvide: (_ name: String, _ chunk: String, _ stack: LuaStack) throws -> Void = {
    (_, _, _) throws in throw LuaFailure("there are no plugins here")
  }
  /// The file of the code for which the host sets something now; nil where that code runs itself.
  var namingFile: String?
  /// Reads and writes JSON for scripts; nil where the layer above has not said how.
  public var json: JSONCoding?
  /// The reference of `ui.json.null`; 0 until it is made.
  var nullReference: Int32 = 0
  /// The name of the plugin that a file belongs to.
  public var pluginOfChunk: (_ chunk: String) -> String? = { _ in nil }
  /// The classes that scripts made, by name; of two with one name the later.
  var scriptedTypes: [String: LuaType] = [:]
  /// What runs now that a reload may run again; nil where nobody wants to know.
  var run: CodeRun?
  /// The asynchronous calls of tasks that nobody waits for yet.
  var pendingCalls: [PendingTaskCall] = []
  /// Where the tasks that wait were started, under their numbers.
  var waitingTasks: [Int: WaitingTask] = [:]
  /// How many tasks were started.
  var taskCount = 0
  /// What scripts said through `appearance()`; nil until they do.
  private(set) var rules: AppearanceRules?
  private lazy var referenceScript = ReferenceScript(library: self)
  /// One for all calls: arguments are pushed before the script runs, so no call disturbs another.
  let argumentPusher: ArgumentPusher

  public init(state: LuaState, application: Application) {
    self.state = state
    self.application = application
    argumentPusher = ArgumentPusher(state.stack)
    state.bridge = self
    state.reservedNames = PropertyVisitor.reservedNames
    state.callbackNames = { Catalogue.callbackNames }
    state.callbackSpellings = { Catalogue.callbackSpellings }
    state.register(Catalogue.classes)
    for kind in Catalogue.values { kind.define(in: state) }
    makeModule()
    connect()
    state.unpin(to: 0)
  }

  /// Ends the application and puts a new one in its place: scripts, their classes and values stay,
  /// and see the new one from now on.
  public func replaceApplication(by new: Application) {
    application.end()
    pendingCalls = []
    waitingTasks = [:]
    removeAppearance()
    let reference = applicationReference
    application = new
    connect()
    state.referenceNames[reference] = nil
    state.stack.release(reference: reference)
  }

  private func connect() {
    // The application is the root of everything on the screen.
    application.push(state.stack)
    applicationReference = state.stack.reference()
    state.referenceNames[applicationReference] = "application"
    application.passWillBegin = { [weak state] in
      if let state, !state.isClosed { state.beginEntry() }
    }
    application.passDidEnd = { [weak state] in
      if let state, !state.isClosed { state.endEntry() }
    }
    application.onWarning = { [weak state] in state?.warn($0) }
    application.turnDidEnd = { [weak state] in
      // A turn that the script itself asked for belongs to its frame.
      if let state, !state.isClosed, !state.isRunning { state.unpin(to: 0) }
    }
  }

  deinit {
    // Objects may live on; their scripts do nothing then.
    for script in scriptClasses { script.end() }
  }

  /// The library of the state that a stack belongs to.
  static func of(_ stack: LuaStack) -> UILibrary? { LuaState.of(stack).bridge as? UILibrary }

  // MARK: The module

  /// Pushes the `ui` module.
  public func pushModule() { state.stack.push(reference: moduleReference) }

  // MARK: Scripts of objects

  /// Forgets what scripts said through `appearance()`.
  public func removeAppearance() {
    rules?.removeAll()
    rules = nil
  }

  func appearanceRules() -> AppearanceRules {
    if let rules { return rules }
    let rules = AppearanceRules(library: self)
    self.rules = rules
    application.appearance = rules
    return rules
  }

  func script(for type: LuaType) -> ScriptClass {
    // Nothing else is ever attached.
    if let script = type.attachment { return unsafeDowncast(script, to: ScriptClass.self) }
    let script = ScriptClass(type: type, library: self)
    type.attachment = script
    scriptClasses.append(script)
    return script
  }

  /// How many functions of Lua classes are kept so that the host calls them.
  var overrideCount: Int { scriptClasses.map(\.overrideCount).reduce(0, +) }

  /// The object that stands for a table or function of a script in ViewKit: a delegate, a target,
  /// a handler. The same for the same value, as long as it lives.
  func object(standingFor index: Int32, _ stack: LuaStack) -> Object {
    if let known = stack.held(index), let object = known as? Object { return object }
    let object = ScriptReference(isFunction: stack.type(index) == .function)
    object.script = referenceScript
    stack.hold(object, index)
    return object
  }

  // MARK: LuaBridge

  public func objectGotPeer(_ object: AnyObject, type: LuaType, stack: LuaStack) {
    guard let object = object as? Object else { return }
    if let script = type.unretainedAttachment {
      object.attach(.fromOpaque(script.toOpaque()))
    } else {
      object.script = script(for: type)
    }
    object.forEachOwner { owner in addEdge(from: owner, to: object) }
  }

  /// Pins the peers of some objects; ``letGo(_:)`` ends it.
  func keep(_ objects: [Object]) -> Int {
    let mark = Int(state.pins)
    guard !state.isClosed else { return mark }
    let stack = state.stack
    for object in objects where stack.pushKnown(object) {
      stack.pin(-1)
      stack.pop()
    }
    return mark
  }

  func letGo(_ mark: Int) {
    if !state.isClosed { state.unpin(to: Int32(mark)) }
  }

  /// Mirrors a strong reference: the owner gets a peer when it has none.
  func addEdge(from owner: Object, to child: Object) {
    guard !state.isClosed else { return }
    let stack = state.stack
    guard stack.pushKnown(child) else { return }
    owner.push(stack)
    stack.pop(2)
    stack.changeEdge(from: owner, to: child, by: 1)
  }

  func removeEdge(from owner: Object, to child: Object) {
    guard !state.isClosed else { return }
    state.stack.changeEdge(from: owner, to: child, by: -1)
  }

  public func classChanged(_ type: LuaType, member: String, stack: LuaStack) {
    (type.attachment as? ScriptClass)?.memberChanged(member, stack)
  }

  public func summary(of object: AnyObject, type: LuaType) -> String {
    if let view = object as? View, let name = view.accessibilityIdentifier {
      return "\(type.name) #\(name)"
    }
    if let value = object as? any CustomStringConvertible, !(object is Object) {
      return "\(type.name) \(value.description)"
    }
    if let error = object as? ErrorObject { return "\(type.name) \(error.description)" }
    return type.name
  }

  public func describe(hook: UInt32, object: UnsafeRawPointer?) -> String? {
    hook == 0 ? nil : Callback(hook: hook, object: object).description
  }

  public func deinitFailed(_ error: LuaError, type: LuaType) {
    onError(error, Callback(name: "\(type.name).deinit", object: nil))
  }

  public func weight(of object: AnyObject) -> Int {
    if object is View { return 600 }
    return 200 + ((object as? AttributedString)?.string.utf8.count ?? 0)
  }
}

/// A class, pushed as the script sees it.
struct LuaClassValue: LuaPushable {
  let type: LuaType

  init(_ type: LuaType) { self.type = type }

  func push(_ stack: LuaStack) { type.push(stack) }
}
