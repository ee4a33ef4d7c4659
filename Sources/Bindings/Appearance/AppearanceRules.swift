import LuaRuntime
import ViewKit

/// What scripts said through `appearance()`: settings by class, for views that enter a window.
///
/// A setting reaches a view only where the view still has what a new one of the host's class has,
/// so that it does not overwrite what was set on the view. (UIKit remembers which setters were
/// called; a view on which the standard value was set by hand cannot be told from a new one here.)
final class AppearanceRules: AppearanceSource {
  private unowned let library: UILibrary
  private(set) var rules: [AppearanceRule] = []
  /// A new object of each host class, to compare with; references.
  private var models: [ObjectIdentifier: Int32] = [:]

  init(library: UILibrary) { self.library = library }

  /// The number of the rule for a class inside of containers.
  func rule(for type: LuaType, in containers: [LuaType]) -> Int {
    if let index = rules.firstIndex(where: { $0.isFor(type, in: containers) }) { return index }
    rules.append(AppearanceRule(type: type, containers: containers))
    return rules.count - 1
  }

  /// Adds a setting whose `count` arguments are on top, and pops them. It is tried on a new object
  /// first, so that mistakes are told where they are made.
  func add(_ member: AppearanceRule.Member, arguments count: Int32, to index: Int) throws {
    let stack = library.state.stack
    let rule = rules[index]
    let first = stack.top - count + 1
    defer { stack.top = first - 1 }
    try pushObject(of: rule.type.hostClass)
    try set(member, of: stack.top, arguments: first..<first + count, in: stack, comparing: false)
    stack.top = first + count - 1
    var references: [Int32] = []
    for _ in 0..<count { references.insert(stack.reference(), at: 0) }
    rules[index].replace(AppearanceRule.Setting(member: member, arguments: references)) {
      stack.release(reference: $0)
    }
  }

  /// Forgets everything.
  func removeAll() {
    if !library.state.isClosed {
      let references = rules.flatMap(\.settings).flatMap(\.arguments) + models.values
      for reference in references { library.state.stack.release(reference: reference) }
    }
    rules = []
    models = [:]
  }

  // MARK: AppearanceSource

  func apply(to view: View) {
    guard !library.state.isClosed, let type = library.state.type(ofObject: view) else { return }
    let stack = library.state.stack
    let top = stack.top
    // The most special first: what it sets, a more general one finds set.
    for ancestor in type.lineage {
      let matching = rules.filter { $0.type === ancestor && $0.admits(view, library.state) }
        .sorted { $0.containers.count > $1.containers.count }
      for setting in matching.flatMap(\.settings) {
        defer { stack.top = top }
        do {
          view.push(stack)
          let first = stack.top + 1
          for reference in setting.arguments { stack.push(reference: reference) }
          let isOwn = setting.member.name == "tintColor" && view.hasOwnTintColor
          if isOwn { continue }
          try set(
            setting.member, of: first - 1, arguments: first..<stack.top + 1, in: stack,
            comparing: setting.member.name != "tintColor")
        } catch {
          library.onError(
            (error as? LuaError) ?? LuaError(kind: .runtime, message: "\(error)"),
            Callback(name: "appearance", object: view))
        }
      }
    }
  }

  // MARK: Lua

  /// Sets a member of the object at `object`; when comparing, only if it is as in a new one.
  private func set(
    _ member: AppearanceRule.Member, of object: Int32, arguments: Range<Int32>, in stack: LuaStack,
    comparing: Bool
  ) throws {
    let (read, write) =
      switch member {
      case .property: ("object[name]", "object[name] = (...)")
      case .setter: ("object[getter](object, rest(...))", "object[name](object, ...)")
      }
    let test = comparing ? "if value(object, ...) ~= value(model, ...) then return end" : ""
    let text = """
      local function rest(_, ...) return ... end
      local function run(object, model, name, getter, ...)
        local function value(object, ...) return \(read) end
        \(test)
        \(write)
      end
      run(...)
      """
    do {
      try library.state.load(Array(text.utf8), name: "host")
      stack.copy(object)
      if comparing { try pushModel(of: object, stack) } else { stack.pushNil() }
      stack.push(member.name)
      stack.push(member.getter)
      for index in arguments { stack.copy(index) }
      try library.state.call(arguments: 4 + Int32(arguments.count), results: 0)
    } catch let error as LuaError where error.kind != .limit {
      throw LuaFailure(error.message)
    }
  }

  /// Pushes an object like the one at `index`, of which nothing was set.
  private func pushModel(of index: Int32, _ stack: LuaStack) throws {
    guard let hostClass = stack.objectType(index)?.hostClass else { return stack.pushNil() }
    if models[ObjectIdentifier(hostClass)] == nil {
      try pushObject(of: hostClass)
      models[ObjectIdentifier(hostClass)] = stack.reference()
    }
    stack.push(reference: models[ObjectIdentifier(hostClass)] ?? 0)
  }

  private func pushObject(of hostClass: HostClass) throws {
    library.state.type(for: hostClass).push(library.state.stack)
    try library.state.call(arguments: 0, results: 1)
  }
}
