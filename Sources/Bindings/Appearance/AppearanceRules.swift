import LuaRuntime
import ViewKit

/// What scripts said through `appearance()`: settings by class, for views that enter a window.
///
/// As in UIKit, a setting reaches a view only where its setter was not called by hand, whatever with.
final class AppearanceRules: AppearanceSource {
  private unowned let library: UILibrary
  private(set) var rules: [AppearanceRule] = []

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
    let chunk = stack.callerChunk
    let rule = rules[index]
    let first = stack.top - count + 1
    defer { stack.top = first - 1 }
    try pushObject(of: rule.type.hostClass)
    try set(member, of: stack.top, arguments: first..<first + count, in: stack)
    stack.top = first + count - 1
    let state = count > 1 ? Control.State.read(stack, first + 1) : nil
    let look = member.look(for: state ?? .normal)
    var references: [Int32] = []
    for _ in 0..<count { references.insert(stack.reference(), at: 0) }
    let origin = AppearanceRule.Origin(
      chunk: chunk, plugin: library.pluginOfChunk(chunk), run: library.run)
    rules[index].replace(
      AppearanceRule.Setting(
        member: member, look: look, arguments: references, origin: origin)
    ) {
      stack.release(reference: $0)
    }
    if let run = library.run {
      run.noteOnce(self) { [weak self, weak run] in
        guard let self, let run else { return }
        remove { $0.run === run }
      }
    }
  }

  /// Takes away what some code has set; returns how many settings that were.
  ///
  /// Views that have them already keep them, as in UIKit.
  @discardableResult
  func remove(where isGone: (AppearanceRule.Origin) -> Bool) -> Int {
    guard !library.state.isClosed else { return 0 }
    let stack = library.state.stack
    return rules.indices.reduce(0) { count, index in
      count
        + rules[index].remove(release: { stack.release(reference: $0) }) { isGone($0.origin) }
    }
  }

  /// Forgets everything.
  func removeAll() {
    if !library.state.isClosed {
      let references = rules.flatMap(\.settings).flatMap(\.arguments)
      for reference in references { library.state.stack.release(reference: reference) }
    }
    rules = []
  }

  // MARK: AppearanceSource

  func apply(to view: View) {
    let applied = apply(to: view, own: view.ownLooks, in: view.next)
    // The setters took it for the script's own wish.
    view.ownLooks.subtract(applied)
  }

  func apply(to item: BarItem, in bar: View) {
    let applied = apply(to: item, own: item.ownLooks, in: bar)
    item.ownLooks.subtract(applied)
  }

  /// Sets what applies to an object, but for its own looks.
  ///
  /// - Parameter container: the first of what is around the object.
  /// - Returns: what was set.
  private func apply(to object: Object, own: Looks, in container: Responder?) -> Looks {
    guard !library.state.isClosed, let type = library.state.type(ofObject: object) else {
      return []
    }
    var applied: Looks = []
    // The most special first: what it sets, a more general one leaves alone.
    for ancestor in type.lineage {
      let matching = rules.filter {
        $0.type === ancestor && $0.admits(from: container, library.state)
      }
      .sorted { $0.containers.count > $1.containers.count }
      for setting in matching.flatMap(\.settings)
      where setting.origin.run?.isReplaced != true
        && own.union(applied).isDisjoint(with: setting.look)
      {
        applied.insert(setting.look)
        apply(setting, to: object)
      }
    }
    return applied
  }

  private func apply(_ setting: AppearanceRule.Setting, to object: Object) {
    let stack = library.state.stack
    let top = stack.top
    defer { stack.top = top }
    object.push(stack)
    let first = stack.top + 1
    for reference in setting.arguments { stack.push(reference: reference) }
    // The names of images are those of the code that has made the setting.
    let outer = library.namingFile
    library.namingFile = setting.origin.chunk
    defer { library.namingFile = outer }
    do {
      try set(setting.member, of: first - 1, arguments: first..<stack.top + 1, in: stack)
    } catch {
      library.onError(
        (error as? LuaError) ?? LuaError(kind: .runtime, message: "\(error)"),
        Callback(name: "appearance", object: object))
    }
  }

  // MARK: Lua

  /// Sets a member of the object at `object`.
  private func set(
    _ member: AppearanceRule.Member, of object: Int32, arguments: Range<Int32>, in stack: LuaStack
  ) throws {
    do throws(LuaError) {
      let name = try pushSetter(of: member, stack)
      stack.copy(object)
      stack.push(name)
      for index in arguments { stack.copy(index) }
      try library.state.call(arguments: 2 + Int32(arguments.count), results: 0)
    } catch {
      if error.kind == .limit { throw error }
      throw LuaFailure(error.message)
    }
  }

  /// Pushes the function that sets a member, which takes the object, the name and the values.
  ///
  /// - Returns: the name.
  private func pushSetter(
    of member: AppearanceRule.Member, _ stack: LuaStack
  ) throws(LuaError) -> String {
    switch member {
    case .property(let name):
      stack.pushSetter()
      return name
    case .setter(let name):
      let text = "local object, name = ... object[name](object, select(3, ...))"
      try library.state.load(Array(text.utf8), name: LuaStack.hostChunk)
      return name
    }
  }

  private func pushObject(of hostClass: HostClass) throws {
    library.state.type(for: hostClass).push(library.state.stack)
    try library.state.call(arguments: 0, results: 1)
  }
}
