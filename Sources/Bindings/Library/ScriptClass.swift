import LuaRuntime
import ViewKit

/// The script of all objects of one class in one state: knows which hooks a Lua class overrides,
/// and calls them.
final class ScriptClass: Script {
  let type: LuaType
  private unowned let library: UILibrary
  private let number: Int
  /// By the hook's raw value.
  private let overridden: UnsafeMutablePointer<Bool>

  init(type: LuaType, library: UILibrary, number: Int) {
    self.type = type
    self.library = library
    self.number = number
    overridden = .allocate(capacity: 256)
    overridden.initialize(repeating: false, count: 256)
    guard type.isScripted else { return }
    let stack = library.state.stack
    for hook in Hook.allCases { update(hook, name: hook.name, stack) }
  }

  deinit { overridden.deallocate() }

  var className: String? { type.isScripted ? type.name : nil }

  func isKind(of className: String, plugin: String?) -> Bool {
    // A host has one plugin so far, so that a class of another one is none of ours.
    guard plugin == nil else { return false }
    return sequence(first: type, next: \.parent).contains { $0.isScripted && $0.name == className }
  }

  func overrides(_ hook: Hook) -> Bool { overridden[Int(hook.rawValue)] }

  func memberChanged(_ name: String, _ stack: LuaStack) {
    guard let hook = HookNames.byName[name] else { return }
    update(hook, name: name, stack)
  }

  /// Keeps the function that the class has for a hook where a call finds it by number.
  private func update(_ hook: Hook, name: String, _ stack: LuaStack) {
    let isOverridden =
      type.isScripted(member: name) && type.push(member: name, stack) == .function
    if isOverridden {
      overridden[Int(hook.rawValue)] = true
      stack.setHook(number * 256 + Int(hook.rawValue))
    } else {
      if type.isScripted(member: name) { stack.pop() }
      overridden[Int(hook.rawValue)] = false
    }
  }

  func call(_ hook: Hook, on object: Object, _ arguments: HookArguments) -> HookValue? {
    guard !library.state.isClosed else { return nil }
    let stack = library.state.stack
    guard stack.reserve(16) else { return nil }
    stack.pushHook(number * 256 + Int(hook.rawValue))
    object.push(stack)
    arguments.push(stack)
    return library.finishCall(of: hook, on: object, count: Int32(arguments.count) + 1, stack)
  }

  /// Where the function for a hook begins.
  func place(of hook: Hook) -> (source: String, line: Int)? {
    let stack = library.state.stack
    stack.pushHook(number * 256 + Int(hook.rawValue))
    defer { stack.pop() }
    return stack.place(ofFunctionAt: -1)
  }

  func responds(to action: Selector, _ object: Object) -> Bool {
    guard !library.state.isClosed else { return false }
    let stack = library.state.stack
    defer { stack.pop() }
    return type.push(member: action.name, stack) == .function
  }

  func perform(_ action: Selector, on object: Object, sender: Object?, event: Event?) {
    guard !library.state.isClosed else { return }
    let stack = library.state.stack
    guard stack.reserve(16) else { return }
    guard type.push(member: action.name, stack) == .function else {
      stack.pop()
      return
    }
    object.push(stack)
    library.callAction(receiver: true, object: object, sender: sender, event: event)
  }

  func describe(_ object: Object, _ visitor: PropertyVisitor) {
    guard type.isScripted, !library.state.isClosed else { return }
    for name in type.listedProperties {
      guard let value = library.read(name, of: object) else { continue }
      visitor.visit(scripted: name, value) { [library] in library.write($0, to: name, of: object) }
    }
  }

  func didStore(_ child: Object, in owner: Object) { library.addEdge(from: owner, to: child) }

  func didRemove(_ child: Object, from owner: Object) { library.removeEdge(from: owner, to: child) }
}

/// The hooks by their names in Lua.
enum HookNames {
  static let byName: [String: Hook] = Dictionary(
    uniqueKeysWithValues: Hook.allCases.map { ($0.name, $0) })
}
