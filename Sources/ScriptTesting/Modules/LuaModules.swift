import LuaRuntime

/// The modules of the test language that are written in Lua: `busted`, `luassert`, `say`.
enum LuaModules {
  /// What the names of their chunks begin with, which tells them from files.
  static let mark = "lunette:"

  /// Lets `require` of Lua's own library find them, after what was loaded and before files.
  ///
  /// They see Lua's library as it is now, whatever specs do to their globals.
  static func install(in state: LuaState) {
    let stack = state.stack
    let top = stack.top
    // `package` stays the same one, so that modules are found that specs put there.
    state.pushGlobalsCopy()
    let library = stack.top
    state.pushGlobals()
    stack.rawGet(-1, "package")
    stack.rawGet(-1, "searchers")
    let searchers = stack.top
    for position in stride(from: stack.length(searchers), through: 2, by: -1) {
      stack.rawGet(searchers, at: position)
      stack.rawSet(searchers, at: position + 1)
    }
    let environment = Environment()
    LuaClosure { arguments throws -> LuaResults in
      LuaModules.search(arguments.stack, environment)
    }.push(stack)
    stack.rawSet(searchers, at: 2)
    stack.copy(library)
    environment.reference = stack.reference()
    state.referenceNames[environment.reference] = "library of the test language"
    stack.top = top
  }

  /// Where the library of the modules is kept.
  private final class Environment {
    var reference: Int32 = 0
  }

  /// Whether there is one of this name.
  static func has(_ name: String) -> Bool { index(of: name) != nil }

  private static func index(of name: String) -> Int? {
    let length = name.utf8.count
    return EmbeddedLua.files.firstIndex { file in
      file.name.utf8CodeUnitCount == length
        && file.name.withUTF8Buffer { $0.elementsEqual(name.utf8) }
    }
  }

  /// A searcher: the function of a module and its place, or why there is none.
  private static func search(_ stack: LuaStack, _ environment: Environment) -> LuaResults {
    guard let name = stack.string(1), let index = index(of: name) else {
      return LuaResults("no module of lunette")
    }
    let file = EmbeddedLua.files[index]
    let path = mark + String(describing: file.path)
    do throws(LuaError) {
      try LuaState.of(stack).load(embedded: file.code, name: path)
    } catch {
      return LuaResults(error.description)
    }
    stack.push(reference: environment.reference)
    stack.setUpvalue(-2, 1)
    return LuaResults(TopValue(stack), path)
  }
}

/// The value on top of the stack as a result.
struct TopValue: LuaPushable {
  private let index: Int32

  init(_ stack: LuaStack) { index = stack.top }

  func push(_ stack: LuaStack) { stack.copy(index) }
}
