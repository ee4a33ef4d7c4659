import LuaRuntime

/// Which files count.
struct CoverageScope: Sendable {
  let options: CoverageOptions
  /// The folders of the tested plugins, as paths are shown.
  private let plugins: [String]
  /// Whether specs run that belong to no plugin.
  private let hasFreeSpecs: Bool
  /// The files that are tests, or belong to the run.
  private let spared: Set<String>
  private let workingFolder: String

  init(
    _ options: TestOptions, _ specs: [SpecFile],
    workingFolder: String = FileSystem.workingFolder
  ) {
    self.options = options.coverage
    self.workingFolder = workingFolder
    func shown(_ path: String) -> String { CoverageScope.shown(path, in: workingFolder) }
    plugins = Set(specs.compactMap(\.plugin)).map(shown).sorted()
    hasFreeSpecs = specs.contains { $0.plugin == nil }
    spared = Set(
      (specs.map(\.path) + [options.helper, options.luaOutput].compactMap(\.self)).map(shown))
  }

  /// The path under which the file of a chunk is shown; nil when it does not count.
  func path(ofChunk name: String) -> String? {
    // What is built in has a mark, and is no file.
    if name.hasPrefix(LuaModules.mark) || !name.hasSuffix(".lua") { return nil }
    let path = CoverageScope.shown(name, in: workingFolder)
    return counts(path) ? path : nil
  }

  /// The files that count whether they are loaded or not.
  func files() -> [String] {
    var found: Set<String> = []
    let folders = options.included.isEmpty ? plugins : options.included.map(\.base) + plugins
    for folder in Set(folders) {
      var visit = FolderWalk()
      walk(folder, into: &found, &visit)
    }
    return found.sorted()
  }

  private func walk(
    _ folder: String, into found: inout Set<String>, _ visit: inout FolderWalk
  ) {
    for name in visit.names(in: folder.isEmpty ? "." : folder) {
      let path = FileSystem.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .folder:
        // A plugin inside is another one, which is not tested here.
        if options.included.isEmpty,
          FileSystem.kind(of: FileSystem.join(path, "plugin.json")) == .file,
          !plugins.contains(path)
        {
          continue
        }
        walk(path, into: &found, &visit)
      case .file: if name.hasSuffix(".lua"), counts(path) { found.insert(path) }
      case nil: break
      }
    }
  }

  private func counts(_ path: String) -> Bool {
    if spared.contains(path) || path.hasSuffix("_spec.lua")
      || options.excluded.contains(where: { $0.matches(path) })
    {
      return false
    }
    if !options.included.isEmpty { return options.included.contains { $0.matches(path) } }
    if let plugin = plugins.first(where: { $0.isEmpty || path.hasPrefix($0 + "/") }) {
      let rest = plugin.isEmpty ? path[...] : path.dropFirst(plugin.count + 1)
      if !path.hasPrefix("/") || !plugin.isEmpty { return isCode(rest) }
    }
    return hasFreeSpecs && !path.hasPrefix("/") && isCode(path[...])
  }

  /// Whether a path below a folder leads to code, and not to tests or to packages of others, as in
  /// `node_modules` and the like of Lua.
  private func isCode(_ path: Substring) -> Bool {
    !path.split(separator: "/").contains {
      $0 == "spec" || $0.hasSuffix("_modules") || $0.hasPrefix(".")
    }
  }

  /// A path without detours, relative to the working folder where it lies in that: "" is that
  /// folder itself.
  static func shown(_ path: String, in workingFolder: String) -> String {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : workingFolder + "/" + path).split(separator: "/") {
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    let folder = workingFolder.split(separator: "/")
    return names.starts(with: folder)
      ? names.dropFirst(folder.count).joined(separator: "/")
      : "/" + names.joined(separator: "/")
  }
}
