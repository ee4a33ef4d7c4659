import CLuaSupport

// What a wrong name probably means.

extension LuaState {
  /// The member that a misspelt name means: one that is equal when case, `_` and a leading `is`
  /// are ignored, whose Objective-C spelling it is, or which is written with its labels.
  func misspelt(_ type: LuaType, _ name: String) -> Member? {
    type.membersByFoldedName[HostClass.folded(name)]?.first { $0.name != name }
      ?? type.hostClass.method(spelledWithLabels: name)
  }

  /// The property that Objective-C calls as a method of ours is called: `isOn`, for `on`.
  func propertyMeant(by name: String, _ type: LuaType) -> String? {
    type.membersByFoldedName[HostClass.folded(name)]?
      .first { $0.name != name && $0.kind == .property }?.name
  }

  func owner(of member: Member, _ type: LuaType) -> String {
    type.hostClass.lineage.first { $0.members.contains { $0 === member } }?.name ?? type.name
  }

  func misspelling(_ type: LuaType, _ name: String, _ meant: String) -> String {
    "\(type.name) has no member '\(name)'; in Lua it is '\(meant)'"
  }

  /// What to say of a name that an object or class of the host does not have.
  ///
  /// - Parameter otherwise: what to say when nothing is like it.
  func unknown(
    _ type: LuaType, _ name: String,
    otherwise: String? = "what belongs to the script goes into object.user"
  ) -> String {
    let text = "\(type.name) has no member '\(name)'"
    if let property = setterProperty(type, name) {
      return "\(text); in Lua it is a property: object.\(property) = …"
    }
    if let absence = bridge?.absence(of: name, in: type.hostClass) { return "\(text); \(absence)" }
    let owners = ownersOfMember(named: name)
    if !owners.isEmpty {
      return "\(text); it belongs to \(owners.prefix(4).joined(separator: ", "))"
    }
    if let near = type.hostClass.nearest(to: name) {
      return "\(text); did you mean '\(near.name)'?"
    }
    if let hint = bridge?.hint(forName: name) { return "\(text); in Lua it is \(hint)" }
    return text + (otherwise.map { "; \($0)" } ?? "")
  }

  /// The property that Objective-C's setter of this name sets: `text` for `setText`.
  func setterProperty(_ type: LuaType, _ name: String) -> String? {
    guard name.hasPrefix("set"), name.utf8.count > 3,
      let member = misspelt(type, name.dropFirst(3) + ":"), member.kind == .property
    else { return nil }
    return member.name
  }

  /// The classes that have a member of this name.
  private func ownersOfMember(named name: String) -> [String] {
    hostClasses.values.filter { $0.members.contains { $0.name == name } }.map(\.name).sorted()
  }

  /// What scripts write for the one object of a class that the host makes: `ui.Screen.main`.
  func objectName(of type: LuaType) -> String? {
    let hostClass = type.hostClass
    let members = hostClass.members.filter {
      $0.kind == .classProperty && $0.type == hostClass.name
    }
    return members.count == 1 ? "ui.\(hostClass.name).\(members[0].name)" : nil
  }

  // MARK: Warnings

  /// Warns of a new field whose name is nearly that of a member.
  func warnIfNear(_ stack: LuaStack, _ type: LuaType, _ name: String) {
    let members = type.hostClass.lineage.flatMap(\.members).filter { $0.kind != .constructorKey }
    warnIfNear(stack, type, name, members.map(\.name), slips: 1)
  }

  /// Warns of a field given to a constructor whose name is nearly that of a key which only
  /// constructors have.
  func warnIfNearKey(_ stack: LuaStack, _ type: LuaType, _ name: String) {
    let keys = type.hostClass.lineage.flatMap(\.members).filter { $0.kind == .constructorKey }
    warnIfNear(stack, type, name, keys.map(\.name), slips: 1)
  }

  private func warnIfNear(
    _ stack: LuaStack, _ type: LuaType, _ name: String, _ candidates: [String], slips: Int
  ) {
    // A name that some other class of the host has is no slip: `text` on a view is not `next`.
    guard ownersOfMember(named: name).isEmpty,
      let near = Spelling.slip(name, among: candidates, slips: slips)
    else { return }
    warn(
      "\(stack.position())\(type.name).\(name) is a new member of the class; "
        + "did you mean '\(near)'?")
  }

  /// Warns of a new member of a Lua class that is nearly one of the host's, or that overrides what
  /// the host never asks the class for.
  func warnOfOverride(_ stack: LuaStack, _ type: LuaType, _ name: String, isFunction: Bool) {
    let host = type.hostClass
    if let property = LuaType.accessedProperty(name) {
      guard let member = host.member(named: property) else {
        if bridge?.isCalledLater(property, in: host) == true {
          warn("\(stack.position())\(type.name).\(name) is not called by this version of the host")
          return
        }
        let members = host.lineage.flatMap(\.members).filter { $0.kind == .property }
        warnIfNear(stack, type, property, members.map(\.name), slips: 2)
        return
      }
      guard name.hasPrefix("get_"), bridge?.isHook(name) == false else { return }
      let advice = member.readOnly ? "" : ", so set that (self.\(member.name) = …)"
      warn(
        "\(stack.position())\(type.name).\(name) is read by scripts only: the host goes on using "
          + "the \(member.name) of its own\(advice)")
    } else if let member = host.member(named: name) {
      guard member.kind == .method, bridge?.isHook(name) == false, name != "init" else { return }
      let owner = owner(of: member, type)
      let hooks = host.lineage.flatMap(\.members).filter { $0.kind == .method && $0.isOverridable }
        .map(\.name).filter { bridge?.isHook($0) == true }
      warn(
        "\(stack.position())\(type.name).\(name) is called by scripts only: the host uses "
          + "\(owner).\(name) itself; it calls \(LuaState.list(hooks, near: name))")
    } else if isFunction, bridge?.isCalledLater(name, in: host) == true {
      warn(
        "\(stack.position())\(type.name).\(name) is not called by this version of the host")
    } else if isFunction, name.utf8.count >= 10, let owner = foreignHookOwner(name),
      !callbackNames().contains(name)
    {
      warn(
        "\(stack.position())\(type.name).\(name) is never called by the host: it is a member of "
          + "\(owner), and \(type.name) is a \(host.name)")
    } else {
      let members = host.lineage.flatMap(\.members).filter { $0.kind != .constructorKey }
      if isFunction, let callback = callbackSpellings()[name] {
        warn(
          "\(stack.position())\(type.name).\(name) is a new member of the class; "
            + "did you mean '\(callback)'?")
        return
      }
      let candidates =
        members.map(\.name) + LuaState.classWords + (isFunction ? callbackNames() : [])
      warnIfNear(stack, type, name, candidates, slips: isFunction ? 2 : 1)
      if isFunction { warnIfCutShort(stack, type, name) }
    }
  }

  /// Warns of the functions of the table at `index`, a delegate, which are nearly callbacks.
  public func warnOfCallbacks(_ stack: LuaStack, _ index: Int32) {
    let table = stack.absolute(index)
    let callbackNames = callbackNames()
    for name in stack.stringKeys(table) where name.contains("_") && callbackNames.contains(name) {
      if stack.rawGet(table, name) != .function {
        warn("\(stack.position())the delegate's \(name) is no function: \(stack.summary(-1))")
      }
      stack.pop()
    }
    for name in stack.functionNames(index) where !callbackNames.contains(name) {
      let folded = HostClass.folded(name)
      let same = callbackSpellings()[name] ?? callbackNames.first { HostClass.folded($0) == folded }
      guard let near = same ?? Spelling.slip(name, among: callbackNames, slips: 2) else { continue }
      warn("\(stack.position())the delegate's \(name) is no callback; did you mean '\(near)'?")
    }
  }

  /// A few of many names, those that are like another one first.
  private static func list(_ names: [String], near name: String) -> String {
    let limit = 8
    guard names.count > limit else { return names.joined(separator: " ") }
    let alike = names.filter { $0.lowercased().contains(name.lowercased()) }
    let shown = (alike + names.filter { !alike.contains($0) }).prefix(limit)
    return shown.joined(separator: " ") + " and \(names.count - limit) more"
  }

  /// The class whose objects the host asks for a member of this name.
  private func foreignHookOwner(_ name: String) -> String? {
    guard bridge?.isHook(name) == true else { return nil }
    return ownersOfMember(named: name).first
  }

  /// `willMove` is the base name of several of Swift's methods.
  private func warnIfCutShort(_ stack: LuaStack, _ type: LuaType, _ name: String) {
    guard name.hasPrefix("will") || name.hasPrefix("did") || name.hasPrefix("should") else {
      return
    }
    let longer = type.hostClass.lineage.flatMap(\.members).map(\.name).filter {
      $0.hasPrefix(name) && $0.dropFirst(name.count).first?.isUppercase == true
    }
    guard !longer.isEmpty else { return }
    warn(
      "\(stack.position())\(type.name).\(name) is a new member of the class; "
        + "did you mean \(longer.map { "'\($0)'" }.joined(separator: " or "))?")
  }
}
