import LuaRuntime
import ViewKit

// `ui.Label:appearance()`: a value on which members of the class are set.
extension View {
  static func addAppearanceProxy(to list: inout MemberList) {
    list.classMethod(
      "appearance", objc: "appearance", "appearanceWhenContainedIn:",
      parameters: [.init("containers", "list of class", standard: "{}")], returns: LuaTable.self,
      doc: "What all objects of the class look like when they enter a window, unless they say "
        + "otherwise: ui.Label:appearance().textColor = \"red\"; inside containers only, if given.",
      call: { thread in
        let stack = LuaStack(thread)
        guard let library = UILibrary.of(stack), let type = stack.classType(1) else {
          return invokeFailure(stack, "appearance is asked of a class: ui.Label:appearance()")
        }
        guard let containers = stack.isNil(2) ? [] : [LuaClass].read(stack, 2) else {
          return invokeFailure(stack, "expected a list of classes, got \(stack.summary(2))")
        }
        let rules = library.appearanceRules()
        AppearanceProxy.push(rules.rule(for: type, in: containers.map(\.type)), stack)
        return 1
      })
  }
}

/// The value that stands for a rule: a userdata that knows its number.
private enum AppearanceProxy {
  static func push(_ rule: Int, _ stack: LuaStack) {
    stack.newUserdata(values: 2)
    stack.push(rule)
    stack.setUserValue(-2, 1)
    stack.newTable()
    stack.push(function: read)
    stack.rawSet(-2, "__index")
    stack.push(function: write)
    stack.rawSet(-2, "__newindex")
    stack.push(false)
    stack.rawSet(-2, "__metatable")
    stack.push("appearance")
    stack.rawSet(-2, "__name")
    stack.setMetatable(-2)
  }

  /// `proxy.setTitleColor`: a function that takes the proxy and the arguments.
  private static let read: FreeEntry = { thread in
    let stack = LuaStack(thread)
    return answer(stack) { rules, index in
      let name = try name(at: 2, stack)
      let type = rules.rules[index].type
      if let member = type.hostClass.member(named: name), member.kind == .property,
        !member.readOnly
      {
        throw LuaFailure("what appearance() returns is only written: its \(name) cannot be read")
      }
      guard let setter = setter(named: name, of: type) else {
        throw LuaFailure(refusal(of: name, type))
      }
      stack.push(function: setter)
    }
  }

  private static let write: FreeEntry = { thread in
    let stack = LuaStack(thread)
    return answer(stack) { rules, index in
      let name = try name(at: 2, stack)
      let type = rules.rules[index].type
      guard type.hostClass.member(named: name) != nil,
        Looks.properties.contains(where: { $0.name == name })
      else { throw LuaFailure(refusal(of: name, type)) }
      stack.copy(3)
      try rules.add(.property(name), arguments: 1, to: index)
      stack.push(true)
    }
  }

  /// The setters by state that UIKit marks for appearance.
  private static let setters: [(name: String, entry: FreeEntry)] = [
    ("setTitleColor", { set("setTitleColor", $0) }),
    ("setTitleShadowColor", { set("setTitleShadowColor", $0) }),
    ("setBackgroundImage", { set("setBackgroundImage", $0) }),
    ("setIncrementImage", { set("setIncrementImage", $0) }),
    ("setDecrementImage", { set("setDecrementImage", $0) }),
    ("setTitleTextAttributes", { set("setTitleTextAttributes", $0) }),
  ]

  private static func setter(named name: String, of type: LuaType) -> FreeEntry? {
    guard type.hostClass.member(named: name)?.kind == .method else { return nil }
    return setters.first { $0.name == name }?.entry
  }

  private static func set(_ name: String, _ thread: OpaquePointer) -> Int32 {
    let stack = LuaStack(thread)
    return answer(stack) { rules, index in
      let count = stack.top - 1
      guard count >= 1 else { throw LuaFailure("\(name) takes a value and a state") }
      for argument in 2..<2 + count { stack.copy(argument) }
      try rules.add(.setter(name), arguments: count, to: index)
      stack.push(true)
    }
  }

  /// Runs a piece of work with the rule of the proxy at 1.
  private static func answer(
    _ stack: LuaStack, _ body: (AppearanceRules, Int) throws -> Void
  ) -> Int32 {
    guard stack.type(1) == .userdata, stack.userValue(1, 1) == .number,
      let index = stack.integer(-1), let rules = UILibrary.of(stack)?.appearanceRules(),
      rules.rules.indices.contains(index)
    else {
      return invokeFailure(stack, "expected what appearance() returns; call with a colon")
    }
    stack.pop()
    do {
      try body(rules, index)
      return 1
    } catch {
      return invokeFailure(stack, "\(error)")
    }
  }

  private static func name(at index: Int32, _ stack: LuaStack) throws -> String {
    guard stack.type(index) == .string, let name = stack.string(index) else {
      throw LuaFailure("a class has no member \(stack.summary(index))")
    }
    return name
  }

  private static func refusal(of name: String, _ type: LuaType) -> String {
    let members = Set(type.hostClass.lineage.flatMap(\.members).map(\.name))
    let settable = AppearanceRule.Member.all.map(\.name).filter(members.contains)
    if members.contains(name) {
      return "\(type.name).\(name) cannot be set by appearance, which sets "
        + settable.joined(separator: " ")
    }
    let hint =
      Spelling.nearest(to: name, among: settable, by: \.self).map { "; did you mean '\($0)'?" }
      ?? ""
    return "\(type.name) has no member '\(name)'\(hint)"
  }
}
