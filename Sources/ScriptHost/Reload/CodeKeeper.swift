import Bindings
import LuaRuntime
import ViewKit

/// Knows what each chunk of a host has left, so that it can be loaded again while its state stays.
final class CodeKeeper {
  unowned let host: Host
  /// The chunks that were run, by path.
  private(set) var chunks: [String: LoadedChunk] = [:]
  /// The loads of the views of controllers; see ``ControllerRecord``.
  var controllers: [ObjectIdentifier: ControllerRecord] = [:]
  /// How many there were.
  var loadCount = 0
  /// The controller whose view is loaded by new code: what that leaves is noted once it has what it
  /// keeps.
  weak var refreshed: ViewController?
  /// The reload that is under way.
  var transaction: ReloadTransaction?
  /// Registry references: what the fields of classes were when their chunk had run.
  var classBases: [ObjectIdentifier: Int32] = [:]
  private struct ModuleName: Hashable {
    let sandbox: ObjectIdentifier
    let name: String
  }

  /// The files of modules, as they were found last.
  private var paths: [ModuleName: String] = [:]
  /// The chunks that run now, outermost first.
  private(set) var running: [LoadedChunk] = []
  /// What was in the files that chunks have read, or looked for in vain, as far as they know.
  var data: [String: DataFile] = [:]
  /// Registry references: the functions of `reload.lua`, and the tables that belong to no chunk.
  private let functions: Int32
  let foreign: Int32
  private var knownEnvironments: Set<Int32> = []

  var stack: LuaStack { host.state.stack }

  init(_ host: Host) throws(LuaError) {
    self.host = host
    let stack = host.state.stack
    let top = stack.top
    defer { stack.top = top }
    stack.newTable()
    foreign = stack.reference()
    for file in EmbeddedLua.files
    where file.name.withUTF8Buffer({ $0.elementsEqual("reload".utf8) }) {
      try host.state.load(embedded: file.code, name: "lunette:reload.lua")
    }
    stack.pushReloadFunctions()
    try host.state.call(arguments: 1, results: 1)
    functions = stack.reference()
    host.state.referenceNames[functions] = "reload"
    host.state.referenceNames[foreign] = "tables of the library"
  }

  // MARK: Running chunks

  /// Runs a chunk and keeps what it leaves; leaves its value on top of the stack.
  ///
  /// - Parameter globals: the table that its global names are in, else those of the plugin.
  func run(
    _ text: [UInt8], path: String, in sandbox: Sandbox, globals: Int32? = nil,
    after former: LoadedChunk? = nil
  ) throws(LuaError) -> LoadedChunk {
    let stack = stack
    let top = stack.top
    let environment = globals ?? sandbox.environment
    host.chunkOwners[path] = sandbox.plugin?.name
    if knownEnvironments.insert(sandbox.environment).inserted { addForeign(sandbox) }
    let hasInventory = try load(text, path: path, environment: environment)
    stack.push(reference: environment)
    try call("copy", arguments: 1, results: 1)
    stack.insert(top + 1)
    let record = makeRecord(globals: environment)
    let chunk = LoadedChunk(
      path, host.sources[path] ?? SourceText(text), in: sandbox, run: CodeRun(host.library),
      record: record, hasInventory: hasInventory)
    if let former {
      chunk.run.mayRenew(former.run)
      // What its functions have read later, it does not read again when it is loaded.
      chunk.reads = former.reads
    }
    let outer = setCollector(record, in: environment)
    running.append(chunk)
    defer {
      running.removeLast()
      stack.push(reference: environment)
      stack.push(reference: outer)
      stack.rawSet(-2, ChunkInventory.key)
      stack.pop()
      stack.release(reference: outer)
    }
    do throws(LuaError) {
      try chunk.run.perform { () throws(LuaError) in
        try host.state.call(arguments: 0, results: 1)
      }
      // Above the copy of the globals lies the value.
      stack.push(reference: record)
      stack.copy(top + 2)
      stack.rawSet(-2, "value")
      stack.push(reference: environment)
      stack.copy(top + 1)
      try call("written", arguments: 2, results: 1)
      stack.rawSet(-2, "written")
      stack.pop()
      stack.remove(top + 1)
      if globals == nil {
        stack.push(reference: record)
        stack.push(reference: foreign)
        try call("remember", arguments: 2, results: 0)
      }
    } catch {
      chunk.run.withdraw()
      chunk.run.restoreClasses()
      stack.release(reference: record)
      stack.top = top
      throw error
    }
    if globals == nil {
      chunks[path] = chunk
      chunk.run.forgetFormerMembers()
      noteClasses(of: [chunk])
    }
    return chunk
  }

  /// Compiles a chunk so that it hands out its locals; tells whether it does.
  private func load(
    _ text: [UInt8], path: String, environment: Int32
  ) throws(LuaError) -> Bool {
    host.sources[path] = SourceText(text)
    let text = Host.withoutShebang(text)
    var hasInventory = false
    if let inventory = ChunkInventory.text(SourceText(text)) {
      do throws(LuaError) {
        try host.state.load(inventory, name: path)
        hasInventory = true
      } catch {}
    }
    // What cannot be compiled says so by its own text.
    if !hasInventory { try host.state.load(text, name: path) }
    stack.push(reference: environment)
    stack.setUpvalue(-2, 1)
    return hasInventory
  }

  private func makeRecord(globals: Int32) -> Int32 {
    stack.newTable()
    stack.newTable()
    stack.rawSet(-2, "locals")
    stack.push(reference: globals)
    stack.rawSet(-2, "globals")
    return stack.reference()
  }

  /// Lets a chunk find the function that takes its locals; returns a reference to what was there.
  private func setCollector(_ record: Int32, in environment: Int32) -> Int32 {
    stack.push(reference: environment)
    stack.rawGet(-1, ChunkInventory.key)
    let outer = stack.reference()
    LuaClosure { arguments throws -> Void in
      let stack = arguments.stack
      guard stack.type(1) == .function else { return }
      stack.push(reference: record)
      stack.rawGet(-1, "locals")
      stack.copy(1)
      stack.rawSet(-2, at: stack.length(-2) + 1)
      stack.pop(2)
    }.push(stack)
    stack.rawSet(-2, ChunkInventory.key)
    stack.pop()
    return outer
  }

  // MARK: What belongs to whom

  /// The file of a module of a plugin; nil when there is none.
  ///
  /// - Parameter isThere: whether the file has to be there still; else it is enough that its chunk
  ///   was run, and nothing is looked for.
  func path(ofModule name: String, in sandbox: Sandbox, isThere: Bool = false) -> String? {
    let module = ModuleName(sandbox: ObjectIdentifier(sandbox), name: name)
    if !isThere, let path = paths[module], chunks[path] != nil { return path }
    paths[module] = (try? sandbox.plugin?.file(ofModule: name)) ?? nil
    return paths[module]
  }

  /// Notes that the tables of a plugin's library are no chunk's.
  private func addForeign(_ sandbox: Sandbox) {
    let stack = stack
    let top = stack.top
    defer { stack.top = top }
    stack.push(reference: foreign)
    let foreign = stack.top
    func add() {
      stack.push(true)
      stack.rawSet(foreign)
    }
    stack.push(reference: sandbox.environment)
    for name in stack.stringKeys(-1) {
      stack.rawGet(-1, name)
      if stack.type(-1) == .table { add() } else { stack.pop() }
    }
    add()
    stack.push(reference: sandbox.modules)
    stack.rawGet(-1, "lunette")
    add()
    add()
  }

  /// Notes that the chunk that runs, or else the one that calls, needs a file.
  func note(requiring path: String, by caller: @autoclosure () -> String) {
    let chunk = running.last ?? chunks[caller()]
    chunk?.required.insert(path)
  }

  /// The chunks that need or read one of these files, directly or through others, with these
  /// themselves.
  func dependants(of paths: Set<String>) -> Set<String> {
    var result = paths
    var grows = true
    while grows {
      grows = false
      for (path, chunk) in chunks
      where !result.contains(path)
        && !(chunk.required.isDisjoint(with: result) && chunk.reads.isDisjoint(with: result))
      {
        result.insert(path)
        grows = true
      }
    }
    return result
  }

  /// Forgets the chunks of a plugin that is taken out.
  func forget(_ sandbox: Sandbox) {
    for (path, chunk) in chunks where chunk.sandbox === sandbox { forget(path) }
    knownEnvironments.remove(sandbox.environment)
  }

  /// Makes a chunk the one that is known by its path.
  func keep(_ chunk: LoadedChunk) { chunks[chunk.path] = chunk }

  func forget(_ path: String) {
    if let chunk = chunks.removeValue(forKey: path) { stack.release(reference: chunk.record) }
  }

  // MARK: Calling reload.lua

  /// Calls a function of `reload.lua` with the values on top.
  func call(_ name: String, arguments: Int32, results: Int32) throws(LuaError) {
    let stack = stack
    stack.push(reference: functions)
    stack.rawGet(-1, name)
    stack.remove(-2)
    stack.insert(-(arguments + 1))
    try host.state.call(arguments: arguments, results: results)
  }
}
