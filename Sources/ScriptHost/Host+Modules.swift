import Bindings
import LuaRuntime
import ViewKit

// Environments, chunks, `require`.
extension Host {
  static func of(_ stack: LuaStack) -> Host? {
    (LuaState.of(stack).bridge as? UILibrary)?.host as? Host
  }

  func makeEnvironment() {
    let stack = state.stack
    state.pushEnvironment(log: Host.printEntry)
    let environment = stack.top
    stack.push(function: Host.requireEntry)
    stack.rawSet(environment, "require")
    stack.rawGet(environment, "os")
    for function in DateFunctions.all {
      stack.push(function: function.entry)
      stack.rawSet(-2, function.name)
    }
    stack.pop()
    environmentReference = stack.reference()
    state.referenceNames[environmentReference] = "globals"
    stack.newTable()
    library.pushModule()
    stack.rawSet(-2, "lunette")
    modulesReference = stack.reference()
    state.referenceNames[modulesReference] = "modules"
  }

  /// Compiles a chunk in the plugin's environment and pushes its function.
  func load(_ text: [UInt8], name: String) throws(LuaError) {
    sources[name] = SourceText(text)
    try state.load(Host.withoutShebang(text), name: name)
    let stack = state.stack
    stack.push(reference: environmentReference)
    stack.setUpvalue(-2, 1)
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
  private static func withoutShebang(_ text: [UInt8]) -> [UInt8] {
    guard text.first == UInt8(ascii: "#") else { return text }
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }

  private static let printEntry: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Void in
      of(arguments.stack)?.print(try arguments.value(1))
    }
  }

  private static let requireEntry: FreeEntry = { thread in
    let stack = LuaStack(thread)
    guard let host = of(stack) else { return give(thread, Int?.none) }
    return host.require(stack)
  }

  /// `require(name)`: the name is at 1; pushes the module.
  private func require(_ stack: LuaStack) -> Int32 {
    guard stack.type(1) == .string, let name = stack.string(1) else {
      return fail(stack, "require: expected the name of a module, got \(stack.summary(1))")
    }
    guard stack.withBytes(1, { $0.elementsEqual(name.utf8) }) == true else {
      return fail(stack, "require: the name of a module must be UTF-8, got \(stack.summary(1))")
    }
    stack.push(reference: modulesReference)
    if stack.rawGet(-1, name) != .nil { return 1 }
    stack.pop()
    let modules = stack.top
    guard let plugin else { return fail(stack, "require: no plugin is loaded") }
    if loading.contains(name) {
      let chain = (loading + [name]).joined(separator: " → ")
      return fail(stack, "require: the modules need each other: \(chain)")
    }
    let path: String
    do throws(FileFailure) {
      guard let found = try plugin.file(ofModule: name) else {
        return provide(name, plugin, modules, stack)
      }
      path = found
    } catch {
      return fail(stack, "require: module \"\(name)\" cannot be read: \(error.reason)")
    }
    loading.append(name)
    defer { loading.removeLast() }
    do {
      try load(SourceFile.read(path, inside: plugin.folder), name: path)
      try state.call(arguments: 0, results: 1)
    } catch let error as LuaError {
      return state.fail(stack, passingOn: error)
    } catch {
      return fail(stack, "require: \(path) cannot be read: \(error)")
    }
    if stack.isNil(-1) {
      stack.pop()
      stack.push(true)
    }
    stack.copy(-1)
    stack.rawSet(modules, name)
    return 1
  }

  /// A module that is no file of the plugin.
  private func provide(
    _ name: String, _ plugin: Plugin, _ modules: Int32, _ stack: LuaStack
  ) -> Int32 {
    do throws(LuaError) {
      guard try pushesModule(name) else {
        return fail(stack, "require: \(missing(name, in: plugin))")
      }
    } catch {
      return state.fail(stack, passingOn: error)
    }
    stack.copy(-1)
    stack.rawSet(modules, name)
    return 1
  }

  private func missing(_ name: String, in plugin: Plugin) -> String {
    let message = "there is no module \"\(name)\""
    if name != "lunette", Spelling.nearest(to: name, among: ["lunette"], by: { $0 }) != nil {
      return message + "; did you mean \"lunette\"?"
    }
    let candidates = plugin.candidates(forModule: name)
    return candidates.isEmpty
      ? message : message + "; looked for " + candidates.joined(separator: " and ")
  }

  private func fail(_ stack: LuaStack, _ message: String) -> Int32 {
    invokeFailure(stack, message)
  }
}
