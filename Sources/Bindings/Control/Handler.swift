import LuaRuntime
import ViewKit

extension HostClass {
  static let handler = HostClass(
    "Handler", of: Handler.self, superclass: .object,
    doc: "A function that hears events or changes, as control:on(event, fn) returns it."
  ) { list in
    list.method(
      "remove", doc: "Makes the function hear them no longer.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          Handler.at(object) { $0.remove(arguments.stack) }
        }
      })
  }
}

/// What `control:on(event, fn)` and `list:observe(fn)` return: a way to take the function off again.
final class Handler: Object {
  private var removal: ((Handler, LuaStack) -> Void)?

  /// - Parameter removal: takes the function off; it keeps nothing alive.
  init(_ removal: @escaping (Handler, LuaStack) -> Void) {
    self.removal = removal
    super.init()
  }

  /// Whether the function was taken off.
  var isRemoved: Bool { removal == nil }

  func remove(_ stack: LuaStack) {
    removal?(self, stack)
    removal = nil
  }
}
