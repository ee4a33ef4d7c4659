import LuaRuntime
import ViewKit

/// A function of a script that the host calls later: a completion. It is kept until then, as
/// scheduled calls are.
final class KeptFunction: LuaReadable {
  private unowned let library: UILibrary
  private let reference: Int32

  private init(_ library: UILibrary, reference: Int32) {
    self.library = library
    self.reference = reference
  }

  deinit {
    if !library.state.isClosed { library.state.stack.release(reference: reference) }
  }

  static var luaName: String { "function" }

  static func read(_ stack: LuaStack, _ index: Int32) -> Self? {
    guard stack.type(index) == .function, let library = UILibrary.of(stack) else { return nil }
    stack.copy(index)
    return Self(library, reference: stack.reference())
  }

  /// Calls the function. What fails is reported as a callback of this name.
  func call(_ arguments: any LuaPushable..., as name: String, of object: Object?) {
    guard !library.state.isClosed else { return }
    let stack = library.state.stack
    guard stack.reserve(Int32(arguments.count) + 8) else { return }
    stack.push(reference: reference)
    for argument in arguments { argument.push(stack) }
    do {
      try library.state.call(arguments: Int32(arguments.count), results: 0)
    } catch {
      library.onError(error, Callback(name: name, object: object))
    }
  }
}
