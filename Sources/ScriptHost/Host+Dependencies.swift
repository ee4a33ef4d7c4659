import LuaRuntime
import Rendering

// `require` beyond a plugin's own modules.
extension Host {
  /// The name of the plugin that a module would be of: `kit` for `kit` and for `kit.shapes`.
  static func pluginName(inModule name: String) -> String {
    String(name.prefix { $0 != "." })
  }

  /// Pushes what a plugin gives one that needs it: what its main file returned, or one of its
  /// modules. Starts it where that was not done.
  func pushForeignModule(_ name: String, in sandbox: Sandbox, _ stack: LuaStack) throws {
    let owner = Host.pluginName(inModule: name)
    guard let loaded = sandbox.dependencies[owner] else {
      throw LuaFailure("require: there is no plugin \"\(owner)\"")
    }
    if loaded.state == .waiting {
      do throws(LuaError) {
        try run(loaded)
        loaded.sandbox.keepMainValue()
      } catch {
        loaded.state = .failed(errorReport(of: error, in: nil, of: owner))
        throw error
      }
    }
    guard loaded.state == .running else {
      throw LuaFailure("require: this is of plugin \"\(owner)\", which \(loaded.failure)")
    }
    guard name != owner else {
      let path = loaded.plugin.mainPath
      keeper?.note(requiring: path, by: stack.callerChunk)
      if try keeper?.transaction?.pushModule(at: path) == true { return }
      stack.push(reference: loaded.sandbox.mainValue)
      return
    }
    let module = String(name.dropFirst(owner.count + 1))
    // What it requires itself, of others or of the host, is no module of its own.
    guard try hasOwnModule(module, loaded.plugin) else {
      let places = loaded.plugin.candidates(forModule: module)
      throw LuaFailure(
        "require: plugin \"\(owner)\" has no module \"\(module)\""
          + (places.isEmpty ? "" : "; looked for " + places.joined(separator: " and ")))
    }
    try require(module, in: loaded.sandbox, stack)
  }

  private func hasOwnModule(_ name: String, _ plugin: Plugin) throws(LuaFailure) -> Bool {
    do throws(FileFailure) {
      return try plugin.file(ofModule: name) != nil
    } catch {
      throw LuaFailure("require: module \"\(name)\" cannot be read: \(error.reason)")
    }
  }

  /// Why a name is no module of a plugin, and what to do.
  func missing(_ name: String, in plugin: Plugin) -> String {
    let message = "there is no module \"\(name)\""
    if name != "lunette", Spelling.nearest(to: name, among: ["lunette"], by: { $0 }) != nil {
      return message + "; did you mean \"lunette\"?"
    }
    let candidates = plugin.candidates(forModule: name)
    if candidates.isEmpty { return message }
    if let advice = adviceOnPlugins(for: name, in: plugin) { return "\(message); \(advice)" }
    return message + "; looked for " + candidates.joined(separator: " and ")
  }

  private func adviceOnPlugins(for name: String, in plugin: Plugin) -> String? {
    let owner = Host.pluginName(inModule: name)
    if owner == plugin.name, plugin.manifest != nil {
      return "\"\(owner)\" is this plugin itself, whose modules are required without its name"
    }
    let declared = (plugin.manifest?.dependencies.keys).map { $0.sorted() } ?? []
    if let near = Spelling.nearest(to: owner, among: declared, by: \.self) {
      return "did you mean \"\(near)\(name.dropFirst(owner.count))\"?"
    }
    let catalog = PluginCatalog(folders: pluginFolders)
    guard let other = catalog.plugins[owner]?.first, let version = other.manifest?.version else {
      return nil
    }
    let there = "\"\(owner)\" is a plugin in \(other.folder)"
    guard let manifest = plugin.manifest else {
      return "\(there); a file alone needs no plugins, a folder with a plugin.json can"
    }
    let line = "\"\(owner)\": \"^\(version.major).\(version.minor)\""
    return "\(there); add it to \(manifest.path): "
      + (manifest.dependencies.isEmpty
        ? "\"dependencies\": { \(line) }" : "\(line) in \"dependencies\"")
  }
}
