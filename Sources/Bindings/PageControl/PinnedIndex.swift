import LuaRuntime

/// A position in a list that its owner brings into range: 1-based in Lua, 0-based in Swift.
struct PinnedIndex: LuaReadable {
  let position: Int

  static var luaName: String { LuaIndex.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> PinnedIndex? {
    stack.integer(index).map { PinnedIndex(position: $0 > 1 ? $0 - 1 : 0) }
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "an index (a whole number)"
  }
}
