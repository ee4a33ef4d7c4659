import LuaRuntime

// UIKit's names in scripts, and what they are called in Lua.
extension UILibrary {
  public func isHook(_ member: String) -> Bool { HookNames.byName[member] != nil }

  public func owner(ofReserved name: String, in hostClass: HostClass) -> String? {
    switch name {
    case "description": "Object"
    case "copy", "select", "delete":
      hostClass.lineage.contains { $0 === HostClass.responder } ? "Responder" : nil
    default: nil
    }
  }

  public func isCalledLater(_ name: String, in hostClass: HostClass) -> Bool {
    guard hostClass.lineage.contains(where: { $0 === HostClass.viewController }) else {
      return name == "awakeFromNib"
    }
    return LuaNames.uncalled.contains(name)
  }

  public func absence(of name: String, in hostClass: HostClass?) -> String? {
    let missing: String?
    if let hostClass {
      missing = LaterNames.owner(of: name, in: hostClass).map { "\($0).\(name)" }
    } else {
      missing = LaterNames.class(name)
    }
    return missing.map { "this version has no \($0)" }
  }

  public func hint(forName name: String) -> String? { LuaNames.spelling(of: name) }
}

/// The Lua names of what UIKit has under other names.
enum LuaNames {
  /// Members of controllers that UIKit asks for and this version does not.
  static let uncalled = [
    "awakeFromNib", "didRotate", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "updateViewConstraints", "viewDidUnload", "viewWillTransition", "viewWillUnload", "willRotate",
  ]

  /// How Lua spells a name of UIKit's, or one of `ui` without the `ui.` before it.
  static func spelling(of name: String) -> String? {
    type(name) ?? function(name) ?? constant(name) ?? enumCase(name) ?? member(name)
  }

  private static func type(_ name: String) -> String? {
    if let found = Catalogue.classes.first(where: { $0.objc == name || $0.name == name }) {
      return "'ui.\(found.name)'"
    }
    if let kind = Catalogue.values.first(where: { $0.objc == name || $0.name == name }) {
      let maker = kind.name.prefix(1).lowercased() + kind.name.dropFirst()
      let isFunction = Catalogue.functions.contains { $0.member.name == maker }
      return isFunction ? "'ui.\(maker)'" : "'ui.\(kind.name)'"
    }
    if let known = Catalogue.enums.first(where: { $0.objc == name }) {
      let example = known.cases.first { !$0.name.isEmpty }?.name ?? ""
      return "a string, such as \"\(example)\""
    }
    return nil
  }

  private static func function(_ name: String) -> String? {
    Catalogue.functionMembers.first { $0.objc.contains(name) || $0.name == name }
      .map { "'ui.\($0.name)'" }
  }

  private static func constant(_ name: String) -> String? {
    Catalogue.constants.first { $0.objc == name }.map { "'ui.\($0.owner).\($0.name)'" }
  }

  private static func enumCase(_ name: String) -> String? {
    for description in Catalogue.enums {
      if let match = description.cases.first(where: {
        $0.objc.split(separator: " ").contains(name[...])
      }) {
        return "the string \"\(match.name)\""
      }
    }
    return nil
  }

  /// A member of values (`CGRectGetMidX`), or of a class itself (`redColor`).
  private static func member(_ name: String) -> String? {
    for kind in Catalogue.values {
      if let match = kind.members.first(where: { $0.objc.contains(name) }) {
        let sign = match.kind == .method ? ":" : "."
        return "'\(kind.name.lowercased())\(sign)\(match.name)'"
      }
    }
    for hostClass in Catalogue.classes {
      for member in hostClass.members
      where member.objc.contains(where: { $0 == name || $0.hasSuffix(" \(name)]") }) {
        switch member.kind {
        case .classProperty: return "'ui.\(hostClass.name).\(member.name)'"
        case .classMethod: return "'ui.\(hostClass.name):\(member.name)'"
        default: continue
        }
      }
    }
    return nil
  }
}
