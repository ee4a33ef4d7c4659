import CLuaSupport

// Lua's whole library, for scripts that are trusted with it.
extension LuaState {
  /// Pushes the table of Lua's own globals, with the whole library.
  public func pushGlobals() {
    stack.rawGet(ln_registry_index(), at: Int(LUA_RIDX_GLOBALS))
  }

  /// Pushes a copy of that table, and of the tables among the globals; `package` stays the same one.
  public func pushGlobalsCopy() {
    pushGlobals()
    ln_copy_library(stack.thread)
    stack.remove(-2)
  }

  /// Puts our `coroutine` over Lua's own in the global table, so that limits reach into coroutines.
  public func guardCoroutines() {
    let stack = stack
    pushGlobals()
    stack.rawGet(-1, "coroutine")
    ln_push_coroutine_functions(stack.thread)
    for name in stack.functionNames(-1) {
      stack.rawGet(-1, name)
      stack.rawSet(-3, name)
    }
    stack.pop(3)
  }

  /// Pushes the `xpcall` through which a limit goes on, and which keeps the calls that led to it.
  public func pushProtectedCall() {
    let stack = stack
    ln_push_base_functions(stack.thread)
    stack.rawGet(-1, "xpcall")
    stack.remove(-2)
  }

  /// Pushes a table of functions that look at calls, tables and metatables: see
  /// CLuaSupport/inspection.c.
  public func pushInspection() { ln_push_inspection(stack.thread) }
}
