import LuaRuntime

// The `ui` module: functions, values, and classes, which are made when they are first used.
extension UILibrary {
  func makeModule() {
    let stack = state.stack
    // A userdata, so that no rawset changes it; what is in it lies in its metatable's table.
    stack.newUserdata()
    stack.newTable()
    stack.newTable()
    for function in Catalogue.functions where !function.member.name.contains(".") {
      function.push(stack)
      stack.rawSet(-2, function.member.name)
    }
    state.pushSleep()
    stack.rawSet(-2, sleepMember.name)
    for name in Catalogue.namespaces {
      pushNamespace(name)
      stack.rawSet(-2, name)
    }
    stack.copy(-1)
    memberReference = stack.reference()
    finishModule(name: "lunette", missing: EntryPoint(UILibrary.missingMember))
    moduleReference = stack.reference()
  }

  /// Pushes a module of its own for a plugin: the same, with the files of the plugin.
  ///
  /// - Parameter files: makes them when they are first used.
  public func pushModule(files: @escaping () -> Files) {
    let stack = state.stack
    stack.newUserdata()
    stack.newTable()
    stack.newTable()
    stack.push(reference: memberReference)
    stack.pushNil()
    while stack.next(-2) {
      stack.copy(-2)
      stack.insert(-2)
      stack.rawSet(-5)
    }
    stack.pop()
    let missing = LuaClosure { arguments throws -> LuaResults in
      let stack = arguments.stack
      guard stack.type(2) == .string, stack.string(2) == "files" else {
        return LuaResults(try UILibrary.member(stack))
      }
      let files = files()
      stack.copy(2)
      files.push(stack)
      stack.rawSet(1)
      return LuaResults(files)
    }
    finishModule(name: "lunette", missing: missing)
  }

  /// Pushes a part of the module: the constants of a kind of values, functions with a dot.
  private func pushNamespace(_ name: String) {
    let stack = state.stack
    stack.newUserdata()
    stack.newTable()
    stack.newTable()
    for constant in Catalogue.constants where constant.owner == name {
      constant.push(stack)
      stack.rawSet(-2, constant.name)
    }
    for function in Catalogue.functions where function.member.name.hasPrefix(name + ".") {
      function.push(stack)
      stack.rawSet(-2, String(function.member.name.dropFirst(name.count + 1)))
    }
    stack.push("ui.\(name)")
    stack.rawSet(-2, at: 1)
    finishModule(name: "ui.\(name)", missing: EntryPoint(UILibrary.missingInNamespace))
  }

  /// Makes a userdata, its metatable and its members, which lie on the stack in this order, a
  /// read-only module; leaves the userdata.
  private func finishModule(name: String, missing: some LuaPushable) {
    let stack = state.stack
    stack.newTable()
    missing.push(stack)
    stack.rawSet(-2, "__index")
    stack.setMetatable(-2)
    stack.rawSet(-2, "__index")
    stack.push(function: UILibrary.refuseAssignment)
    stack.rawSet(-2, "__newindex")
    stack.push(false)
    stack.rawSet(-2, "__metatable")
    stack.push(name)
    stack.rawSet(-2, "__name")
    stack.setMetatable(-2)
  }

  /// A member of `ui` that was not used before: a class, made now; else an error.
  private static let missingMember: FreeEntry = { thread in
    invoke(thread) { arguments throws -> LuaClassValue in try member(arguments.stack) }
  }

  /// The class whose name is at 2, for the table of members at 1.
  private static func member(_ stack: LuaStack) throws -> LuaClassValue {
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

  /// A member that a part of the module does not have; its table is at 1.
  private static let missingInNamespace: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Void in
      let stack = arguments.stack
      stack.rawGet(1, at: 1)
      let owner = stack.string(-1) ?? "ui"
      stack.pop()
      guard stack.type(2) == .string, let name = stack.string(2) else {
        throw LuaFailure("\(owner) has no member \(stack.summary(2))")
      }
      let names = stack.stringKeys(1)
      let hint =
        Spelling.nearest(to: name, among: names, by: \.self)
        .map { "; did you mean '\(owner).\($0)'?" } ?? "; it has \(names.joined(separator: " "))"
      throw LuaFailure("\(owner) has no member '\(name)'\(hint)")
    }
  }

  private static let refuseAssignment: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Void in
      throw LuaFailure("ui is read-only; keep your own values in local variables or modules")
    }
  }

  private static func unknownName(_ name: String) -> String {
    if Catalogue.properties.contains(where: { $0.name == name }) {
      return "ui.\(name) belongs to plugins; there is none here"
    }
    let names =
      Catalogue.properties.map(\.name) + Catalogue.classes.map(\.name)
      + Catalogue.functionMembers.map(\.name) + Catalogue.namespaces
    if let meant = LuaNames.spelling(of: name) {
      return "ui has no member '\(name)'; in Lua it is \(meant)"
    }
    if let missing = LaterNames.class(name) {
      return "ui has no member '\(name)'; this version has no \(missing)"
    }
    if let near = Spelling.nearest(to: name, among: names, by: \.self) {
      return "ui has no member '\(name)'; did you mean 'ui.\(near)'?"
    }
    return "ui has no member '\(name)'"
  }
}

/// An entry point as a Lua function.
private struct EntryPoint: LuaPushable {
  private let entry: FreeEntry

  init(_ entry: @escaping FreeEntry) { self.entry = entry }

  func push(_ stack: LuaStack) { stack.push(function: entry) }
}
