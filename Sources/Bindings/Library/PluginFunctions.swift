import LuaRuntime

/// The functions of `ui` that have to do with plugins.
let pluginFunctions: [HostFunction] = [
  HostFunction(
    "provided", parameters: [.init("name", "string")], returns: AnyResult.self,
    doc:
      "What another plugin provides under a name: ui.provided \"kit.Card\". Its manifest lists it.",
    call: { thread in
      invoke(thread) { arguments throws -> AnyResult in
        let stack = arguments.stack
        let name = try arguments.value(1, String.self)
        guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
        try library.onProvide(name, stack.callerChunk, stack)
        return AnyResult(index: stack.top)
      }
    })
]

/// A value of any kind, where it lies on the stack.
private struct AnyResult: LuaConvertible {
  let index: Int32

  static var luaName: String { "any" }

  static func read(_ stack: LuaStack, _ index: Int32) -> AnyResult? { AnyResult(index: index) }

  func push(_ stack: LuaStack) { stack.copy(index) }
}
