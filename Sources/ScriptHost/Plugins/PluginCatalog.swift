/// The plugins that lie in some folders, known by their manifests alone.
struct PluginCatalog {
  /// A folder with a manifest that cannot be used.
  struct Broken {
    let folder: String
    /// The name in the manifest, else that of the folder.
    let name: String
    let error: HostError
  }

  let folders: [String]
  /// By name, the highest version first; of equal ones the one that was found first.
  private(set) var plugins: [String: [Plugin]] = [:]
  private(set) var broken: [Broken] = []
  /// Why some of the folders cannot be looked into.
  private(set) var unreadable: [(folder: String, reason: String)] = []

  /// Looks for plugins.
  ///
  /// - Parameters:
  ///   - folders: those that hold the folders of plugins.
  ///   - onRead: takes the path of each manifest.
  init(folders: [String], onRead: (String) -> Void = { _ in }) {
    self.folders = folders
    var seen: Set<BytePath> = []
    for folder in folders {
      guard let names = BytePath(folder.isEmpty ? "." : folder).names else {
        unreadable.append((folder, SourceFile.systemFailure().reason))
        continue
      }
      // A name that is no text is no plugin's, whose path everybody has to be able to write.
      let texts = names.compactMap { String(validating: $0, as: UTF8.self) }
      for name in texts.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where !name.hasPrefix(".") {
        add(Plugin.join(folder, name), named: name, &seen, onRead)
      }
    }
    for name in plugins.keys {
      // Sorting keeps the order of equal ones.
      plugins[name]?.sort { Self.version($0) > Self.version($1) }
    }
  }

  private mutating func add(
    _ folder: String, named name: String, _ seen: inout Set<BytePath>, _ onRead: (String) -> Void
  ) {
    let path = Plugin.join(folder, "plugin.json")
    guard SourceFile.isThere(path), let place = BytePath(folder).withoutLinks,
      seen.insert(place).inserted
    else { return }
    onRead(path)
    do throws(HostError) {
      let (manifest, failure) = try Plugin.checkManifest(in: folder)
      guard let failure else {
        plugins[manifest.name, default: []].append(Plugin(folder: folder, manifest))
        return
      }
      broken.append(
        Broken(
          folder: folder, name: manifest.name.isEmpty ? name : manifest.name,
          error: .invalidManifest(failure)))
    } catch {
      broken.append(Broken(folder: folder, name: name, error: error))
    }
  }

  private static func version(_ plugin: Plugin) -> SemanticVersion {
    plugin.manifest?.version ?? SemanticVersion(0, 0, 0)
  }
}
