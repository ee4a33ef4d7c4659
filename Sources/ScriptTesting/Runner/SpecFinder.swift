import LuaRuntime

/// Finds the files of specs.
struct SpecFinder {
  let options: TestOptions
  private let patterns: LuaPatterns

  init(_ options: TestOptions) throws(TestRunFailure) {
    self.options = options
    patterns = try LuaPatterns(options.patterns + options.excludedPatterns)
  }

  /// The files in the order in which they are run; each once.
  func files() throws(TestRunFailure) -> [SpecFile] {
    var paths: [String] = []
    if options.roots.isEmpty {
      var visit = FolderWalk()
      for folder in specFolders(in: ".", &visit) { try walk(folder, into: &paths) }
    }
    for root in options.roots {
      switch FileSystem.kind(of: root) {
      case .file: paths.append(root)
      case .folder: try walk(root, into: &paths)
      case nil: throw .notFound(root)
      }
    }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }.map {
      SpecFile(path: $0, plugin: SpecFinder.plugin(of: $0))
    }
  }

  /// Every folder `spec` below a folder; nothing is looked for inside of one.
  private func specFolders(in folder: String, _ visit: inout FolderWalk) -> [String] {
    var found: [String] = []
    for name in visit.names(in: folder) {
      let path = FileSystem.join(folder, name)
      guard FileSystem.kind(of: path) == .folder else { continue }
      if name == "spec" { found.append(path) } else { found += specFolders(in: path, &visit) }
    }
    return found
  }

  private func walk(_ folder: String, into paths: inout [String]) throws(TestRunFailure) {
    var visit = FolderWalk()
    try walk(folder, into: &paths, &visit)
  }

  private func walk(
    _ folder: String, into paths: inout [String], _ visit: inout FolderWalk
  ) throws(TestRunFailure) {
    for name in visit.names(in: folder) {
      let path = FileSystem.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .folder: if options.isRecursive { try walk(path, into: &paths, &visit) }
      case .file: if try isSpec(name) { paths.append(path) }
      case nil:
        // What is no UTF-8 was read with replacements, so that nothing is there.
        if name.contains("\u{FFFD}"), try isSpec(name) { throw .unreadableName(path) }
      }
    }
  }

  /// The folders of snapshots below those that are looked through for specs.
  func snapshotFolders() -> [String] {
    var visit = FolderWalk()
    let roots = options.roots.isEmpty ? specFolders(in: ".", &visit) : options.roots
    visit = FolderWalk()
    return roots.flatMap { snapshotFolders(in: $0, &visit) }
  }

  private func snapshotFolders(in folder: String, _ visit: inout FolderWalk) -> [String] {
    var found: [String] = []
    for name in visit.names(in: folder) {
      let path = FileSystem.join(folder, name)
      if name == SnapshotName.folderName {
        found.append(path)
      } else if options.isRecursive, FileSystem.kind(of: path) == .folder {
        found += snapshotFolders(in: path, &visit)
      }
    }
    return found
  }

  private func isSpec(_ name: String) throws(TestRunFailure) -> Bool {
    guard name.hasSuffix(".lua") else { return false }
    if try patterns.match(name, options.excludedPatterns) { return false }
    return try patterns.match(name, options.patterns)
  }

  /// The plugin in whose folder `spec` a file lies.
  private static func plugin(of path: String) -> String? {
    var folder = FileSystem.folder(of: path)
    while !folder.isEmpty, folder != "/" {
      let parent = FileSystem.folder(of: folder)
      if FileSystem.name(of: folder) == "spec",
        FileSystem.kind(of: FileSystem.join(parent, "plugin.json")) == .file
      {
        return parent.isEmpty ? "." : parent
      }
      folder = parent
    }
    return nil
  }
}

/// Matches names with Lua's patterns; plain words need no Lua.
private struct LuaPatterns {
  private let state: LuaState?

  init(_ patterns: [String]) throws(TestRunFailure) {
    guard !patterns.allSatisfy(LuaPatterns.isPlain) else {
      state = nil
      return
    }
    do { state = try LuaState() } catch { throw .outOfMemory }
  }

  private static func isPlain(_ pattern: String) -> Bool {
    pattern.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
        || (byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }

  /// Whether any of the patterns is in a name.
  func match(_ name: String, _ patterns: [String]) throws(TestRunFailure) -> Bool {
    guard let state else { return patterns.contains { name.contains($0) } }
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    for pattern in patterns {
      state.pushGlobals()
      stack.rawGet(-1, "string")
      stack.rawGet(-1, "find")
      stack.push(name)
      stack.push(pattern)
      do throws(LuaError) {
        try state.call(arguments: 2, results: 1)
      } catch {
        throw .invalidPattern(pattern, error.message)
      }
      if !stack.isNil(-1) { return true }
      stack.top = top
    }
    return false
  }
}
