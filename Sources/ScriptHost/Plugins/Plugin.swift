/// A plugin: a folder with a manifest, or a single Lua file.
public struct Plugin {
  /// The name in the manifest, or of the file.
  public let name: String
  /// The folder of its modules, as it was given; "" is the working folder.
  public let folder: String
  /// The file that is run first.
  public let mainPath: String
  /// Nil for a single file.
  public let manifest: Manifest?

  /// Finds the plugin that a path names.
  public init(at path: String) throws(HostError) {
    switch SourceFile.kind(of: path) {
    case nil: throw .notFound(path)
    case .file:
      let slash = path.lastIndex(of: "/")
      folder = slash.map { String(path[..<$0]) } ?? ""
      let file = slash.map { String(path[path.index(after: $0)...]) } ?? path
      name = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
      mainPath = path
      manifest = nil
    case .folder:
      var folder = path
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      let manifestPath = Plugin.join(folder, "plugin.json")
      guard SourceFile.kind(of: manifestPath) == .file else { throw .missingManifest(path) }
      let manifest = try Manifest.read(SourceFile.read(manifestPath), path: manifestPath)
      self.folder = folder
      self.manifest = manifest
      name = manifest.name
      let main = manifest.main ?? "main.lua"
      guard Plugin.staysInside(main) else {
        throw .invalidManifest(manifestPath, "\"main\" must lie in the plugin's folder: \(main)")
      }
      mainPath = Plugin.join(folder, main)
      guard SourceFile.kind(of: mainPath) == .file else {
        throw .invalidManifest(manifestPath, "\"main\" names \(main), which does not exist")
      }
    }
  }

  /// Where a module of this plugin would be: `a.b` is `a/b.lua`, or `a/b/init.lua`.
  func candidates(forModule module: String) -> [String] {
    let parts = module.split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && !$0.contains("/") }) else { return [] }
    let path = parts.joined(separator: "/")
    return [Plugin.join(folder, path + ".lua"), Plugin.join(folder, path + "/init.lua")]
  }

  static func join(_ folder: String, _ file: String) -> String {
    folder.isEmpty ? file : folder == "/" ? "/" + file : "\(folder)/\(file)"
  }

  private static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
