// Which modules a plugin has.
extension Plugin {
  /// Whether `require` finds something under a name: a module of the plugin, or of those it needs.
  public func canRequire(_ module: String) -> Bool {
    if manifest?.dependencies[Host.pluginName(inModule: module)] != nil { return true }
    // A file that cannot be looked at is told when it is required.
    return (try? file(ofModule: module)) != .some(nil)
  }

  /// The names of the modules that lie in the same folder as one of this name would, and of the
  /// plugins that this one needs, for messages.
  public func moduleNames(beside module: String) -> [String] {
    let parts = module.split(separator: ".").dropLast()
    let inside = Plugin.join(folder, parts.joined(separator: "/"))
    let files = BytePath(Array((inside.isEmpty ? "." : inside).utf8)).names ?? []
    let names = files.map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasSuffix(".lua") && Plugin.join(inside, $0) != mainPath }
      .map { (parts + [$0.dropLast(4)]).joined(separator: ".") }
    let needed = (manifest?.dependencies.keys).map { Array($0) } ?? []
    return (names + needed).sorted()
  }
}
