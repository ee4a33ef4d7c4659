import LuaRuntime
import ScriptHost

// What specs see beside the test language.
extension SpecState {
  /// Lua's whole library, for specs that belong to no plugin.
  func openLibrary() {
    let state = host.state
    let stack = state.stack
    state.guardCoroutines()
    state.pushGlobals()
    let globals = stack.top
    HostTable.print(self).push(stack)
    stack.rawSet(globals, "print")
    stack.rawGet(globals, "os")
    HostTable.exit(self).push(stack)
    stack.rawSet(-2, "exit")
    stack.rawGet(globals, "package")
    let package = stack.top
    for (name, prefix) in [("path", options.luaPath), ("cpath", options.cPath)]
    where !prefix.isEmpty {
      stack.rawGet(package, name)
      let path = stack.string(-1) ?? ""
      stack.pop()
      stack.push(prefix.hasSuffix(";") ? prefix + path : prefix + ";" + path)
      stack.rawSet(package, name)
    }
    stack.rawGet(package, "preload")
    let preload = stack.top
    provide("lunette", preload) { [unowned self] _ in screens.pushLibrary() }
    for part in extensions {
      for name in part.moduleNames {
        provide(name, preload) { (stack) throws(LuaError) in
          try part.push(module: name, stack)
        }
      }
    }
    stack.top = globals - 1
  }

  /// Has `require` find a module, which is pushed when it is wanted.
  private func provide(
    _ name: String, _ preload: Int32, _ push: @escaping (LuaStack) throws(LuaError) -> Void
  ) {
    let stack = host.state.stack
    LuaClosure { _ throws -> LuaResults in LuaResults(ModuleValue(push)) }.push(stack)
    stack.rawSet(preload, name)
  }

  /// The plugin's sandbox, with the modules of the test language beside the plugin's own.
  func openSandbox() {
    host.pushesModule = { [unowned self] (name) throws(LuaError) in
      if let part = extensions.first(where: { $0.moduleNames.contains(name) }) {
        try part.push(module: name, host.state.stack)
        return true
      }
      guard LuaModules.has(name) else { return false }
      try pushModule(name)
      return true
    }
  }
}

/// A module that is pushed when it is wanted; nil where it fails.
private struct ModuleValue: LuaPushable {
  let body: (LuaStack) throws(LuaError) -> Void

  init(_ body: @escaping (LuaStack) throws(LuaError) -> Void) { self.body = body }

  func push(_ stack: LuaStack) {
    do throws(LuaError) { try body(stack) } catch { stack.pushNil() }
  }
}
