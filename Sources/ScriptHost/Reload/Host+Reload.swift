import Bindings
import LuaRuntime
import ViewKit

// Changed files take effect while the screen stays: see DESIGN §6.
extension Host {
  /// Loads the files of the plugin that have changed again, as one transaction: the new code runs
  /// and the state stays, or, where anything fails, all is as it was. Files that failed are tried
  /// again with the next.
  ///
  /// Asks for ``HostOptions/keepsCode``.
  @discardableResult
  public func reload(_ paths: [String]) -> ReloadReport {
    var report = ReloadReport()
    guard let keeper else {
      report.outcome = .needsRestart
      return report
    }
    var changed = Set(paths).union(failedPaths)
    if changed.contains(where: { $0.hasSuffix("plugin.json") || $0.hasSuffix(ProjectFile.name) }) {
      report.outcome = .needsRestart
      return report
    }
    changed = changed.filter { keeper.chunks[$0] != nil }
    guard !changed.isEmpty else { return report }
    failedPaths = changed
    // Whoever needs what has changed may have made something of it when it was loaded.
    let affected = keeper.dependants(of: changed)
    _ = takeErrors()
    // What needs a file that is gone has to run without it.
    let gone = changed.filter { $0 != plugin?.mainPath && !SourceFile.isThere($0) }
    let texts = read(affected.subtracting(gone))
    guard errors.isEmpty else { return failed() }
    let transaction = ReloadTransaction(keeper, texts: texts, gone: gone)
    keeper.transaction = transaction
    var root: RootChange?
    defer {
      keeper.transaction = nil
      transaction.end()
      if let root { state.stack.release(reference: root.reference) }
    }
    do throws(LuaError) {
      try transaction.loadAll()
      try transaction.merge(into: &report)
      root = try changeRoot(transaction)
      try transaction.refresh(
        controllers(ofCodeIn: affected, except: root), into: &report)
    } catch {
      self.report(error, nil)
    }
    application.settle()
    collectApplicationErrors()
    guard errors.isEmpty else {
      if let root { undo(root) }
      transaction.undo()
      application.settle()
      return failed()
    }
    transaction.finish()
    keeper.noteClasses(of: transaction.fresh)
    report.patched = changed.sorted()
    if let root { finish(root, &report) }
    report.removed += gone.sorted()
    failedPaths = []
    report.outcome = .reloaded
    return report
  }

  private func failed() -> ReloadReport {
    var report = ReloadReport()
    report.outcome = .failed
    report.errors = errors
    return report
  }

  /// The new texts, each of which can be compiled; what cannot is reported.
  private func read(_ paths: Set<String>) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for path in paths.sorted() {
      do {
        let owner = keeper?.chunks[path]?.sandbox.plugin
        let text = try files.read(path, inside: owner?.manifest == nil ? nil : owner?.folder)
        sources[path] = SourceText(text)
        try state.load(Host.withoutShebang(text), name: path)
        state.stack.pop()
        texts[path] = text
      } catch let failure as FileFailure {
        report(
          LuaError(kind: .runtime, message: "\(path) cannot be read: \(failure.reason)"), nil)
      } catch let error as LuaError {
        report(error, nil)
      } catch {}
    }
    return texts
  }

  /// The controllers whose code lies in these files, as far as their views are loaded.
  private func controllers(
    ofCodeIn paths: Set<String>, except root: RootChange?
  ) -> [ViewController] {
    guard let keeper else { return [] }
    let types = Set(
      paths.flatMap { keeper.chunks[$0]?.run.classes ?? [] }.map { ObjectIdentifier($0.type) })
    var result: [ViewController] = []
    func visit(_ controller: ViewController) {
      let type = library.type(of: controller)
      if controller.isViewLoaded, controller !== root?.controller,
        type?.lineage.contains(where: { types.contains(ObjectIdentifier($0)) }) == true
      {
        // What it has added is loaded with it.
        result.append(controller)
      } else {
        controller.children.forEach(visit)
      }
    }
    for window in application.windows { window.rootViewController.map(visit) }
    return result
  }

  // MARK: The root

  /// A root controller that took the place of another.
  struct RootChange {
    let controller: ViewController
    let former: ViewController
    let window: Window
    /// A registry reference to the former, which holds it while it may come back.
    let reference: Int32
    /// What the views of the former were like when it was shown.
    let formerViews: ViewStates?
  }

  private func undo(_ root: RootChange) {
    keeper?.end(root.controller, inFavourOf: root.former)
    root.window.rootViewController = root.former
    rootViews = root.formerViews
  }

  private func finish(_ root: RootChange, _ report: inout ReloadReport) {
    keeper?.end(root.former, inFavourOf: root.controller)
    report.rebuilt.append(root.controller.className)
    if library.type(of: root.former)?.isScripted == true {
      report.reset.append("the fields of \(root.former.className) (another controller is shown)")
    }
  }

  private var mainWindow: Window? { application.keyWindow ?? application.windows.first }

  /// Shows what the main chunk returned when it was run again and that is no class of its own.
  private func changeRoot(_ transaction: ReloadTransaction) throws(LuaError) -> RootChange? {
    guard let main = transaction.fresh.first(where: { $0.path == plugin?.mainPath }),
      let window = mainWindow, let old = window.rootViewController
    else { return nil }
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    stack.push(reference: main.record)
    stack.rawGet(-1, "value")
    let new: ViewController
    switch library.shown(stack.top) {
    case .view(let view) where !(view is Window):
      new = controller(for: view)
    case .controller(let controller):
      if let type = library.type(of: controller), type.isScripted, type === library.type(of: old) {
        return nil
      }
      new = controller
    case .controllerClass(let type):
      if type === library.type(of: old) { return nil }
      type.push(stack)
      try state.call(arguments: 0, results: 1)
      guard let controller = ViewController.read(stack, -1) else { return nil }
      new = controller
    case .nothing(let summary): throw nothingToShow(summary)
    default: return nil
    }
    let states = rootViews.flatMap { base in
      old.viewIfLoaded.map { ViewStates(of: $0).changes(since: base) }
    }
    let formerViews = rootViews
    old.push(stack)
    let reference = stack.reference()
    new.move(to: application)
    window.rootViewController = new
    application.settle()
    rootViews = ViewStates(of: new.view)
    _ = states?.apply(to: new.view)
    return RootChange(
      controller: new, former: old, window: window, reference: reference, formerViews: formerViews)
  }

  /// Notes what the views of the screen are like before anyone has touched it.
  func noteRootViews() {
    rootViews = mainWindow?.rootViewController?.viewIfLoaded.map(ViewStates.init(of:))
  }
}
