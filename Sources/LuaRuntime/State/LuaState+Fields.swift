import CLuaSupport

// Reads and writes of objects that the fast path did not find: fields, misspelt names.

extension LuaState {
  // MARK: Objects

  /// Member 2 of the object at 1 is no member with a value now.
  func readMissing(_ stack: LuaStack, _ type: LuaType) -> Int32 {
    guard stack.type(2) == .string, let name = stack.string(2) else {
      if stack.type(2) == .number, let elements = type.hostClass.elements {
        return elements(stack.thread)
      }
      if type.isScripted {
        stack.pushNil()
        return 1
      }
      return fail(stack, "\(type.name) has no member \(stack.summary(2))")
    }
    let members = type.hostClass.lineage.lazy.flatMap(\.members).filter { $0.name == name }
    if let member = members.first(where: { $0.kind != .constructorKey }) {
      switch member.kind {
      case .classMethod:
        return fail(stack, "\(name) belongs to the class: \(classPath(type)):\(name)(…)")
      case .classProperty:
        return fail(stack, "\(name) belongs to the class: \(classPath(type)).\(name)")
      default: return fail(stack, beforeInit(type, name, stack))
      }
    }
    if let missing = type.hostClass.missing { return missing(stack.thread) }
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
      return fail(stack, misspelling(type, name, meant.name))
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
      if stack.type(2) == .number, let elements = type.hostClass.elements {
        return elements(stack.thread)
      }
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
        if let property = propertyMeant(by: name, type) {
          return fail(
            stack,
            "\(name) is a method of \(owner(of: member, type)); the property is '\(property)'")
        }
        let superName = type.isScripted ? type.name : "MyClass"
        return fail(
          stack,
          "\(name) is a method of \(owner(of: member, type)); to replace it, write a class: "
            + "function \(superName):\(name)(…) end")
      case .property, .event:
        if let peer = ln_to_peer(stack.thread, 1), peer.pointee.object == nil {
          return fail(stack, beforeInit(type, name, stack))
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
    if let missing = type.hostClass.missing { return missing(stack.thread) }
    if name == "super" {
      return fail(stack, "super belongs to the class; no field can have its name")
    }
    if let problem = reserved(name, type) { return fail(stack, problem) }
    if type.isScripted, LuaType.hasAccessor(of: name, type, stack) {
      return fail(
        stack, "\(type.name).\(name) is read-only; define set_\(name) to make it settable")
    }
    if let meant = misspelt(type, name) {
      return fail(stack, misspelling(type, name, meant.name))
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
      let advice =
        propertyMeant(by: name, type).map { "; the property is '\($0)'" }
        ?? ", not a property; it cannot be set in \(type.name){…}"
      return fail(stack, "\(name) is a method of \(type.hostClass.name)\(advice)")
    }
    if let problem = reserved(name, type) { return fail(stack, problem) }
    if let meant = misspelt(type, name) {
      return fail(stack, misspelling(type, name, meant.name))
    }
    guard type.isScripted else { return fail(stack, unknown(type, name)) }
    if !LuaType.hasAccessor(of: name, type, stack), !type.isScripted(member: name) {
      warnIfNearKey(stack, type, name)
    }
    return 0
  }

  /// Remembers that the name at 2 is free for fields, so that it is checked once.
  private func markKnown(_ stack: LuaStack, _ type: LuaType) {
    stack.push(reference: type.record.pointee.known)
    if type.knownNames == LuaType.maximumKnownNames {
      // Names that a script generates would fill it for ever: begin anew.
      stack.clear(-1)
      type.knownNames = 0
    }
    type.knownNames += 1
    stack.copy(2)
    stack.push(true)
    stack.rawSet(-3)
    stack.pop()
  }

  // MARK: Texts

  /// Why no field can have a name that the host keeps for itself; nil when one can.
  func reserved(_ name: String, _ type: LuaType) -> String? {
    guard type.isScripted, let owner = bridge?.owner(ofReserved: name, in: type.hostClass) else {
      return nil
    }
    return "\(type.name).\(name): the name belongs to \(owner), so a field needs another one"
  }

  /// How a script writes a class.
  func classPath(_ type: LuaType) -> String { type.isScripted ? type.name : "ui.\(type.name)" }

  /// Why a member of the host cannot be used on the peer at 1, which has no object.
  private func beforeInit(_ type: LuaType, _ name: String, _ stack: LuaStack) -> String {
    ln_to_peer(stack.thread, 1)?.pointee.hasEnded == true
      ? "\(type.name).\(name) was used on an object that has ended; \(LuaState.endedAdvice)"
      : "\(type.name).\(name) was used before super.init(self, options) was called"
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
}
