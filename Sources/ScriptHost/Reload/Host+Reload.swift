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
    // A file of data that is as it was read, as one that the app has written itself, is no change.
    let saved = Set(paths).filter { keeper.chunks[$0] != nil || keeper.hasChanged($0) != false }
    guard !saved.isEmpty else { return report }
    var changed = saved.union(failedPaths)
    if changed.contains(where: Host.isReadAtStart) {
      report.outcome = .needsRestart
      return report
    }
    changed = changed.filter { keeper.chunks[$0] != nil || keeper.data[$0] != nil }
    guard !changed.isEmpty else { return report }
    failedPaths = changed
    // Whoever needs what has changed may have made something of it when it was loaded.
    let affected = keeper.dependants(of: changed).filter { keeper.chunks[$0] != nil }
    guard !affected.isEmpty else {
      failedPaths = []
      return report
    }
    _ = takeErrors()
    // Code that runs again is to find the images that there are now, and to be known to use them.
    forgetImages()
    // What needs a file that is gone has to run without it.
    let gone = changed.filter {
      keeper.chunks[$0] != nil && $0 != plugin?.mainPath && !SourceFile.isThere($0)
    }
    let texts = read(affected.subtracting(gone))
    guard errors.isEmpty else { return failed() }
    let launch = LaunchCode(self)
    let touches = application.activeTouches.filter { $0.view?.window != nil }
    let loads = keeper.loadCount
    let focused = application.firstResponder
    application.beginHoldingFocus()
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
        controllers(ofCodeIn: affected, except: root, loadedUpTo: loads), into: &report)
    } catch {
      self.report(error, nil)
    }
    redraw(classesIn: affected)
    application.settle()
    collectApplicationErrors()
    let ended = touches.filter { $0.view?.window == nil }
    guard errors.isEmpty else {
      if let root { undo(root) }
      transaction.undo()
      application.handFocusOn(to: focused)
      _ = application.endHoldingFocus()
      redraw(classesIn: affected)
      application.settle()
      // The views are back, and have forgotten that they were touched.
      var failed = failed()
      failed.reset = cancel(ended)
      return failed
    }
    report.reset += cancel(ended)
    if let lost = application.endHoldingFocus() { report.reset.append(focusIsLost(lost)) }
    transaction.finish()
    for path in changed where keeper.hasChanged(path) == true {
      keeper.data[path] = DataFile(at: path)
    }
    report.needsRestart = LaunchCode(self).changes(since: launch)
    report.patched = changed.sorted()
    if let root { finish(root, &report) }
    report.removed += gone.sorted()
    failedPaths = []
    report.outcome = .reloaded
    return report
  }

  /// Has the views that are seen, and whose code lies in some files, draw themselves anew.
  private func redraw(classesIn paths: Set<String>) {
    let types = types(in: paths)
    if types.isEmpty { return }
    for window in application.visibleWindows {
      ViewStates.visit(window) { _, view in
        guard view.script?.className != nil, let type = library.type(of: view) else { return }
        if type.lineage.contains(where: { types.contains(ObjectIdentifier($0)) }) {
          view.setNeedsDisplay()
        }
      }
    }
  }

  /// Whether a file is read when an app is started, and takes effect then alone.
  public static func isReadAtStart(_ path: String) -> Bool {
    let name = path.lastIndex(of: "/").map { path[$0...].dropFirst() } ?? path[...]
    return name == "plugin.json" || name == ProjectFile.name
  }

  /// Takes touches away whose views are there no more; returns what they were, and why they ended.
  private func cancel(_ touches: [Touch]) -> [String] {
    touches.compactMap { touch in
      guard let view = touch.view else { return nil }
      application.touchCancel(id: touch.id)
      let id = view.accessibilityIdentifier.map { " #\($0)" } ?? ""
      return "the touch on \(view.className)\(id) (its view was made again)"
    }
  }

  private func focusIsLost(_ responder: Responder) -> String {
    let id = (responder as? View)?.accessibilityIdentifier.map { " #\($0)" } ?? ""
    return "the focus of \(responder.className)\(id) (no view of the new code has taken it)"
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
    let formerFields: ViewFields?
  }

  private func undo(_ root: RootChange) {
    keeper?.end(root.controller, inFavourOf: root.former)
    keeper?.setReplaced(root.former, false)
    root.window.rootViewController = root.former
    rootViews = root.formerViews
    rootFields?.release()
    rootFields = root.formerFields
  }

  private func finish(_ root: RootChange, _ report: inout ReloadReport) {
    keeper?.end(root.former, inFavourOf: root.controller)
    root.formerFields?.release()
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
      if isMadeAlike(controller, old) { return nil }
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
    let formerFields = rootFields
    old.push(stack)
    let reference = stack.reference()
    new.move(to: application)
    keeper?.setReplaced(old, true)
    window.rootViewController = new
    application.settle()
    noteRootViews(of: new)
    _ = states?.apply(to: new.view)
    return RootChange(
      controller: new, former: old, window: window, reference: reference,
      formerViews: formerViews, formerFields: formerFields)
  }

  /// Whether a controller is what another one was made as: one of the same class of a script, or a
  /// stack with such a root. Then the other one stays, with all that has become of it.
  private func isMadeAlike(_ new: ViewController, _ old: ViewController) -> Bool {
    guard let type = library.type(of: new), type === library.type(of: old) else { return false }
    if type.isScripted { return true }
    guard let new = (new as? NavigationController)?.viewControllers.first,
      let old = (old as? NavigationController)?.viewControllers.first
    else { return false }
    return isMadeAlike(new, old)
  }

  /// Notes what the views of the screen are like before anyone has touched it.
  func noteRootViews() {
    noteRootViews(of: mainWindow?.rootViewController)
  }

  private func noteRootViews(of controller: ViewController?) {
    let view = controller?.viewIfLoaded
    rootViews = view.map(ViewStates.init(of:))
    // What has a record of its own is noted there.
    let isKnown = controller.map { keeper?.controllers[ObjectIdentifier($0)] != nil } ?? true
    rootFields =
      isKnown ? nil : keeper.flatMap { keeper in view.map { ViewFields(of: $0, keeper) } }
  }
}
