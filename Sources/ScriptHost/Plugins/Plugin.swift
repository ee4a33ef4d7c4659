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
    let kind: SourceFile.Kind
    do throws(FileFailure) {
      kind = try SourceFile.kind(of: path)
    } catch {
      throw HostError(error, reading: path)
    }
    switch kind {
    case .file: self.init(file: path)
    case .folder:
      var folder = path
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      self.init(folder: folder, try Plugin.manifest(in: folder))
      if let problem = problemOfMain { throw .invalidManifest(ManifestFailure([problem])) }
    }
  }

  private init(file path: String) {
    let slash = path.lastIndex(of: "/")
    // The root of the system is a folder too.
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
    let file = slash.map { String(path[path.index(after: $0)...]) } ?? path
    name = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
    mainPath = path
    manifest = nil
  }

  /// The plugin in a folder, whose main file may be wrong: see ``problemOfMain``.
  init(folder: String, _ manifest: Manifest) {
    self.folder = folder
    self.manifest = manifest
    name = manifest.name
    mainPath = Plugin.join(folder, manifest.main ?? "main.lua")
  }

  private static func manifest(in folder: String) throws(HostError) -> Manifest {
    let (manifest, error) = try checkManifest(in: folder)
    if let error { throw .invalidManifest(error) }
    return manifest
  }

  /// Reads the manifest of a folder as far as it goes.
  static func checkManifest(
    in folder: String
  ) throws(HostError) -> (Manifest, ManifestFailure?) {
    let path = join(folder, "plugin.json")
    do throws(FileFailure) {
      return Manifest.check(try SourceFile.read(path, inside: folder), path: path)
    } catch {
      throw error.isMissing ? .missingManifest(folder) : .unreadable(path, error.reason)
    }
  }

  /// Why the file that is run first cannot be; nil when it can.
  var problemOfMain: ManifestFailure.Problem? {
    guard let manifest else { return nil }
    let reason: String
    do throws(FileFailure) {
      if try SourceFile.kind(of: mainPath) == .file { return nil }
      reason = "is a folder"
    } catch {
      reason = error.isMissing ? "does not exist" : "cannot be read: \(error.reason)"
    }
    guard let main = manifest.main else {
      return manifest.problem(
        "there is no \"main\", and main.lua, which stands for it, \(reason)", at: "main")
    }
    return manifest.problem("\"main\" names \(main), which \(reason)", at: "main")
  }

  /// The folder in which the plugin's folder lies, or its only file.
  var surroundingFolder: String {
    guard manifest != nil else { return folder }
    guard let slash = folder.lastIndex(of: "/") else {
      return ["", ".", ".."].contains(folder) ? Plugin.join(folder, "..") : ""
    }
    if folder == "/" || folder.hasSuffix("/..") || folder.hasSuffix("/.") {
      return Plugin.join(folder, "..")
    }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }

  /// The text of the file that is run first.
  func mainText(_ files: SourceCache) throws(HostError) -> [UInt8] {
    do throws(FileFailure) {
      // What a person names on the command line may be a link to anywhere.
      return try files.read(mainPath, inside: manifest == nil ? nil : folder)
    } catch {
      throw HostError(error, reading: mainPath)
    }
  }

  /// Where a module of this plugin would be: `a.b` is `a/b.lua`, or `a/b/init.lua`.
  func candidates(forModule module: String) -> [String] {
    let parts = module.split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && !$0.contains("/") }) else { return [] }
    let path = parts.joined(separator: "/")
    return [Plugin.join(folder, path + ".lua"), Plugin.join(folder, path + "/init.lua")]
  }

  /// The first of these that is a file; nil when there is none.
  func file(ofModule module: String) throws(FileFailure) -> String? {
    for path in candidates(forModule: module) {
      do throws(FileFailure) {
        if try SourceFile.kind(of: path) == .file { return path }
      } catch {
        if !error.isMissing { throw error }
      }
    }
    return nil
  }

  static func join(_ folder: String, _ file: String) -> String {
    folder.isEmpty ? file : folder == "/" ? "/" + file : "\(folder)/\(file)"
  }

  /// Whether a path leads nowhere but into the folder in which it begins, links aside.
  static func staysInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
