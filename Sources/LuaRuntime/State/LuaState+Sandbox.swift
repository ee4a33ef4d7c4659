import CLuaSupport

extension LuaState {
  /// The same with an entry point, which finds the line at index 1.
  public func pushEnvironment(log: FreeEntry, isMain: Bool = true) {
    pushEnvironment(log: LuaEntry(log), isMain: isMain)
  }

  /// Pushes a new environment for scripts: an allow-list of Lua's library, in tables of its own.
  ///
  /// - Parameters:
  ///   - log: the function that takes each line that `print` makes.
  ///   - isMain: whether strings have the functions of its `string` as methods, everywhere.
  public func pushEnvironment(log: some LuaPushable, isMain: Bool = true) {
    let stack = stack
    stack.newTable()
    let environment = stack.top
    stack.rawGet(ln_registry_index(), at: Int(LUA_RIDX_GLOBALS))
    let globals = stack.top
    copy(LuaState.baseFunctions, from: globals, to: environment, stack)
    for (library, names) in LuaState.libraries {
      stack.newTable()
      stack.rawGet(globals, library)
      if stack.type(-1) == .table { copy(names, from: stack.top, to: stack.top - 1, stack) }
      stack.pop()
      stack.rawSet(environment, library)
    }
    ln_push_base_functions(stack.thread)
    merge(into: environment, stack)
    stack.rawGet(environment, "math")
    stack.rawGet(-1, "randomseed")
    ln_push_random_seed(stack.thread)
    stack.rawSet(-2, "randomseed")
    stack.pop()
    stack.rawGet(environment, "coroutine")
    ln_push_coroutine_functions(stack.thread)
    merge(into: stack.top - 1, stack)
    stack.pop()
    stack.rawGet(globals, "load")
    stack.copy(environment)
    setFunction("load", LN_LOAD, in: environment, stack)
    stack.rawGet(globals, "setmetatable")
    setFunction("setmetatable", LN_SETMETATABLE, in: environment, stack)
    setFunction("collectgarbage", LN_COLLECTGARBAGE, in: environment, stack)
    log.push(stack)
    setFunction("print", LN_PRINT, in: environment, stack)
    stack.newTable()
    let debug = stack.top
    setFunction("traceback", LN_TRACEBACK, in: debug, stack)
    stack.rawSet(environment, "debug")
    stack.copy(environment)
    stack.rawSet(environment, "_G")
    if isMain {
      stack.rawGet(environment, "string")
      ln_hide_string_metatable(stack.thread, -1)
    }
    stack.top = environment
  }

  /// Has texts of Lua's own library (`tostring`, `%p`) tell values apart by numbers in the order of
  /// first sight that look like addresses, `table: 0x00000003`: as scripts written for any Lua
  /// expect them, and the same in each run.
  public func numberAddresses() {
    host.pointee.shows_addresses = true
    let stack = stack
    pushGlobals()
    ln_push_base_functions(stack.thread)
    stack.rawGet(-1, "tostring")
    stack.rawSet(-3, "tostring")
    stack.pop(2)
  }

  /// Copies the functions of the table on top over those of another, and pops it.
  private func merge(into table: Int32, _ stack: LuaStack) {
    copy(stack.functionNames(-1), from: stack.top, to: table, stack)
    stack.pop()
  }

  private func setFunction(_ name: String, _ which: Int, in table: Int32, _ stack: LuaStack) {
    ln_push_sandboxed(stack.thread, Int32(which))
    stack.rawSet(table, name)
  }

  private func copy(_ names: [String], from source: Int32, to table: Int32, _ stack: LuaStack) {
    for name in names {
      stack.rawGet(source, name)
      stack.rawSet(table, name)
    }
  }

  private static let baseFunctions = [
    "_VERSION", "assert", "error", "getmetatable", "ipairs", "next", "pairs", "pcall", "rawequal",
    "rawget", "rawlen", "rawset", "select", "tonumber", "tostring", "type", "xpcall",
  ]

  private static let libraries: [(String, [String])] = [
    (
      "coroutine",
      ["close", "create", "isyieldable", "resume", "running", "status", "wrap", "yield"]
    ),
    (
      "string",
      [
        "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack",
        "packsize", "rep", "reverse", "sub", "unpack", "upper",
      ]
    ),
    ("table", ["concat", "insert", "move", "pack", "remove", "sort", "unpack"]),
    (
      "math",
      [
        "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
        "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "random", "randomseed",
        "sin", "sqrt", "tan", "tointeger", "type", "ult",
      ]
    ),
    ("utf8", ["char", "charpattern", "codepoint", "codes", "len", "offset"]),
    ("os", ["difftime"]),
  ]
}

/// An entry point as a Lua function.
private struct LuaEntry: LuaPushable {
  let entry: FreeEntry

  init(_ entry: @escaping FreeEntry) { self.entry = entry }

  func push(_ stack: LuaStack) { stack.push(function: entry) }
}
