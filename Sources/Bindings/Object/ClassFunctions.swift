import LuaRuntime
import ViewKit

/// The functions of `ui` about classes and their names.
let classFunctions: [HostFunction] = [
  HostFunction(
    "classFromString", objc: "NSClassFromString", parameters: [.init("name", "string")],
    returns: LuaTable.self,
    doc: "The class of this name, a script's or the host's; nil when there is none.",
    call: { thread in
      invoke(thread) { arguments throws -> LuaClassValue? in
        let name = try arguments.value(1, String.self)
        guard let library = UILibrary.of(arguments.stack) else { return nil }
        return library.type(named: name).map(LuaClassValue.init)
      }
    }),
  HostFunction(
    "stringFromClass", objc: "NSStringFromClass", parameters: [.init("class", "class")],
    returns: String.self, doc: "The name of a class, by which classFromString finds it.",
    call: { thread in
      invoke(thread) { try $0.value(1, LuaClass.self).type.name }
    }),
]

extension UILibrary {
  /// The class of an object that scripts have seen.
  public func type(of object: Object) -> LuaType? {
    guard state.stack.pushKnown(object) else { return nil }
    defer { state.stack.pop() }
    return state.stack.objectType(-1)
  }

  /// The class of this name; for one of the host UIKit's name will do.
  func type(named name: String) -> LuaType? {
    if let type = scriptedTypes[name] { return type }
    let hostClass = Catalogue.classes.first { $0.name == name || $0.objc == name }
    return hostClass.map(state.type(for:))
  }
}
