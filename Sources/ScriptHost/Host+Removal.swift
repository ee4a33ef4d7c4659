public import Bindings
import LuaRuntime
import ViewKit

// Plugins that are taken out while the others run, and let in again.
extension Host {
  /// Stops a plugin, and before it those that need it: their screens leave, and every handler,
  /// timer, observer, task and delegate of theirs is taken away.
  ///
  /// - Returns: what was taken away with each, in the order in which it was done.
  @discardableResult
  public func disable(
    _ name: String
  ) throws(HostError) -> [(plugin: LoadedPlugin, removal: PluginRemoval)] {
    let first = try loadedPlugin(name)
    var removals: [(LoadedPlugin, PluginRemoval)] = []
    for loaded in plugins.reversed() where loaded === first || loaded.needs(first) {
      if case .disabled = loaded.state { continue }
      removals.append((loaded, remove(loaded)))
      loaded.state = .disabled(cause: loaded === first ? nil : name)
    }
    application.settle()
    return removals
  }

  /// Starts a plugin that was disabled or has failed, with new globals, and then those that did not
  /// run because of it. What goes wrong is in its state, and in ``errors``.
  public func enable(_ name: String) throws(HostError) {
    let first = try loadedPlugin(name)
    guard first.state != .running else { return }
    for loaded in plugins {
      let waited = loaded.state == .disabled(cause: name) || loaded.wasKeptBack(by: first)
      guard loaded === first || waited else { continue }
      if case .failed = loaded.state { _ = remove(loaded) }
      let sandbox = makeSandbox(isMain: loaded.isMain)
      if loaded.isMain { self.sandbox = sandbox }
      loaded.adopt(sandbox)
      loaded.state = .waiting
      start(loaded)
    }
    if !state.isRunning { state.unpin(to: 0) }
    application.settle()
  }

  /// Stops a plugin as ``disable(_:)`` does, and forgets it.
  @discardableResult
  public func unload(
    _ name: String
  ) throws(HostError) -> [(plugin: LoadedPlugin, removal: PluginRemoval)] {
    let removals = try disable(name)
    let gone = try loadedPlugin(name)
    plugins.removeAll { $0 === gone }
    for (chunk, owner) in chunkOwners where owner == name {
      chunkOwners[chunk] = nil
      sources[chunk] = nil
    }
    return removals
  }

  private func loadedPlugin(_ name: String) throws(HostError) -> LoadedPlugin {
    if let loaded = plugins.first(where: { $0.name == name }) { return loaded }
    throw .unknownPlugin(
      name, nearest: Spelling.nearest(to: name, among: plugins.map(\.name), by: \.self))
  }

  /// Takes away what a plugin has set going, its globals and its modules.
  func remove(_ loaded: LoadedPlugin) -> PluginRemoval {
    let name = loaded.name
    let removal = library.removeAll(in: loaded.windows.compactMap(\.value)) { [unowned self] in
      chunkOwners[$0] == name
    }
    loaded.windows = []
    keeper?.forget(loaded.sandbox)
    loaded.sandbox.end()
    library.releaseClassNames(inFolder: loaded.plugin.folder)
    return removal
  }
}

extension LoadedPlugin {
  /// Whether it was not started because another one, which it needs, did not run.
  fileprivate func wasKeptBack(by other: LoadedPlugin) -> Bool {
    if case .failed = state { return !wasRun && needs(other) }
    return false
  }

  /// Whether it needs another one, maybe by way of a third.
  func needs(_ other: LoadedPlugin) -> Bool {
    var rest = Array(dependencies.values)
    var seen: Set<ObjectIdentifier> = []
    while let next = rest.popLast() {
      if next === other { return true }
      if seen.insert(ObjectIdentifier(next)).inserted { rest += next.dependencies.values }
    }
    return false
  }
}
