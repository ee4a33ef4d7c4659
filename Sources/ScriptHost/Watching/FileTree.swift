#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files below some roots as they were when they were last looked at, and which of them have
/// become others since somebody asked.
final class FileTree {
  private enum Entry {
    case file(FileRecord)
    /// A folder with the names in it; nil when it is not entered or cannot be read.
    case folder(FileRecord, names: Set<[UInt8]>?)
  }

  private var entries: [BytePath: Entry] = [:]
  /// What touched files were when changes were last taken; nil for none.
  private var touched: [BytePath: FileRecord?] = [:]
  /// Files that were written, though the system tells the same of them.
  private var rewritten: Set<BytePath> = []
  /// Goes up with each file that has become another.
  private(set) var revision = 0

  /// A folder is about to be read: what happens in it from now on must be noticed.
  var willEnter: (BytePath) -> Void = { _ in }
  /// A folder or a link is no longer of interest.
  var didLeave: (BytePath) -> Void = { _ in }
  /// A link was looked at.
  var didSeeLink: (BytePath) -> Void = { _ in }

  /// How many links to folders are followed, one inside of the other.
  private static let deepestLinks = 4
  /// Times of files are those of the last tick: a file as young as this can be written again
  /// without looking any different.
  private static let youth: Int64 = 20_000_000

  /// The number of files.
  var count: Int {
    entries.values.reduce(into: 0) { count, entry in
      if case .file = entry { count += 1 }
    }
  }

  /// What became of the files since this was last asked, by their paths.
  func takeChanges() -> [FileChange] {
    defer {
      touched = [:]
      rewritten = []
    }
    return touched.compactMap { path, old in
      let now: FileRecord? = if case .file(let record) = entries[path] { record } else { nil }
      switch (old, now) {
      case (nil, nil): return nil
      case (nil, _): return FileChange(path, .created)
      case (_, nil): return FileChange(path, .removed)
      case (let old?, let now?):
        return old == now && !rewritten.contains(path) ? nil : FileChange(path, .changed)
      }
    }.sorted { $0.path < $1.path }
  }

  /// Takes what is at a path, and below it, as known.
  func forgetChanges(of path: BytePath) {
    for touched in touched.keys where touched.isInside(path) {
      self.touched[touched] = nil
      rewritten.remove(touched)
    }
  }

  // MARK: Looking

  /// Looks at one path anew; at what is in a folder only when that is another one.
  ///
  /// - Parameter isWritten: whether bytes were surely written.
  func refresh(_ path: BytePath, isWritten: Bool = false) {
    let (record, isLink) = FileRecord.look(at: path)
    // Last, since what was there before may be left meanwhile.
    defer { if isLink { didSeeLink(path) } }
    guard let record, record.kind != .other else { return remove(path) }
    switch (entries[path], record.kind) {
    case (.folder(let known, let names), .folder) where known.isSame(as: record) && names != nil:
      break
    case (_, .folder):
      remove(path)
      enter(path, record, isLink: isLink)
    case (let old, _):
      var known: FileRecord?
      if case .file(let record) = old { known = record } else { remove(path) }
      if known != record {
        touch(path, known)
      } else if isWritten, let known, isYoung(known) {
        touch(path, known)
        rewritten.insert(path)
      }
      entries[path] = .file(record)
      addToParent(path)
    }
  }

  /// Looks at a path and at everything below it.
  func rescan(_ path: BytePath) {
    refresh(path)
    guard case .folder(let record, let known?) = entries[path] else { return }
    willEnter(path)
    let names = Set(visibleNames(path) ?? [])
    entries[path] = .folder(record, names: names)
    for name in known.subtracting(names) { remove(path.appending(name)) }
    for name in names { rescan(path.appending(name)) }
  }

  /// Forgets a folder and reads it again, though it may look the same: its number may be that of one
  /// that is gone.
  func replace(_ path: BytePath) {
    remove(path)
    refresh(path)
  }

  private func enter(_ path: BytePath, _ record: FileRecord, isLink: Bool) {
    addToParent(path)
    entries[path] = .folder(record, names: nil)
    guard !isLink || !isTooDeep(path, record) else { return }
    willEnter(path)
    guard let names = visibleNames(path) else { return }
    entries[path] = .folder(record, names: Set(names))
    for name in names { refresh(path.appending(name)) }
  }

  /// Whether a link leads back to a folder around it, or is one of too many.
  private func isTooDeep(_ path: BytePath, _ record: FileRecord) -> Bool {
    var links = 1
    var folder = path.parent
    while case .folder(let other, _) = entries[folder] {
      if other.isSame(as: record) { return true }
      if FileRecord.look(at: folder).isLink { links += 1 }
      if folder.isRoot { break }
      folder = folder.parent
    }
    return links > FileTree.deepestLinks
  }

  private func visibleNames(_ path: BytePath) -> [[UInt8]]? {
    path.names?.filter { !IgnoredNames.contains($0) }
  }

  // MARK: Entries

  private func remove(_ path: BytePath) {
    defer { didLeave(path) }
    guard let entry = entries.removeValue(forKey: path) else { return }
    switch entry {
    case .file(let record): touch(path, record)
    case .folder(_, let names):
      for name in names ?? [] { remove(path.appending(name)) }
    }
    let folder = path.parent
    if case .folder(let record, var names?) = entries[folder] {
      // Without a second owner, removing does not copy.
      entries[folder] = .folder(record, names: nil)
      names.remove(path.name)
      entries[folder] = .folder(record, names: names)
    }
  }

  private func addToParent(_ path: BytePath) {
    let folder = path.parent
    guard case .folder(let record, var names?) = entries[folder] else { return }
    entries[folder] = .folder(record, names: nil)
    names.insert(path.name)
    entries[folder] = .folder(record, names: names)
  }

  private func touch(_ path: BytePath, _ old: FileRecord?) {
    revision += 1
    if touched.index(forKey: path) == nil { touched.updateValue(old, forKey: path) }
  }

  private func isYoung(_ record: FileRecord) -> Bool {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    return now &- record.written < FileTree.youth
  }
}
