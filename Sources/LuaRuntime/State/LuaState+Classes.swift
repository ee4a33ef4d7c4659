import CLuaSupport

// Reads and writes of classes that the fast path did not find.

extension LuaState {
  /// Member 2 of the class at 1 is neither one of its functions nor a class member.
  func readClass(_ stack: LuaStack, _ type: LuaType) -> Int32 {
    guard stack.type(2) == .string, let name = stack.string(2) else {
      stack.pushNil()
      return 1
    }
    if let member = type.hostClass.member(named: name), member.kind == .property {
      let object = objectName(of: type).map { ": \($0).\(name)" } ?? ""
      return fail(
        stack, "\(name) is a property of the objects of \(type.name), not of the class\(object)")
    }
    if pushHostAccessor(named: name, of: type, stack) { return 1 }
    let meant = type.hostClass.member(named: name) ?? misspelt(type, name)
    if let meant, meant.kind == .constructorKey {
      return fail(
        stack,
        "\(type.name) has no member '\(name)'; it is said in making one: "
          + "\(classPath(type)){ \(meant.name) = … }")
    }
    if let meant, meant.name != name {
      return fail(stack, misspelling(type, name, meant.name))
    }
    guard type.isScripted else {
      let isMade = type.hostClass.descriptor.pointee.make != nil
      let advice = isMade ? "its objects are made by \(classPath(type)){ … }" : nil
      return fail(stack, unknown(type, name, otherwise: advice))
    }
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
    let kind = stack.type(3)
    if let problem = refusal(of: name, type, value: kind) { return fail(stack, problem) }
    if kind != .nil, !type.isScripted(member: name) {
      warnOfOverride(stack, type, name, isFunction: kind == .function)
    }
    // Stored here, it would be taken for a member of the host.
    guard stack.type(3) != .lightUserdata else {
      return fail(
        stack, "\(type.name).\(name) cannot be \(stack.summary(3)); set it in init, for each object"
      )
    }
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
    for (index, name) in names.enumerated() {
      guard HostClass.isName(name) else {
        return "\(type.name).properties: expected names, as in { \"angle\" }, got \"\(name)\""
      }
      if names[..<index].contains(name) {
        return "\(type.name).properties: '\(name)' is listed twice"
      }
      if let former = LuaType.accessedProperty(name) {
        return "\(type.name).properties: '\(name)' is an accessor; list '\(former)'"
      }
      if type.push(member: name, stack) == .function, name != "init" {
        stack.pop()
        return "\(type.name).properties: '\(name)' is a method of \(type.name)"
      }
      stack.pop()
      if let problem = reserved(name, type) { return problem }
      if reservedNames.contains(name) || type.hostClass.member(named: name) != nil {
        return "\(type.name).properties: '\(name)' is taken by the host"
      }
    }
    type.list(names, stack)
    return nil
  }

  /// What only classes have, beside the members of objects.
  static let classWords = ["properties", "deinit", "super", "subclass", "include"]

  /// Objective-C's names of what every class may define.
  private static let formerWords = [
    "dealloc": "deinit", "__gc": "deinit", "initWithFrame": "init", "initWithCoder": "init",
    "initWithNibName": "init", "initWithStyle": "init",
  ]

  /// Why a class cannot have a member of this name; nil when it can.
  ///
  /// - Parameter value: what it is to be; nil takes the member away.
  func refusal(of name: String, _ type: LuaType, value: LuaKind) -> String? {
    if name == "super" || name == "subclass" || name == "include" {
      return "\(name) is taken: every class has it"
    }
    if value == .function, let former = LuaState.formerWords[name] {
      return misspelling(type, name, former)
    }
    if name.hasPrefix("__") {
      return "\(name): classes have no metamethods; tostring gives <\(type.name) #id>, so write a "
        + "method of another name"
    }
    if value != .function && value != .nil, let problem = reserved(name, type) { return problem }
    let folded = HostClass.folded(name)
    if let word = LuaState.classWords.first(where: { HostClass.folded($0) == folded && $0 != name })
    {
      return misspelling(type, name, word)
    }
    let mayBeValue = value == .function || value == .nil
    if let property = LuaType.accessedProperty(name) {
      if !mayBeValue { return mustBeFunction(type, name, "()") }
      guard let member = type.hostClass.member(named: property) else {
        return misspelt(type, property).map { misspelling(type, property, $0.name) }
      }
      guard member.kind == .method else { return nil }
      return "\(property) is a method; override it as function \(type.name):\(property)(…)"
    }
    if let member = type.hostClass.member(named: name) {
      switch member.kind {
      case .property, .event:
        return value == .function
          ? "\(name) is a property; override it as function \(type.name):get_\(name)() … end"
          : "\(name) is a property of each object; set it in init: self.\(name) = …"
      case .method:
        return mayBeValue ? nil : mustBeFunction(type, name, "(…)")
      default: return nil
      }
    }
    if name == "deinit", !mayBeValue { return mustBeFunction(type, name, "()") }
    if value == .function, let accessor = formerAccessor(type, name) {
      return "\(type.name).\(name) is never called; override the property as \(accessor)"
    }
    return misspelt(type, name).map { misspelling(type, name, $0.name) }
  }

  /// How to override the property whose accessor has this name elsewhere: `setFrame`, `getFrame`.
  private func formerAccessor(_ type: LuaType, _ name: String) -> String? {
    if let property = setterProperty(type, name) {
      return "function \(type.name):set_\(property)(value) … end"
    }
    guard name.lowercased().hasPrefix("get"), name.utf8.count > 3,
      let member = misspelt(type, name.dropFirst(3) + ":"), member.kind == .property
    else { return nil }
    return "function \(type.name):get_\(member.name)() … end"
  }

  private func mustBeFunction(_ type: LuaType, _ name: String, _ arguments: String) -> String {
    "\(type.name).\(name) must be a function: function \(type.name):\(name)\(arguments) … end"
  }

  /// Makes a new class below `parent`.
  public func makeClass(_ name: String, subclassing parent: LuaType) -> LuaType {
    LuaType(name, subclassing: parent, in: self)
  }
}
