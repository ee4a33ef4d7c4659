import Bindings
import LuaRuntime
import Rendering

/// The files that a plugin may touch: those in the folders that its manifest asks for and that were
/// granted.
final class PluginFiles: Files {
  /// Whose they are; ends with it.
  weak var sandbox: Sandbox?

  init(_ sandbox: Sandbox) {
    self.sandbox = sandbox
    super.init()
  }

  override func read(_ path: String) throws -> [UInt8] {
    let (file, root) = try place(of: path, writes: false)
    return try reported("read", path) { () throws(FileFailure) in
      do throws(FileFailure) {
        let bytes = try SourceFile.bytes(file, inside: root)
        note(file, bytes)
        return bytes
      } catch {
        if error.isMissing { note(file, nil) }
        throw error
      }
    }
  }

  /// Whoever reads a file, or finds that it is not there, is to run again when that changes.
  private func note(_ file: String, _ bytes: [UInt8]?) {
    guard let host = sandbox?.host, let keeper = host.keeper else { return }
    host.onRead(file)
    keeper.note(reading: file, bytes, by: host.state.stack.callerChunk)
  }

  override func write(_ bytes: [UInt8], to path: String) throws {
    let (file, _) = try place(of: path, writes: true)
    try reported("written", path) { () throws(FileFailure) in
      guard bytes.count <= SourceFile.maximumSize else {
        throw FileFailure(reason: "it has more than \(SourceFile.maximumSize >> 20) MiB")
      }
      if try kind(of: file) == .folder { throw FileFailure(reason: "it is a folder") }
      try sandbox?.journal?.note(file)
      try FileWriter.write(bytes, to: file)
      sandbox?.host?.keeper?.note(writing: file, bytes)
    }
  }

  override func exists(_ path: String) throws -> Bool {
    let (file, _) = try place(of: path, writes: false)
    let isThere = SourceFile.isThere(file)
    if !isThere { note(file, nil) }
    return isThere
  }

  override func list(_ path: String) throws -> [String] {
    let (folder, _) = try place(of: path, writes: false)
    return try reported("listed", path) { () throws(FileFailure) in
      guard try SourceFile.kind(of: folder) == .folder else {
        throw FileFailure(reason: "it is no folder")
      }
      guard let names = BytePath(folder).names else { throw SourceFile.systemFailure() }
      let texts = names.compactMap { String(validating: $0, as: UTF8.self) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return texts.map { name in
        (try? SourceFile.kind(of: Plugin.join(folder, name))) == .folder ? name + "/" : name
      }
    }
  }

  override func remove(_ path: String) throws {
    let (file, _) = try place(of: path, writes: true)
    try reported("removed", path) { () throws(FileFailure) in
      try sandbox?.journal?.note(file)
      if try SourceFile.kind(of: file) == .folder {
        try FileWriter.removeFolder(file)
      } else {
        try FileWriter.remove(file)
        sandbox?.host?.keeper?.note(writing: file, nil)
      }
    }
  }

  /// Nil where there is nothing yet.
  private func kind(of file: String) throws(FileFailure) -> SourceFile.Kind? {
    do throws(FileFailure) {
      return try SourceFile.kind(of: file)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  private func reported<Result>(
    _ verb: String, _ path: String, _ body: () throws(FileFailure) -> Result
  ) throws -> Result {
    do throws(FileFailure) {
      return try body()
    } catch {
      throw LuaFailure("\(TerminalText.line(path)) cannot be \(verb): \(error.reason)")
    }
  }

  // MARK: Permissions

  /// Where a path leads, which the plugin has a permission for, and the plugin's folder.
  private func place(of path: String, writes: Bool) throws -> (file: String, root: String) {
    guard let sandbox, let plugin = sandbox.plugin else {
      throw LuaFailure("the plugin has ended whose files these were")
    }
    let shown = TerminalText.line(path)
    if path.utf8.contains(0) { throw LuaFailure("\(shown): its name has a zero byte") }
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard Plugin.staysInside(path), !parts.isEmpty || path == "." else {
      throw LuaFailure(
        "the path of a file begins at the plugin's folder and stays in it, as data/cities.txt; "
          + "got \"\(shown)\"")
    }
    let name = parts.isEmpty ? "." : parts.joined(separator: "/")
    let folder = try grantedFolder(name, writes: writes, plugin, sandbox.grants)
    let file = parts.isEmpty ? plugin.folder : Plugin.join(plugin.folder, name)
    let root = Plugin.join(plugin.folder, folder)
    do throws(FileFailure) {
      try SourceFile.checkInside(file, of: plugin.folder)
      if SourceFile.isThere(root) { try SourceFile.checkInside(file, of: root) }
    } catch {
      throw LuaFailure("\(shown) cannot be reached: \(error.reason)")
    }
    return (file.isEmpty ? "." : file, plugin.folder)
  }

  /// The folder that the plugin may use, as far as it is asked for and granted.
  private func grantedFolder(
    _ name: String, writes: Bool, _ plugin: Plugin, _ grants: [Permission]
  ) throws -> String {
    let wanted: Permission = writes ? .writeFiles(folder: name) : .readFiles(folder: name)
    let verb = writes ? "write" : "read"
    let refusal = "plugin \"\(plugin.name)\" may not \(verb) \(TerminalText.line(name))"
    guard let manifest = plugin.manifest else {
      throw LuaFailure(
        "\(refusal): a file alone has no permissions; a folder with a plugin.json asks for them")
    }
    if writes, name.split(separator: "/").last == "plugin.json" {
      throw LuaFailure("\(refusal): a plugin does not change what it is granted")
    }
    guard let asked = manifest.permissions.first(where: { $0.covers(wanted) }) else {
      let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
      throw LuaFailure(
        "\(refusal): it does not ask for that; add \"files:\(verb):\(TerminalText.line(folder))\" "
          + "to \"permissions\" in \(manifest.path)")
    }
    guard let granted = grants.first(where: { $0.covers(wanted) }) else {
      let option = (sandbox?.isMain == true ? "" : plugin.name + "=") + asked.description
      throw LuaFailure(
        "\(refusal): that is not granted; --allow \(option) does, or \"allow\" in a lunette.json "
          + "beside the plugin that is opened")
    }
    return granted.covers(asked) ? asked.folder : granted.folder
  }
}
