import LuaRuntime
import ViewKit

/// A class of cells, or of other views, of which a table or a grid makes what it needs.
struct RegisteredClass<Made: RegisteredView>: LuaReadable {
  private let type: LuaType
  private let stack: LuaStack

  static var luaName: String { "class" }

  static func read(_ stack: LuaStack, _ index: Int32) -> RegisteredClass? {
    guard let type = stack.classType(index),
      type.hostClass.lineage.contains(where: { $0 === Made.registeredClass })
    else { return nil }
    return RegisteredClass(type: type, stack: stack)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "\(Made.registeredClass.name) or a subclass of it"
  }

  /// The class, for messages.
  var name: String { type.name }

  /// Whether it is a class, or one derived from it.
  func isKind(of hostClass: HostClass) -> Bool {
    type.hostClass.lineage.contains { $0 === hostClass }
  }

  /// What makes an object of the class with options that `push` leaves on the stack as a table. What
  /// fails in the script's `init` is reported, and gives nil.
  func maker<Input>(_ push: @escaping (LuaStack, Input) -> Void) -> (Input) -> Made? {
    let type = type
    weak let library = UILibrary.of(stack)
    return { input in
      guard let library, !library.state.isClosed else { return nil }
      let stack = library.state.stack
      guard stack.reserve(16) else { return nil }
      type.push(stack)
      push(stack, input)
      do throws(LuaError) {
        try library.state.call(arguments: 1, results: 1)
      } catch {
        library.onError(error, Callback(name: "\(type.name).init", object: nil))
        return nil
      }
      defer { stack.pop() }
      stack.pin(-1)
      return Made.read(stack, -1)
    }
  }
}

extension RegisteredClass where Made == TableViewCell {
  /// What makes cells, with the options that UIKit gives them.
  func cellMaker() -> (String) -> TableViewCell? {
    maker { (stack, identifier: String) in
      stack.newTable()
      stack.push("default")
      stack.rawSet(-2, "style")
      stack.push(identifier)
      stack.rawSet(-2, "reuseIdentifier")
    }
  }
}

/// What tables and grids make of registered classes.
protocol RegisteredView: View {
  /// The host class that the registered one is, or is derived from.
  static var registeredClass: HostClass { get }
}

extension TableViewCell: RegisteredView {
  static var registeredClass: HostClass { .tableViewCell }
}

extension TableViewHeaderFooterView: RegisteredView {
  static var registeredClass: HostClass { .tableViewHeaderFooterView }
}
