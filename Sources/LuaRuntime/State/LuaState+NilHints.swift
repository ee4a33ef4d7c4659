import CLuaSupport

// What the name of a value probably stands for that is nil where the script needs another.
extension LuaState {
  /// Adds the hint to the message of the error that was caught. The call that failed is at level 1.
  func addHint(_ stack: LuaStack) {
    guard let message = caughtError?.message, let hint = hint(for: message, stack, level: 1)
    else { return }
    caughtError?.message = message + hint
  }

  /// What to add to the message of the call at a level that failed; nil when there is nothing.
  func hint(for message: String, _ stack: LuaStack, level: Int32) -> String? {
    guard message.hasSuffix("')") else { return nil }
    if let advice = callAdvice(message) { return "; " + advice }
    let kinds = ["global", "field", "method"]
    for kind in kinds {
      guard let mark = message.firstRange(of: " a nil value (\(kind) '") else { continue }
      let name = String(message[mark.upperBound...].dropLast(2))
      if kind == "global" {
        if let meant = bridge?.hint(forName: name) { return "; in Lua it is " + meant }
        return bridge?.absence(of: name, in: nil).map { "; " + $0 }
      }
      if let absence = absence(of: name, stack, level) { return "; " + absence }
      return nearMember(name, stack, level).map { "; did you mean '\($0)'?" }
    }
    return nil
  }

  /// What to say of a call of a value that is no function: of a property, of a part of the module.
  private func callAdvice(_ message: String) -> String? {
    guard message.contains("attempt to call a "), !message.contains(" a nil value ") else {
      return nil
    }
    for kind in ["method", "field"] {
      guard let mark = message.firstRange(of: " value (\(kind) '") else { continue }
      let name = String(message[mark.upperBound...].dropLast(2))
      if kind == "field", let meant = bridge?.hint(forName: name) { return "in Lua it is \(meant)" }
      let isProperty = hostClasses.values.contains {
        $0.members.contains {
          $0.name == name && ($0.kind == .property || $0.kind == .classProperty)
        }
      }
      return isProperty ? "\(name) is a property; read it with a dot: .\(name)" : nil
    }
    return nil
  }

  /// What to say of a member of UIKit's that an object lacks which the failing function has at
  /// hand.
  private func absence(of name: String, _ stack: LuaStack, _ level: Int32) -> String? {
    stack.firstVariable(of: level) { _ -> String? in
      stack.objectType(-1).flatMap { bridge?.absence(of: name, in: $0.hostClass) }
    }
  }

  /// The member that is meant by a name, of an object that the failing function has at hand.
  private func nearMember(_ name: String, _ stack: LuaStack, _ level: Int32) -> String? {
    var seen: [String] = []
    let found = stack.firstVariable(of: level) { variable -> String? in
      guard let type = stack.objectType(-1) else { return nil }
      let names = memberNames(of: type, stack)
      guard !names.contains(name) else { return nil }
      if let same = misspelt(type, name) { return same.name }
      let near = Spelling.nearest(to: name, among: names, by: \.self)
      if variable == "self" { return near }
      if let near { seen.append(near) }
      return nil
    }
    return found ?? seen.first
  }

  /// The names of the members of the object on top, and of its fields.
  private func memberNames(of type: LuaType, _ stack: LuaStack) -> [String] {
    var names = type.hostClass.lineage.flatMap(\.members)
      .filter { $0.kind == .method || $0.kind == .property || $0.kind == .event }.map(\.name)
    guard type.isScripted else { return names }
    names += type.methodNames(stack)
    if stack.userValue(-1, 1) == .table { names += stack.stringKeys(-1) }
    stack.pop()
    return names
  }
}
