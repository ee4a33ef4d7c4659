import CLua
import CLuaSupport
import FoundationEssentials
import LuaRuntime

/// A Lua state for tests of the library, with Lua's own functions beside ours.
final class LibraryState {
  let state: LuaState

  init(limits: LuaLimits = LuaLimits()) throws {
    state = try LuaState()
    let stack = state.stack
    stack.rawGet(ln_registry_index(), at: Int(LUA_RIDX_GLOBALS))
    let globals = stack.top
    luaopen_string(stack.thread)
    stack.rawSet(globals, "stock_string")
    luaopen_table(stack.thread)
    stack.rawSet(globals, "stock_table")
    stack.pop()
    // Opening Lua's library once more made its functions the methods of strings.
    _ = try run("debug.getmetatable('').__index = string")
    state.setLimits(limits)
  }

  /// Runs a chunk with arguments; returns its first result as text.
  func run(_ text: String, name: String = "test.lua", _ arguments: Int...) throws -> String {
    try state.load(Array(text.utf8), name: name)
    let stack = state.stack
    for argument in arguments { stack.push(argument) }
    try state.call(arguments: Int32(arguments.count), results: 1)
    defer { stack.pop() }
    return stack.string(-1) ?? stack.type(-1).name
  }

  /// The error with which a chunk fails; nil when it does not.
  func failure(_ text: String) -> LuaError? {
    do {
      _ = try run(text)
      return nil
    } catch {
      return error as? LuaError
    }
  }

  /// The text of a file in the folder of this one.
  static func text(of file: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }
}
