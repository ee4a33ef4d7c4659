import LuaRuntime
import ViewKit

/// A view controller, or its class, from which one is made: wherever a controller is wanted.
struct ControllerOrClass: LuaReadable {
  private enum Source {
    case controller(ViewController)
    case type(LuaType, LuaStack)
  }

  private let source: Source

  static var luaName: String { "ViewController" }

  static func read(_ stack: LuaStack, _ index: Int32) -> ControllerOrClass? {
    if let controller = ViewController.read(stack, index) {
      return ControllerOrClass(source: .controller(controller))
    }
    guard let type = stack.classType(index),
      type.hostClass.lineage.contains(where: { $0 === HostClass.viewController })
    else { return nil }
    return ControllerOrClass(source: .type(type, stack))
  }

  /// The controller, made from the class when a class was given. It stays alive until the host
  /// frame returns.
  func resolve() throws -> ViewController {
    switch source {
    case .controller(let controller): return controller
    case .type(let type, let stack):
      guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
      type.push(stack)
      try library.state.call(arguments: 0, results: 1)
      stack.pin(-1)
      defer { stack.pop() }
      guard let controller = ViewController.read(stack, -1) else {
        throw LuaFailure("\(type.name)() made no view controller")
      }
      return controller
    }
  }
}
