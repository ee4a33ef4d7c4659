import LuaRuntime

/// The modules of the test language that are written in Lua: `busted`, `luassert`, `say`.
enum LuaModules {
  /// What the names of their chunks begin with, which tells them from files.
  static let mark = "lunette:"

  /// Lets `require` of Lua's own library find them, after what was loaded and before files.
  static func install(in state: LuaState) {
    let stack = state.stack
    let top = stack.top
    state.pushGlobals()
    stack.rawGet(-1, "package")
    stack.rawGet(-1, "searchers")
    let searchers = stack.top
    for position in stride(from: stack.length(searchers), through: 2, by: -1) {
      stack.rawGet(searchers, at: position)
      stack.rawSet(searchers, at: position + 1)
    }
    stack.push(function: search)
    stack.rawSet(searchers, at: 2)
    stack.top = top
  }

  /// Whether there is one of this name.
  static func has(_ name: String) -> Bool { index(of: name) != nil }

  private static func index(of name: String) -> Int? {
    EmbeddedLua.files.firstIndex { file in
      file.name.withUTF8Buffer { $0.elementsEqual(name.utf8) }
    }
  }

  /// A searcher: the function of a module and its place, or why there is none.
  private static let search: FreeEntry = { thread in
    let stack = LuaStack(thread)
    guard let name = stack.string(1), let index = index(of: name) else {
      return give(thread, "no module of lunette")
    }
    let file = EmbeddedLua.files[index]
    let path = mark + String(describing: file.path)
    do throws(LuaError) {
      try LuaState.of(stack).load(file.text.withUTF8Buffer { Array($0) }, name: path)
    } catch {
      return give(thread, error.description)
    }
    stack.push(path)
    return 2
  }
}
