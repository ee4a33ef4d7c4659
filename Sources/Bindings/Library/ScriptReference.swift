import LuaRuntime
import ViewKit

/// Stands in ViewKit for a table or function of a script: a delegate, a target, a handler.
///
/// Its peer is the table or function itself, so that edges to it keep that alive.
final class ScriptReference: Object {
  let isFunction: Bool

  init(isFunction: Bool) {
    self.isFunction = isFunction
    super.init()
  }
}

/// The script of all such objects.
final class ReferenceScript: Script {
  /// Gone when the state has ended, which what Swift still holds outlives.
  private weak var library: UILibrary?

  init(library: UILibrary) { self.library = library }

  override var className: String? { "table" }

  override var application: Application? {
    guard let library, !library.state.isClosed else { return nil }
    return library.application
  }

  override var lastFailure: String? { library?.lastFailure }

  override func overrides(_ hook: Hook) -> Bool { false }

  override func implements(_ callback: Hook, _ object: Object) -> Bool {
    if (object as? ScriptReference)?.isFunction == true { return callback == .handler }
    return responds(to: Selector(callback.name), object)
  }

  /// Calls a function of the table, a callback of a delegate; or a function that is a handler, with
  /// the arguments alone.
  override func call(
    _ hook: Hook, on object: Object, _ arguments: (HookArgumentReceiver) -> Void
  ) -> HookValue? {
    guard let library, !library.state.isClosed else { return nil }
    let stack = library.state.stack
    guard stack.reserve(16), stack.pushKnown(object) else { return nil }
    if (object as? ScriptReference)?.isFunction == true {
      // Messages name whose handler it is.
      var owner = object
      object.forEachOwner { owner = $0 }
      library.callHandler(hook, on: owner, arguments)
      return HookValue.none
    }
    // Raw: a table with metamethods answers for what it has itself.
    guard stack.rawGet(-1, hook.name) == .function else {
      stack.pop(2)
      return nil
    }
    let function = stack.reference()
    stack.pop()
    defer { if !library.state.isClosed { stack.release(reference: function) } }
    return library.call(function, for: hook, on: object, arguments)
  }

  override func responds(to action: Selector, _ object: Object) -> Bool {
    guard let library, !library.state.isClosed, let reference = object as? ScriptReference else {
      return false
    }
    if reference.isFunction { return action == .callFunction || action == .handlerProperty }
    let stack = library.state.stack
    guard stack.pushKnown(object) else { return false }
    defer { stack.pop() }
    // Raw: a table with metamethods answers for what it has itself.
    defer { stack.pop() }
    return stack.rawGet(-1, action.name) == .function
  }

  override func perform(_ action: Selector, on object: Object, sender: Object?, event: Event?) {
    guard let library, !library.state.isClosed, let reference = object as? ScriptReference else {
      return
    }
    let stack = library.state.stack
    guard stack.pushKnown(object) else { return }
    if reference.isFunction {
      library.callAction(receiver: false, object: sender ?? object, sender: sender, event: event)
      return
    }
    stack.rawGet(-1, action.name)
    stack.insert(-2)
    library.callAction(receiver: true, object: object, sender: sender, event: event)
  }

  override func describe(_ object: Object, _ visitor: PropertyVisitor) {}

  override func keep(_ objects: [Object]) -> Int { library?.keep(objects) ?? 0 }

  override func letGo(_ mark: Int) { library?.letGo(mark) }

  override func didStore(_ child: Object, in owner: Object) {
    library?.addEdge(from: owner, to: child)
  }

  override func didRemove(_ child: Object, from owner: Object) {
    library?.removeEdge(from: owner, to: child)
  }
}

extension Selector {
  /// The action of a function that serves as a target.
  static let callFunction: Selector = "(function)"
}

/// What a script gives as target, delegate or handler: an object, a table or a function.
struct ScriptTarget: LuaReadable {
  let object: Object

  static var luaName: String { "object, table or function" }

  /// Fails when a target has no method for an action; names the nearest.
  ///
  /// - Parameter index: where the target stands on the stack, for the message; nil where it does
  ///   not.
  static func check(
    _ target: Object, has action: Selector, _ index: Int32?, _ stack: LuaStack
  ) throws {
    if target.responds(to: action) { return }
    let names = UILibrary.of(stack)?.methodNames(of: target) ?? []
    let hint =
      Spelling.nearest(to: action.name, among: names, by: \.self)
      .map { "; did you mean \"\($0)\"?" } ?? ""
    let name =
      index.map { stack.summary($0) }
      ?? (target is ScriptReference ? "table" : target.className)
    throw LuaFailure("the target \(name) has no method \"\(action.name)\"\(hint)")
  }

  static func read(_ stack: LuaStack, _ index: Int32) -> ScriptTarget? {
    if let object = Object.read(stack, index) { return ScriptTarget(object: object) }
    let type = stack.type(index)
    guard type == .table || type == .function, let library = UILibrary.of(stack) else { return nil }
    return ScriptTarget(object: library.object(standingFor: index, stack))
  }
}
