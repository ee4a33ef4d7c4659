import CLuaSupport

// Reads and writes that the fast path did not find: fields, misspelt names, class members.

extension LuaState {
  // MARK: Objects

  /// Member 2 of the object at 1 is no member with a value now.
  func readMissing(_ stack: LuaStack, _ type: LuaType) -> Int32 {
    guard stack.type(2) == .string, let name = stack.string(2) else {
      if type.isScripted {
        stack.pushNil()
        return 1
      }
      return fail(stack, "\(type.name) has no member \(stack.summary(2))")
    }
    if let member = type.hostClass.member(named: name), member.kind != .constructorKey {
      return fail(stack, beforeInit(type, name))
    }
    if name == "super" {
      let owner = type.lineage.last { $0.isScripted } ?? type
      return fail(
        stack,
        "self.super would never end in a class with subclasses; write \(owner.name).super")
    }
    if type.isScripted, LuaType.hasAccessor(of: name, type, stack) {
      return fail(stack, "\(type.name).\(name) can be set but not read; define get_\(name) too")
    }
    if let meant = misspelt(type, name) {
      return fail(stack, misspelling(type, name, meant))
    }
    guard type.isScripted else { return fail(stack, unknown(type, name)) }
    markKnown(stack, type)
    stack.pushNil()
    return 1
  }

  /// The assignment of 3 to member 2 of the object at 1 is no plain one. Pushes `true` when it
  /// may be stored as a field.
  func writeSpecial(_ stack: LuaStack, _ type: LuaType) -> Int32 {
    guard stack.type(2) == .string, let name = stack.string(2) else {
      guard type.isScripted, !stack.isNil(2), stack.number(2)?.isNaN != true else {
        return fail(stack, "\(type.name) has no member \(stack.summary(2))")
      }
      stack.push(true)
      return 1
    }
    if let member = type.hostClass.member(named: name) {
      switch member.kind {
      case .method where stateSetter(type, name) != nil:
        return fail(stack, useStateSetter(type, name, stack))
      case .method:
        let superName = type.isScripted ? type.name : "MyClass"
        return fail(
          stack,
          "\(name) is a method of \(owner(of: member, type)); to replace it, write a class: "
            + "function \(superName):\(name)(…) end")
      case .property, .event:
        if let peer = ln_to_peer(stack.thread, 1), peer.pointee.object == nil {
          return fail(stack, beforeInit(type, name))
        }
        let owner = owner(of: member, type)
        let advice =
          type.isScripted ? "; the name belongs to \(owner), so a field needs another one" : ""
        return fail(stack, "\(type.name).\(name) is read-only\(advice)")
      case .constructorKey where stateSetter(type, name) != nil:
        return fail(stack, useStateSetter(type, name, stack))
      case .constructorKey:
        return fail(
          stack, "\(name) can be given at construction only: \(type.name){ \(name) = … }")
      default: break
      }
    }
    if name == "super" {
      return fail(stack, "super belongs to the class; no field can have its name")
    }
    if type.isScripted, LuaType.hasAccessor(of: name, type, stack) {
      return fail(
        stack, "\(type.name).\(name) is read-only; define set_\(name) to make it settable")
    }
    if let meant = misspelt(type, name) {
      return fail(stack, misspelling(type, name, meant))
    }
    guard type.isScripted else { return fail(stack, unknown(type, name)) }
    warnIfNear(stack, type, name)
    let isClassMember = type.push(member: name, stack) != .nil
    stack.pop()
    if !isClassMember { markKnown(stack, type) }
    stack.push(true)
    return 1
  }

  /// The key on top of a constructor of the class is no member.
  func checkKey(_ stack: LuaStack, _ type: LuaType) -> Int32 {
    guard stack.type(-1) == .string, let name = stack.string(-1) else {
      return type.isScripted
        ? 0 : fail(stack, "\(type.name){…}: a key must be a name, got \(stack.summary(-1))")
    }
    if type.hostClass.member(named: name)?.kind == .method {
      return fail(
        stack,
        "\(name) is a method of \(type.hostClass.name), not a property; it cannot be set in \(type.name){…}"
      )
    }
    if let meant = misspelt(type, name) {
      return fail(stack, misspelling(type, name, meant))
    }
    return type.isScripted ? 0 : fail(stack, unknown(type, name))
  }

  /// Remembers that the name at 2 is free for fields, so that it is checked once.
  private func markKnown(_ stack: LuaStack, _ type: LuaType) {
    stack.push(reference: type.record.pointee.known)
    stack.copy(2)
    stack.push(true)
    stack.rawSet(-3)
    stack.pop()
  }

  // MARK: Texts

  /// The member that a misspelt name means: one that is equal when case, `_` and a leading `is`
  /// are ignored, or whose Objective-C spelling it is.
  private func misspelt(_ type: LuaType, _ name: String) -> Member? {
    type.membersByFoldedName[HostClass.folded(name)]?.first { $0.name != name }
  }

  private func owner(of member: Member, _ type: LuaType) -> String {
    type.hostClass.lineage.first { $0.members.contains { $0 === member } }?.name ?? type.name
  }

  private func beforeInit(_ type: LuaType, _ name: String) -> String {
    "\(type.name).\(name) was used before super.init(self, options) was called"
  }

  private func misspelling(_ type: LuaType, _ name: String, _ meant: Member) -> String {
    "\(type.name) has no member '\(name)'; in Lua it is '\(meant.name)'"
  }

  private func unknown(_ type: LuaType, _ name: String) -> String {
    if let property = setterProperty(type, name) {
      return "\(type.name) has no member '\(name)'; in Lua it is a property: object.\(property) = …"
    }
    if let near = type.hostClass.nearest(to: name) {
      return "\(type.name) has no member '\(name)'; did you mean '\(near.name)'?"
    }
    return "\(type.name) has no member '\(name)'; what belongs to the script goes into object.user"
  }

  /// The property that Objective-C's setter of this name sets: `text` for `setText`.
  private func setterProperty(_ type: LuaType, _ name: String) -> String? {
    guard name.hasPrefix("set"), name.utf8.count > 3,
      let member = misspelt(type, name.dropFirst(3) + ":"), member.kind == .property
    else { return nil }
    return member.name
  }

  private func warnIfNear(_ stack: LuaStack, _ type: LuaType, _ name: String) {
    // A name that some other class of the host has is no slip: `text` on a view is not `next`.
    guard name.utf8.count > 3, !isMemberName(name),
      let near = type.hostClass.nearest(to: name, includingKeys: false),
      Spelling.distance(Array(name.utf8), Array(near.name.utf8)) == 1
    else { return }
    warn(
      "\(stack.position())\(type.name).\(name) is a new member of the class; "
        + "did you mean '\(near.name)'?")
  }

  private func isMemberName(_ name: String) -> Bool {
    hostClasses.values.contains { $0.members.contains { $0.name == name } }
  }

  /// The key of a setter by state, such as `title`.
  private func stateSetter(_ type: LuaType, _ name: String) -> Member? {
    for ancestor in type.hostClass.lineage {
      for entry in ancestor.entries
      where entry.member.name == name && entry.descriptor.pointee.kind == UInt32(LN_STATE_SETTER) {
        return entry.member
      }
    }
    return nil
  }

  private func useStateSetter(_ type: LuaType, _ name: String, _ stack: LuaStack) -> String {
    let value = stack.type(3) == .string ? "\"\(stack.string(3) ?? "")\"" : "…"
    return
      "'\(name)' differs by state; write object:set\(name.capitalizedFirst)(\(value), \"normal\")"
  }

  // MARK: Classes

  /// Member 2 of the class at 1 is neither one of its functions nor a class member.
  func readClass(_ stack: LuaStack, _ type: LuaType) -> Int32 {
    guard stack.type(2) == .string, let name = stack.string(2) else {
      stack.pushNil()
      return 1
    }
    if let member = type.hostClass.member(named: name), member.kind == .property {
      return fail(
        stack, "\(name) is a property of the objects of \(type.name), not of the class")
    }
    if pushHostAccessor(named: name, of: type, stack) { return 1 }
    if let meant = misspelt(type, name) {
      return fail(stack, misspelling(type, name, meant))
    }
    guard type.isScripted else { return fail(stack, unknown(type, name)) }
    stack.pushNil()
    return 1
  }

  /// Pushes the host's own accessor of a property, for an override to call:
  /// `MyLabel.super.set_text(self, value)`.
  private func pushHostAccessor(named name: String, of type: LuaType, _ stack: LuaStack) -> Bool {
    guard let property = LuaType.accessedProperty(name) else { return false }
    for ancestor in type.hostClass.lineage {
      for entry in ancestor.entries
      where entry.member.name == property && entry.member.kind == .property {
        let isSetter = name.hasPrefix("set_")
        if isSetter && entry.member.readOnly { return false }
        if isSetter {
          ln_push_setter(stack.thread, entry.descriptor)
        } else {
          ln_push_method(stack.thread, entry.descriptor)
        }
        return true
      }
    }
    return false
  }

  /// Sets member 2 of the class at 1 to 3.
  func writeClass(_ stack: LuaStack, _ type: LuaType) -> Int32 {
    guard type.isScripted else {
      return fail(
        stack,
        "\(type.name) is a class of the host and cannot be changed; "
          + "write a class of your own: ui.\(type.name):subclass \"My\(type.name)\"")
    }
    guard stack.type(2) == .string, let name = stack.string(2) else {
      return fail(stack, "a member of a class has a name, got \(stack.summary(2))")
    }
    if name == "properties", let problem = listProperties(stack, type) {
      return fail(stack, problem)
    }
    if let problem = refusal(of: name, type, isFunction: stack.type(3) == .function) {
      return fail(stack, problem)
    }
    if !type.isScripted(member: name) { warnIfNear(stack, type, name) }
    stack.copy(3)
    type.define(name, stack)
    stack.pop()
    return 0
  }

  /// Takes over the list at 3 as `Class.properties`; returns what is wrong with it.
  private func listProperties(_ stack: LuaStack, _ type: LuaType) -> String? {
    guard let names = [String].read(stack, 3) else {
      return "\(type.name).properties is a list of names, as in { \"angle\", \"radius\" }"
    }
    for name in names {
      if reservedNames.contains(name) || type.hostClass.member(named: name) != nil {
        return "\(type.name).properties: '\(name)' is taken by the host"
      }
    }
    type.list(names)
    return nil
  }

  /// Why a class cannot have a member of this name; nil when it can.
  func refusal(of name: String, _ type: LuaType, isFunction: Bool) -> String? {
    if name == "super" || name == "subclass" {
      return "\(name) is taken: every class has it"
    }
    if let property = LuaType.accessedProperty(name) {
      guard let member = type.hostClass.member(named: property) else {
        return misspelt(type, property).map { misspelling(type, property, $0) }
      }
      guard member.kind == .method else { return nil }
      return "\(property) is a method; override it as function \(type.name):\(property)(…)"
    }
    if let member = type.hostClass.member(named: name) {
      guard member.kind == .property || member.kind == .event else { return nil }
      return isFunction
        ? "\(name) is a property; override it as function \(type.name):get_\(name)() … end"
        : "\(name) is a property of each object; set it in init: self.\(name) = …"
    }
    if let meant = misspelt(type, name) { return misspelling(type, name, meant) }
    return nil
  }

  /// Makes a new class below `parent`.
  public func makeClass(_ name: String, subclassing parent: LuaType) -> LuaType {
    LuaType(name, subclassing: parent, in: self)
  }
}

extension LuaType {
  /// Whether the Lua class defines the property `name` by accessors.
  static func hasAccessor(of name: String, _ type: LuaType, _ stack: LuaStack) -> Bool {
    type.isScripted(member: "get_" + name) || type.isScripted(member: "set_" + name)
  }
}

extension LuaStack {
  /// `file:line: ` of the script's code that runs, or "".
  public func position() -> String {
    for level in 0..<Int32(8) {
      guard let frame = frame(level) else { break }
      if let line = frame.line { return "\(frame.source):\(line): " }
    }
    return ""
  }
}

extension LuaStack {
  /// The chunk of the script's code that runs.
  public var callerChunk: String {
    for level in 0..<Int32(8) {
      guard let frame = frame(level) else { break }
      if frame.line != nil { return frame.source }
    }
    return ""
  }

  /// The string keys of the table at `index`, in byte order.
  public func stringKeys(_ index: Int32) -> [String] {
    let table = absolute(index)
    var names: [String] = []
    pushNil()
    while next(table) {
      if type(-2) == .string, let name = string(-2) { names.append(name) }
      pop()
    }
    return names.sorted()
  }

  /// The names under which the table at `index` has functions, in byte order.
  public func functionNames(_ index: Int32) -> [String] {
    let table = absolute(index)
    var names: [String] = []
    pushNil()
    while next(table) {
      if type(-1) == .function, type(-2) == .string, let name = string(-2) { names.append(name) }
      pop()
    }
    return names.sorted()
  }
}

extension LuaType {
  /// The names of the functions that objects of the class have.
  public func methodNames(_ stack: LuaStack) -> [String] {
    stack.push(reference: record.pointee.members)
    defer { stack.pop() }
    return stack.functionNames(-1)
  }

  /// Copies the functions of the table at `index` that the class does not define itself.
  public func include(_ stack: LuaStack, _ index: Int32) throws {
    guard stack.type(index) == .table else {
      throw LuaFailure("expected a table of functions, got \(stack.summary(index))")
    }
    let table = stack.absolute(index)
    for name in stack.functionNames(table) where !ownNames.contains(name) {
      if let problem = LuaState.of(stack).refusal(of: name, self, isFunction: true) {
        throw LuaFailure(problem)
      }
      stack.rawGet(table, name)
      define(name, stack)
      stack.pop()
    }
  }
}
