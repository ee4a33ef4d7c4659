import Bindings
import LuaRuntime
import ViewKit

// Environments, chunks, `require`.
extension Host {
  /// The host of the state that a stack belongs to.
  public static func of(_ stack: LuaStack) -> Host? {
    (LuaState.of(stack).bridge as? UILibrary)?.host as? Host
  }

  /// New globals, with no module but ours.
  ///
  /// - Parameter isMain: whether strings have the functions of its `string` as methods.
  func makeSandbox(isMain: Bool = true) -> Sandbox {
    let stack = state.stack
    state.pushEnvironment(log: Host.printEntry, isMain: isMain)
    let environment = stack.top
    stack.rawGet(environment, "os")
    for function in DateFunctions.all {
      stack.push(function: function.entry)
      stack.rawSet(-2, function.name)
    }
    stack.pop()
    stack.copy(environment)
    stack.newTable()
    let sandbox = Sandbox(state, isMain: isMain)
    stack.push(reference: sandbox.modules)
    library.pushModule(files: { PluginFiles(sandbox) })
    stack.rawSet(-2, "lunette")
    stack.pop()
    // The function lives as long as the globals, and knows them even when others came after.
    LuaClosure { [unowned self] arguments throws -> StackValue in
      try require(in: sandbox, arguments.stack)
    }.push(stack)
    stack.rawSet(environment, "require")
    stack.pop()
    return sandbox
  }

  /// Finds a plugin, and tells which files that depends on.
  func makePlugin(at path: String) throws(HostError) -> Plugin {
    onRead(path)
    onRead(Plugin.join(path, "plugin.json"))
    return try Plugin(at: path)
  }

  /// Compiles a chunk in the plugin's environment and pushes its function.
  func load(_ text: [UInt8], name: String, in sandbox: Sandbox? = nil) throws(LuaError) {
    let sandbox = sandbox ?? self.sandbox
    sources[name] = SourceText(text)
    chunkOwners[name] = sandbox.plugin?.name
    try state.load(Host.withoutShebang(text), name: name)
    let stack = state.stack
    stack.push(reference: sandbox.environment)
    stack.setUpvalue(-2, 1)
  }

  /// Runs a chunk, and leaves its value on top of the stack.
  func run(_ text: [UInt8], path: String, in sandbox: Sandbox) throws(LuaError) {
    if let keeper {
      _ = try keeper.run(text, path: path, in: sandbox)
    } else {
      try load(text, name: path, in: sandbox)
      try state.call(arguments: 0, results: 1)
    }
  }

  /// Where exactly the syntax of a chunk is wrong.
  func syntaxMistake(of error: LuaError) -> SyntaxMistake? {
    guard let name = error.source, let source = sources[name] else { return nil }
    return SyntaxMistake(error, in: source) { text in
      do throws(LuaError) {
        try state.load(Host.withoutShebang(Array(text)), name: name)
        state.stack.pop()
        return nil
      } catch {
        return error.message
      }
    }
  }

  /// A first line that begins with `#` is for the system; its end stays, so that lines count.
  static func withoutShebang(_ text: [UInt8]) -> [UInt8] {
    guard text.first == UInt8(ascii: "#") else { return text }
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }

  private static let printEntry: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Void in
      guard let host = of(arguments.stack) else { return }
      host.print(try arguments.value(1), from: host.chunkOwners[arguments.stack.callerChunk])
    }
  }

  /// `require(name)`: the name is at 1; leaves the module on top.
  private func require(in sandbox: Sandbox, _ stack: LuaStack) throws -> StackValue {
    guard stack.type(1) == .string, let name = stack.string(1) else {
      throw LuaFailure("require: expected the name of a module, got \(stack.summary(1))")
    }
    guard stack.withBytes(1, { $0.elementsEqual(name.utf8) }) == true else {
      throw LuaFailure("require: the name of a module must be UTF-8, got \(stack.summary(1))")
    }
    return try require(name, in: sandbox, stack)
  }

  /// Leaves a module on top.
  @discardableResult
  func require(_ name: String, in sandbox: Sandbox, _ stack: LuaStack) throws -> StackValue {
    guard sandbox.modules != 0 else {
      throw LuaFailure("require: the screen has ended that \"\(name)\" was wanted for")
    }
    if let keeper, let path = keeper.path(ofModule: name, in: sandbox) {
      keeper.note(requiring: path, by: stack.callerChunk)
      if try keeper.transaction?.pushModule(at: path) == true { return StackValue(stack) }
    }
    stack.push(reference: sandbox.modules)
    if stack.rawGet(-1, name) != .nil, keeper?.transaction?.isGone(name, in: sandbox) != true {
      return StackValue(stack)
    }
    stack.pop()
    let modules = stack.top
    guard let plugin = sandbox.plugin else { throw LuaFailure("require: no plugin is loaded") }
    if sandbox.foreignModules.contains(name) {
      try pushForeignModule(name, in: sandbox, stack)
      return StackValue(stack)
    }
    if sandbox.loading.contains(name) {
      let chain = (sandbox.loading + [name]).joined(separator: " → ")
      throw LuaFailure("require: the modules need each other: \(chain)")
    }
    let found: String?
    do throws(FileFailure) {
      found = try plugin.file(ofModule: name)
      for path in plugin.candidates(forModule: name) {
        onRead(path)
        if path == found { break }
      }
    } catch {
      throw LuaFailure("require: module \"\(name)\" cannot be read: \(error.reason)")
    }
    guard let path = found else {
      if sandbox.dependencies[Host.pluginName(inModule: name)] != nil {
        try pushForeignModule(name, in: sandbox, stack)
        sandbox.foreignModules.insert(name)
        return StackValue(stack)
      }
      guard try pushesModule(name) else {
        throw LuaFailure("require: \(missing(name, in: plugin))")
      }
      stack.copy(-1)
      stack.rawSet(modules, name)
      return StackValue(stack)
    }
    sandbox.loading.append(name)
    defer { sandbox.loading.removeLast() }
    do {
      try run(files.read(path, inside: plugin.folder), path: path, in: sandbox)
      keeper?.transaction?.note(module: name, at: path, in: sandbox)
    } catch let failure as FileFailure {
      throw LuaFailure("require: \(path) cannot be read: \(failure)")
    }
    if stack.isNil(-1) {
      stack.pop()
      stack.push(true)
    }
    stack.copy(-1)
    stack.rawSet(modules, name)
    return StackValue(stack)
  }

}

/// The value on top of the stack, as a result.
struct StackValue: LuaPushable {
  private let index: Int32

  init(_ stack: LuaStack) { index = stack.top }

  func push(_ stack: LuaStack) { stack.copy(index) }
}
