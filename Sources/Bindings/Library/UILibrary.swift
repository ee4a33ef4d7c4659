public import LuaRuntime
public import ViewKit

/// The `ui` module of one Lua state, bound to one application.
///
/// Joins the two worlds: gives objects their scripts, mirrors ownership as edges of the Lua
/// graph, calls overrides, and hands errors of callbacks to ``onError``.
public final class UILibrary: LuaBridge {
  public let state: LuaState
  public let application: Application
  /// The layer above, which entry points find through the state.
  public unowned(unsafe) var host: AnyObject?
  /// Receives what failed in a callback, and where.
  public var onError: (LuaError, Callback) -> Void = { _, _ in }

  private var scriptClasses: [ScriptClass] = []
  private var moduleReference: Int32 = 0
  /// The class names in use, each after its plugin's folder.
  var classNames: Set<String> = []
  private lazy var referenceScript = ReferenceScript(library: self)

  public init(state: LuaState, application: Application) {
    self.state = state
    self.application = application
    state.bridge = self
    state.reservedNames = PropertyVisitor.reservedNames
    state.register(Catalogue.classes)
    for kind in Catalogue.values { kind.define(in: state) }
    makeModule()
    // The application is the root of everything on the screen.
    application.push(state.stack)
    state.referenceNames[state.stack.reference()] = "application"
    state.unpin(to: 0)
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

  private func makeModule() {
    let stack = state.stack
    // A userdata, so that no rawset changes it; what is in it lies in its metatable's table.
    stack.newUserdata()
    stack.newTable()
    stack.newTable()
    for function in Catalogue.functions {
      function.push(stack)
      stack.rawSet(-2, function.member.name)
    }
    state.pushSleep()
    stack.rawSet(-2, "sleep")
    for kind in Catalogue.values {
      stack.newTable()
      for constant in Catalogue.constants where constant.owner == kind.name {
        constant.push(stack)
        stack.rawSet(-2, constant.name)
      }
      stack.rawSet(-2, kind.name)
    }
    stack.newTable()
    stack.push(function: UILibrary.missingMember)
    stack.rawSet(-2, "__index")
    stack.setMetatable(-2)
    stack.rawSet(-2, "__index")
    stack.push(function: UILibrary.refuseAssignment)
    stack.rawSet(-2, "__newindex")
    stack.push(false)
    stack.rawSet(-2, "__metatable")
    stack.push("lunette")
    stack.rawSet(-2, "__name")
    stack.setMetatable(-2)
    moduleReference = stack.reference()
  }

  /// A member of `ui` that was not used before: a class, made now; else an error.
  private static let missingMember: FreeEntry = { thread in
    invoke(thread) { arguments throws -> LuaClassValue in
      let stack = arguments.stack
      guard stack.type(2) == .string, let name = stack.string(2) else {
        throw LuaFailure("ui has no member \(stack.summary(2))")
      }
      guard let hostClass = Catalogue.classes.first(where: { $0.name == name }) else {
        throw LuaFailure(unknownName(name))
      }
      let type = LuaState.of(stack).type(for: hostClass)
      stack.push(name)
      type.push(stack)
      stack.rawSet(1)
      return LuaClassValue(type)
    }
  }

  private static let refuseAssignment: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Void in
      throw LuaFailure("ui is read-only; keep your own values in local variables or modules")
    }
  }

  private static func unknownName(_ name: String) -> String {
    let names =
      Catalogue.classes.map(\.name) + Catalogue.functions.map(\.member.name)
      + Catalogue.values.map(\.name)
    if name.hasPrefix("UI"), names.contains(String(name.dropFirst(2))) {
      return "ui has no member '\(name)'; in Lua it is 'ui.\(name.dropFirst(2))'"
    }
    if let near = Spelling.nearest(to: name, among: names, by: \.self) {
      return "ui has no member '\(name)'; did you mean 'ui.\(near)'?"
    }
    return "ui has no member '\(name)'"
  }

  // MARK: Scripts of objects

  func script(for type: LuaType) -> ScriptClass {
    if let script = type.attachment as? ScriptClass { return script }
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
    object.script = script(for: type)
    object.forEachOwner { owner in addEdge(from: owner, to: object) }
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
    return type.name
  }

  public func describe(hook: UInt32, object: UnsafeRawPointer?) -> String? {
    hook == 0 ? nil : Callback(hook: hook, object: object).description
  }

  public func deinitFailed(_ error: LuaError, type: LuaType) {
    onError(error, Callback(name: "\(type.name).deinit", object: nil))
  }

  public func weight(of object: AnyObject) -> Int { object is View ? 600 : 200 }
}

/// A class, pushed as the script sees it.
struct LuaClassValue: LuaPushable {
  let type: LuaType

  init(_ type: LuaType) { self.type = type }

  func push(_ stack: LuaStack) { type.push(stack) }
}
