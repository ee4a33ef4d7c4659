import LuaRuntime
import ViewKit

/// The script of all objects of one class in one state: knows which hooks a Lua class overrides,
/// and calls them.
final class ScriptClass: Script {
  let type: LuaType
  // Unmanaged, so that no call retains it. The library says when it ends.
  private let owner: Unmanaged<UILibrary>
  private var hasEnded = false
  /// The references of the overriding functions by the hook's raw value; 0 where there is none.
  private let functions: UnsafeMutablePointer<Int32>

  init(type: LuaType, library: UILibrary) {
    self.type = type
    owner = .passUnretained(library)
    functions = .allocate(capacity: Hook.allCases.count)
    functions.initialize(repeating: 0, count: Hook.allCases.count)
    super.init()
    guard type.isScripted else { return }
    let stack = library.state.stack
    for hook in Hook.allCases { update(hook, name: hook.name, stack) }
  }

  deinit { functions.deallocate() }

  private var library: UILibrary { owner.takeUnretainedValue() }

  /// The library is going away: nothing is called any more.
  func end() { hasEnded = true }

  override var className: String? { type.isScripted ? type.name : nil }

  override var application: Application? {
    hasEnded || library.state.isClosed ? nil : library.application
  }

  override var lastFailure: String? { hasEnded ? nil : library.lastFailure }

  override func isKind(of className: String, plugin: String?) -> Bool {
    sequence(first: type, next: \.parent).contains { type in
      guard type.isScripted, type.name == className else { return false }
      return plugin == nil || library.plugin(of: type) == plugin
    }
  }

  override func overrides(_ hook: Hook) -> Bool { functions[Int(hook.rawValue)] != 0 }

  /// How many members the class overrides.
  var overrideCount: Int { Hook.allCases.count(where: overrides) }

  func memberChanged(_ name: String, _ stack: LuaStack) {
    guard let hook = HookNames.byName[name] else { return }
    update(hook, name: name, stack)
  }

  /// Keeps the function that the class has for a hook where a call finds it at once.
  private func update(_ hook: Hook, name: String, _ stack: LuaStack) {
    let index = Int(hook.rawValue)
    if functions[index] != 0 { stack.release(reference: functions[index]) }
    functions[index] = 0
    guard type.isScripted(member: name) else { return }
    if type.push(override: name, stack) == .function {
      functions[index] = stack.reference()
      library.state.referenceNames[functions[index]] = "\(type.name).\(name)"
    } else {
      stack.pop()
    }
  }

  override func run(_ hook: Hook, on object: Object) -> Bool {
    !hasEnded
      && owner._withUnsafeGuaranteedRef {
        $0.run(functions[Int(hook.rawValue)], for: hook, on: object)
      }
  }

  override func call(
    _ hook: Hook, on object: Object, _ arguments: (HookArgumentReceiver) -> Void
  ) -> HookValue? {
    if hasEnded { return nil }
    return owner._withUnsafeGuaranteedRef {
      $0.call(functions[Int(hook.rawValue)], for: hook, on: object, arguments)
    }
  }

  /// Where the function for a hook begins.
  func place(of hook: Hook) -> (source: String, line: Int)? {
    let stack = library.state.stack
    stack.push(reference: functions[Int(hook.rawValue)])
    defer { stack.pop() }
    return stack.place(ofFunctionAt: -1)
  }

  override func responds(to action: Selector, _ object: Object) -> Bool {
    guard !hasEnded, !library.state.isClosed else { return false }
    let stack = library.state.stack
    defer { stack.pop() }
    return type.push(member: action.name, stack) == .function
  }

  override func perform(_ action: Selector, on object: Object, sender: Object?, event: Event?) {
    guard !hasEnded, !library.state.isClosed else { return }
    let stack = library.state.stack
    guard stack.reserve(16) else { return }
    guard type.push(member: action.name, stack) == .function else {
      stack.pop()
      return
    }
    object.push(stack)
    library.callAction(receiver: true, object: object, sender: sender, event: event)
  }

  override func describe(_ object: Object, _ visitor: PropertyVisitor) {
    guard !hasEnded, type.isScripted, !library.state.isClosed else { return }
    for name in type.listedProperties {
      guard let value = library.read(name, of: object) else { continue }
      visitor.visit(scripted: name, value) { [library] in library.write($0, to: name, of: object) }
    }
  }

  override func keep(_ objects: [Object]) -> Int { hasEnded ? 0 : library.keep(objects) }

  override func letGo(_ mark: Int) {
    if !hasEnded { library.letGo(mark) }
  }

  override func didStore(_ child: Object, in owner: Object) {
    if !hasEnded { library.addEdge(from: owner, to: child) }
  }

  override func didRemove(_ child: Object, from owner: Object) {
    if !hasEnded { library.removeEdge(from: owner, to: child) }
  }
}

/// The hooks by their names in Lua.
enum HookNames {
  static let byName: [String: Hook] = Dictionary(
    uniqueKeysWithValues: Hook.allCases.map { ($0.name, $0) })
}
