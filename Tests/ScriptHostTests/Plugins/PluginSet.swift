import FoundationEssentials
import ScriptHost

/// Plugins in one folder, for a test: their manifests, and main files that print their names.
struct PluginSet {
  let folder: Folder

  static let view = "return require('lunette').View{}"

  /// - Parameters:
  ///   - plugins: by folder, what is in `dependencies`: `"kit": "^1"`. The version is 1.0.0, or what
  ///     follows `@` in the folder's name, whose plugin then is called as what stands before.
  ///   - files: further files, and main files that do something else.
  init(_ plugins: [String: String], _ files: [String: String] = [:]) throws {
    folder = try Folder()
    for (name, dependencies) in plugins {
      let parts = name.split(separator: "@").map(String.init)
      let manifest = """
        { "name": "\(parts[0])", "version": "\(parts.count > 1 ? parts[1] : "1.0.0")",
          "dependencies": { \(dependencies) } }
        """
      try folder.write(name + "/plugin.json", Array(manifest.utf8))
      let main = "print('\(name)') return { name = '\(name)' }"
      try folder.write(name + "/main.lua", Array(main.utf8))
    }
    let shown = "print('app') " + PluginSet.view
    if plugins["app"] != nil { try folder.write("app/main.lua", Array(shown.utf8)) }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
  }

  func open(_ name: String = "app") throws -> Host { try folder.open(name) }

  /// What is said when the plugin is opened, without the folder's path.
  func failure(_ name: String = "app") throws -> String {
    let host = try Host()
    do {
      try host.open(folder.path + "/" + name)
      return "it was opened"
    } catch {
      // Nothing of any plugin ran.
      return host.printed.isEmpty
        ? "\(error)".replacing(folder.path, with: "PLUGINS") : "\(host.printed) was printed"
    }
  }
}
