import LuaRuntime
import ViewKit

/// A function of a script that the host calls later: a completion. It is kept until then, as
/// scheduled calls are.
final class KeptFunction: LuaReadable {
  private weak var library: UILibrary?
  private let function: KeptValue

  private init(_ library: UILibrary, _ function: KeptValue) {
    self.library = library
    self.function = function
  }

  static var luaName: String { "function" }

  static func read(_ stack: LuaStack, _ index: Int32) -> Self? {
    guard stack.type(index) == .function, let library = UILibrary.of(stack),
      let function = KeptValue.read(stack, index)
    else { return nil }
    return Self(library, function)
  }

  /// Calls the function. What fails is reported as a callback of this name.
  func call(_ arguments: any LuaPushable..., as name: String, of object: Object?) {
    call(arguments, as: name, of: object)
  }

  /// The same with arguments of which some are nil.
  func call(_ arguments: [(any LuaPushable)?], as name: String, of object: Object?) {
    guard let library, !library.state.isClosed else { return }
    let stack = library.state.stack
    guard stack.reserve(Int32(arguments.count) + 8) else { return }
    function.push(stack)
    for argument in arguments { argument.pushOrNil(stack) }
    do {
      try library.state.call(arguments: Int32(arguments.count), results: 0)
    } catch {
      library.onError(error, Callback(name: name, object: object))
    }
  }
}
