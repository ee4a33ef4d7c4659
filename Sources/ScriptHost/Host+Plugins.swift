import LuaRuntime
import Rendering

// The plugins of a host: found, put in order, started.
extension Host {
  /// Finds a plugin and what it needs.
  func resolve(_ path: String) throws(HostError) -> PluginResolution {
    let plugin = try makePlugin(at: path)
    let around = plugin.surroundingFolder
    project = plugin.manifest == nil ? nil : try ProjectFile(in: around, onRead: onRead)
    let folders = options.pluginFolders
    pluginFolders = folders.isEmpty ? project?.folders ?? [around] : folders
    let resolution = try PluginResolution(plugin) {
      PluginCatalog(folders: pluginFolders, onRead: onRead)
    }
    // Nothing runs unless all that is needed can be read.
    for plugin in resolution.order { _ = try plugin.mainText(files) }
    return resolution
  }

  /// Gives each plugin globals of its own, the last one those that are given.
  func makePlugins(_ resolution: PluginResolution, in sandbox: Sandbox) -> [LoadedPlugin] {
    var plugins: [LoadedPlugin] = []
    var byName: [String: LoadedPlugin] = [:]
    for (index, plugin) in resolution.order.enumerated() {
      let isRoot = index == resolution.order.count - 1
      let needed = plugin.manifest?.dependencies ?? [:]
      let granted = (options.grants + (project?.grants ?? [])).filter { grant in
        grant.plugin.map { $0 == plugin.name } ?? isRoot
      }
      let loaded = LoadedPlugin(
        plugin, isRoot ? sandbox : makeSandbox(isMain: false),
        dependencies: byName.filter { needed[$0.key] != nil }, grants: granted.map(\.permission))
      if project?.disabled.contains(plugin.name) == true { loaded.state = .disabled(cause: nil) }
      byName[plugin.name] = loaded
      plugins.append(loaded)
    }
    return plugins
  }

  /// Lets go of the plugins that the one needed that was opened last.
  func endPlugins() {
    for loaded in plugins where loaded.sandbox !== sandbox { loaded.sandbox.end() }
    plugins = []
  }

  /// Starts a plugin unless it was, and reports what goes wrong; shows what the last one returns.
  func start(_ loaded: LoadedPlugin) {
    if loaded.isMain, loaded.state == .disabled(cause: nil) {
      print("plugin \"\(loaded.name)\" is disabled, so nothing is shown")
    }
    guard loaded.state == .waiting else { return }
    if let report = obstacle(to: loaded) {
      loaded.state = .failed(report)
      add(report)
      return
    }
    let top = state.stack.top
    defer { state.stack.top = top }
    do throws(LuaError) {
      try run(loaded)
      if loaded.isMain {
        try show(state.stack.top)
      } else {
        loaded.sandbox.keepMainValue()
      }
    } catch {
      loaded.state = .failed(errorReport(of: error, in: nil, of: loaded.name))
      report(error, nil, of: loaded.name)
      // What could be made of the screen is shown; nobody asks for the rest of a library.
      if !loaded.isMain { _ = remove(loaded) }
    }
  }

  /// Runs the main file of a plugin, and pushes what it returns.
  func run(_ loaded: LoadedPlugin) throws(LuaError) {
    let plugin = loaded.plugin
    loaded.wasRun = true
    onRead(plugin.mainPath)
    for warning in plugin.manifest?.warnings ?? [] { print("warning: " + warning) }
    let text: [UInt8]
    do throws(HostError) {
      text = try plugin.mainText(files)
    } catch {
      let reason = if case .unreadable(_, let reason) = error { reason } else { "it is gone" }
      throw LuaError(
        kind: .runtime, message: "the main file cannot be read: \(reason)", source: plugin.mainPath)
    }
    try run(text, path: plugin.mainPath, in: loaded.sandbox)
    try checkProvisions(of: loaded)
    loaded.state = .running
  }

  /// Says of grants of a command line that they are for nothing.
  func warnOfGrants() {
    for grant in options.grants {
      let name = grant.plugin ?? plugin?.name ?? ""
      guard let loaded = plugins.first(where: { $0.name == name }) else {
        let near = Spelling.nearest(to: name, among: plugins.map(\.name), by: \.self)
        print(
          "warning: \(grant.permission) is granted to \"\(name)\", which does not run here"
            + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
        continue
      }
      let asked = loaded.plugin.manifest?.permissions ?? []
      if asked.contains(where: { $0.covers(grant.permission) || grant.permission.covers($0) }) {
        continue
      }
      print(
        "warning: \(grant.permission) is granted to \"\(name)\", which does not ask for it; it asks "
          + "for " + (asked.isEmpty ? "nothing" : asked.map(\.description).joined(separator: ", ")))
    }
  }

  /// Why a plugin cannot be started: one that it needs does not run.
  private func obstacle(to loaded: LoadedPlugin) -> ErrorReport? {
    guard let needed = loaded.missingDependency else { return nil }
    var cause = needed
    var reason = "it needs \"\(needed.name)\", which "
    while let next = cause.missingDependency {
      cause = next
      reason += "needs \"\(next.name)\", which "
    }
    let problem = loaded.plugin.manifest?.problem(
      "plugin \"\(loaded.name)\" was not started: \(reason)\(cause.failure)",
      at: "dependencies.\(needed.name)")
    return ErrorReport(
      kind: LuaError.Kind.runtime.rawValue, message: problem?.message ?? "", file: problem?.file,
      line: problem?.line, excerpt: problem?.excerpt?.text, caret: problem?.excerpt?.caret,
      plugin: loaded.name)
  }
}

extension LoadedPlugin {
  /// The first that it needs and that does not run.
  var missingDependency: LoadedPlugin? {
    dependencies.sorted { $0.key < $1.key }.map(\.value).first { $0.state != .running }
  }

  /// Why it does not run, in words that follow "which".
  var failure: String {
    switch state {
    case .running: "runs"
    case .waiting: "was not started"
    case .disabled: "is disabled"
    case .failed(let report): "failed: \(report.summary)"
    }
  }
}
