import Bindings
import LuaRuntime
import ViewKit

/// One reload: loads chunks aside, joins them to what is there, and can undo that.
final class ReloadTransaction {
  private let keeper: CodeKeeper
  private let host: Host
  /// The new texts, by path.
  private let texts: [String: [UInt8]]
  /// Files that are there no more.
  private let gone: Set<String>
  /// What was loaded aside, in order.
  private(set) var fresh: [LoadedChunk] = []
  /// Modules that the new code has required for the first time.
  private var added: [(sandbox: Sandbox, module: String, path: String)] = []
  private var former: [LoadedChunk] = []
  /// Runs whose place others take: from when these begin, nothing is there twice.
  private var replaced: [CodeRun] = []
  /// References to what the classes of the new code have begun with.
  private var pictures: [(type: LuaType, reference: Int32)] = []
  private var loading: Set<String> = []
  /// What plugins have written meanwhile.
  let files = FileJournal()
  /// What was known of files before.
  private let data: [String: DataFile]
  private(set) var refreshes: [ControllerRefresh] = []
  /// Where on the stack the list lies that undoes the merges.
  private var undoIndex: Int32 = 0
  private let top: Int32

  private var stack: LuaStack { host.state.stack }

  init(_ keeper: CodeKeeper, texts: [String: [UInt8]], gone: Set<String>) {
    self.keeper = keeper
    self.gone = gone
    self.texts = texts
    host = keeper.host
    data = keeper.data
    top = keeper.host.state.stack.top
  }

  func end() { stack.top = top }

  // MARK: Loading aside

  func loadAll() throws(LuaError) {
    host.application.withholdEffects()
    for path in gone { keeper.chunks[path].map { replace($0.run) } }
    for path in texts.keys.sorted() { try load(path) }
  }

  private func replace(_ run: CodeRun) {
    run.isReplaced = true
    replaced.append(run)
  }

  /// Loads a chunk aside unless that was done.
  private func load(_ path: String) throws(LuaError) {
    guard let text = texts[path], let old = keeper.chunks[path],
      !fresh.contains(where: { $0.path == path }), loading.insert(path).inserted
    else { return }
    defer { loading.remove(path) }
    let globals = makeGlobals(over: old.sandbox)
    defer { stack.release(reference: globals) }
    let top = stack.top
    defer { stack.top = top }
    replace(old.run)
    fresh.append(try keeper.run(text, path: path, in: old.sandbox, globals: globals, after: old))
  }

  /// Globals in which a chunk writes names of its own and sees those of its plugin.
  private func makeGlobals(over sandbox: Sandbox) -> Int32 {
    stack.newTable()
    stack.copy(-1)
    stack.rawSet(-2, "_G")
    stack.newTable()
    stack.push(reference: sandbox.environment)
    stack.rawSet(-2, "__index")
    stack.setMetatable(-2)
    return stack.reference()
  }

  /// Pushes the new value of a module that is loaded again; false, and nothing, for any other.
  func pushModule(at path: String) throws(LuaError) -> Bool {
    guard texts[path] != nil else { return false }
    try load(path)
    guard let chunk = fresh.first(where: { $0.path == path }) else { return false }
    stack.push(reference: chunk.record)
    stack.rawGet(-1, "value")
    stack.remove(-2)
    if stack.isNil(-1) {
      stack.pop()
      stack.push(true)
    }
    return true
  }

  /// Whether a module is there no more, though it was loaded.
  func isGone(_ module: String, in sandbox: Sandbox) -> Bool {
    !gone.isEmpty
      && sandbox.plugin?.candidates(forModule: module).contains(where: gone.contains) == true
  }

  func note(module: String, at path: String, in sandbox: Sandbox) {
    added.append((sandbox, module, path))
  }

  // MARK: Joining

  /// Joins what was loaded to what is there.
  func merge(into report: inout ReloadReport) throws(LuaError) {
    stack.newTable()
    undoIndex = stack.top
    for chunk in fresh {
      guard let old = keeper.chunks[chunk.path] else { continue }
      if !old.hasInventory || !chunk.hasInventory {
        report.reset.append("\(chunk.path) (its local variables cannot be followed)")
      }
      stack.copy(undoIndex)
      stack.push(chunk.path)
      stack.push(reference: old.record)
      stack.push(reference: chunk.record)
      stack.push(reference: keeper.foreign)
      try keeper.call("merge", arguments: 5, results: 1)
      read("kept", of: chunk, into: &report.kept)
      read("removed", of: chunk, into: &report.removed)
      stack.pop()
      try mergeFields(of: chunk, into: &report)
      former.append(old)
      keeper.keep(chunk)
      replaceModule(chunk)
    }
    stack.copy(undoIndex)
    try keeper.call("commit", arguments: 1, results: 0)
  }

  private func read(_ key: String, of chunk: LoadedChunk, into names: inout [String]) {
    stack.rawGet(-1, key)
    names += ([String].read(stack, -1) ?? []).map { "\(chunk.path): \($0.isEmpty ? "value" : $0)" }
    stack.pop()
  }

  /// Fields of classes follow the rule of locals.
  private func mergeFields(of chunk: LoadedChunk, into report: inout ReloadReport) throws(LuaError)
  {
    for made in chunk.run.classes {
      // Before it has state again: later changes are told from what its author has given it.
      pictures.append((made.type, try keeper.picture(of: made.type)))
      guard let base = keeper.classBases[ObjectIdentifier(made.type)] else {
        continue
      }
      guard chunk.run.pushFormerMembers(of: made) else {
        let before = keeper.chunks[chunk.path]?.run.classes ?? []
        if before.contains(where: { $0.type.name == made.type.name }) {
          report.reset.append("class \(made.type.name) (it has another superclass)")
        }
        continue
      }
      made.type.pushOwnMembers(stack)
      stack.push(reference: base)
      try keeper.call("class_fields", arguments: 3, results: 1)
      for name in stack.stringKeys(-1) {
        stack.rawGet(-1, name)
        made.type.setField(name, stack)
        report.kept.append("\(made.type.name).\(name)")
      }
      stack.pop()
    }
    for type in chunk.run.missing {
      report.reset.append("class \(type.name) (\(chunk.path) defines it no more)")
    }
  }

  /// The module is what the merge has made of it.
  private func replaceModule(_ chunk: LoadedChunk) {
    stack.push(reference: chunk.sandbox.modules)
    let modules = stack.top
    stack.push(reference: chunk.record)
    stack.rawGet(-1, "value")
    for name in stack.stringKeys(modules)
    where keeper.path(ofModule: name, in: chunk.sandbox) == chunk.path {
      if stack.isNil(-1) { stack.push(true) } else { stack.copy(-1) }
      stack.rawSet(modules, name)
    }
    if chunk.path == chunk.sandbox.plugin?.mainPath, chunk.sandbox.mainValue != 0 {
      chunk.sandbox.keepMainValue()
    }
    stack.top = modules - 1
  }

  // MARK: Showing

  /// Loads the views of controllers again; those that are not seen load theirs when they are.
  func refresh(_ controllers: [ViewController], into report: inout ReloadReport) throws(LuaError) {
    for controller in controllers {
      guard let refresh = ControllerRefresh(controller, keeper) else { continue }
      refreshes.append(refresh)
      report.reset += try refresh.perform()
      report.rebuilt.append(controller.className)
    }
  }

  // MARK: Ending

  /// The new code stays: what the old one has started ends.
  func finish() {
    for refresh in refreshes { refresh.finish() }
    for picture in pictures { keeper.keep(picture: picture.reference, of: picture.type) }
    for old in former {
      let next = keeper.chunks[old.path]
      old.run.withdraw(inFavourOf: next?.run)
      old.run.releaseClasses(notMadeBy: next?.run)
      old.run.forgetFormerMembers()
      next?.run.forgetFormerMembers()
      stack.release(reference: old.record)
    }
    forgetGone()
    host.application.commitEffects()
  }

  /// Takes away what the files have left that are there no more.
  private func forgetGone() {
    for path in gone {
      guard let chunk = keeper.chunks[path] else { continue }
      chunk.run.withdraw()
      chunk.run.releaseClasses(notMadeBy: nil)
      stack.push(reference: chunk.sandbox.modules)
      for name in stack.stringKeys(-1)
      where chunk.sandbox.plugin?.candidates(forModule: name).contains(path) == true
        && keeper.path(ofModule: name, in: chunk.sandbox, isThere: true) == nil
      {
        stack.pushNil()
        stack.rawSet(-2, name)
      }
      stack.pop()
      keeper.forget(path)
    }
  }

  /// The old code comes back.
  func undo() {
    for refresh in refreshes.reversed() { refresh.undo() }
    for chunk in fresh.reversed() {
      chunk.run.withdraw()
      chunk.run.restoreClasses()
    }
    if undoIndex > 0 {
      stack.copy(undoIndex)
      do throws(LuaError) {
        // What has failed may have used up all that there is.
        try host.state.withoutLimits { () throws(LuaError) in
          try keeper.call("undo", arguments: 1, results: 0)
        }
      } catch {
        host.report(error, nil)
      }
    }
    for old in former {
      keeper.keep(old)
      replaceModule(old)
    }
    for run in replaced { run.isReplaced = false }
    for chunk in fresh { stack.release(reference: chunk.record) }
    for picture in pictures { stack.release(reference: picture.reference) }
    for module in added {
      stack.push(reference: module.sandbox.modules)
      stack.pushNil()
      stack.rawSet(-2, module.module)
      stack.pop()
      keeper.chunks[module.path]?.run.withdraw()
      keeper.chunks[module.path]?.run.restoreClasses()
      keeper.forget(module.path)
    }
    files.undo()
    host.application.undoEffects()
    keeper.data = data
  }
}
