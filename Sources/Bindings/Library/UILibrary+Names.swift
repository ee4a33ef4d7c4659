import LuaRuntime
import ViewKit

extension UILibrary {
  /// Makes a class for a plugin; nil when one of its classes has the name already.
  ///
  /// A class that an earlier load made under the name becomes a new one, the same for Lua, so that
  /// plugins can be loaded again and again.
  ///
  /// - Parameter chunk: the file that makes the class; those of one folder are one plugin.
  func makeClass(_ name: String, below parent: LuaType, in chunk: String) -> LuaType? {
    let folder = chunk.lastIndex(of: "/").map { chunk[..<$0] } ?? ""
    let place = "\(folder)\0\(name)"
    let isAgain = run?.renewable.remove(place) != nil
    guard classNames.insert(place).inserted || isAgain else { return nil }
    let type: LuaType
    var former: CodeRun.FormerMembers?
    if let known = classesByPlace[place], known.parent === parent {
      if isAgain {
        known.pushOwnMembers(state.stack)
        former = CodeRun.FormerMembers(
          reference: state.stack.reference(), properties: known.ownListedProperties)
      }
      known.renew()
      type = known
    } else {
      type = state.makeClass(name, subclassing: parent)
      classesByPlace[place] = type
    }
    run?.note(type, at: place, former: former)
    scriptedTypes[name] = type
    chunksOfClasses[ObjectIdentifier(type)] = chunk
    return type
  }

  /// The class names that are taken now, for ``releaseClassNames(to:)``.
  public var takenClassNames: Set<String> { classNames }

  /// Lets the names be taken again that were taken since: a plugin is going to be loaded anew.
  public func releaseClassNames(to names: Set<String>) {
    if !classNames.isEmpty { classNames.formIntersection(names) }
  }

  /// Lets the names be taken again that the code in a folder has taken.
  public func releaseClassNames(inFolder folder: String) {
    classNames = classNames.filter { name in
      guard name.hasPrefix(folder) else { return true }
      let rest = name.utf8.dropFirst(folder.utf8.count)
      return rest.first != 0 && rest.first != UInt8(ascii: "/")
    }
  }

  /// The names of the methods that an object has, for hints.
  func methodNames(of object: Object) -> [String] {
    let stack = state.stack
    guard stack.pushKnown(object) else { return [] }
    defer { stack.pop() }
    if let type = stack.objectType(-1) { return type.methodNames(stack) }
    guard stack.type(-1) == .table else { return [] }
    return stack.functionNames(-1)
  }
}
