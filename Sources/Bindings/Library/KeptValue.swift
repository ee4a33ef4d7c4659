import LuaRuntime

/// A value of a script that is kept until it is let go: what a completion is given later.
final class KeptValue: LuaReadable, LuaPushable {
  // Not unowned: what the application still waits for is let go while the library goes.
  private weak var library: UILibrary?
  private let reference: Int32

  private init(_ library: UILibrary, reference: Int32) {
    self.library = library
    self.reference = reference
  }

  deinit {
    if let library, !library.state.isClosed { library.state.stack.release(reference: reference) }
  }

  static var luaName: String { "any" }

  static func read(_ stack: LuaStack, _ index: Int32) -> KeptValue? {
    guard let library = UILibrary.of(stack) else { return nil }
    stack.copy(index)
    return KeptValue(library, reference: stack.reference())
  }

  func push(_ stack: LuaStack) { stack.push(reference: reference) }
}
