import LuaRuntime
import ViewKit

extension UILibrary {
  /// Takes a class name for a plugin; false when one of its classes has it already.
  ///
  /// - Parameter chunk: the file that makes the class; those of one folder are one plugin.
  func claimClassName(_ name: String, in chunk: String) -> Bool {
    let folder = chunk.lastIndex(of: "/").map { chunk[..<$0] } ?? ""
    return classNames.insert("\(folder)\0\(name)").inserted
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
