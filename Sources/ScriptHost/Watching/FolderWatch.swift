#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Which paths have to be looked at anew, as inotify tells it.
  ///
  /// A watch belongs to a folder, by whatever paths that is reached. Of some folders single names
  /// alone are of interest: those that hold a root, or what a link leads to.
  final class FolderWatch {
    /// What there is to look at.
    struct Notice {
      /// Paths, and whether surely bytes were written.
      var paths: [BytePath: Bool] = [:]
      /// Folders that may have been replaced by others.
      var replaced: Set<BytePath> = []
      /// Files that somebody has begun to write, and has not closed.
      var opened: Set<BytePath> = []
      var closed: Set<BytePath> = []
      /// Events were lost.
      var isIncomplete = false

      var isEmpty: Bool { paths.isEmpty && replaced.isEmpty && !isIncomplete }
    }

    let descriptor: Int32
    private let inotify: Inotify
    private var roots: Set<BytePath>
    private let limit: Int
    private var watches: [BytePath: Int32] = [:]
    private var folders: [Int32: Set<BytePath>] = [:]
    /// Names in a folder, with the paths that depend on them.
    private var names: [Int32: [[UInt8]: Set<BytePath>]] = [:]
    /// Where a path is among these.
    private var places: [BytePath: [(watch: Int32, name: [UInt8])]] = [:]
    /// Whether not everything is watched, since the system's limit is reached.
    private(set) var isExhausted = false

    private static let mostHops = 8

    /// - Parameter limit: so many folders at most.
    init?(roots: [BytePath], limit: Int) {
      guard let inotify = Inotify() else { return nil }
      self.inotify = inotify
      self.roots = Set(roots)
      self.limit = limit
      descriptor = inotify.descriptor
    }

    func add(root: BytePath) {
      roots.insert(root)
      anchor(root)
    }

    // MARK: Folders

    func enter(_ path: BytePath) {
      guard watches[path] != nil || watches.count < limit else {
        isExhausted = true
        return
      }
      guard let watch = add(path), watches[path] != watch else { return }
      leaveFolder(path)
      watches[path] = watch
      folders[watch, default: []].insert(path)
    }

    func leave(_ path: BytePath) {
      leaveFolder(path)
      if !roots.contains(path) { forget(path) }
    }

    private func leaveFolder(_ path: BytePath) {
      guard let watch = watches.removeValue(forKey: path) else { return }
      folders[watch]?.remove(path)
      removeIfUnused(watch)
    }

    private func add(_ path: BytePath) -> Int32? {
      do throws(Inotify.Failure) {
        return try inotify.add(path)
      } catch {
        if case .exhausted = error { isExhausted = true }
        return nil
      }
    }

    private func removeIfUnused(_ watch: Int32) {
      guard folders[watch]?.isEmpty ?? true, names[watch]?.isEmpty ?? true else { return }
      folders[watch] = nil
      names[watch] = nil
      inotify.remove(watch)
    }

    // MARK: Names

    /// Has a root looked at when it comes, or when it is replaced.
    func anchor(_ root: BytePath) {
      guard !root.isRoot else { return }
      forget(root)
      follow(root)
      var path = root
      while !path.isRoot {
        if let watch = add(path.parent) {
          depend(root, on: path.name, in: watch)
          return
        }
        path = path.parent
      }
    }

    /// Has a link looked at when what it leads to changes.
    func see(link: BytePath) {
      if roots.contains(link) { return anchor(link) }
      forget(link)
      follow(link)
    }

    private func follow(_ link: BytePath) {
      var path = link
      for _ in 0..<FolderWatch.mostHops {
        guard let target = path.linkTarget, !target.isEmpty else { return }
        let next =
          target.first == UInt8(ascii: "/") ? BytePath(target) : path.parent.appending(target)
        guard let folder = next.parent.withoutLinks, let watch = add(folder) else { return }
        depend(link, on: next.name, in: watch)
        path = folder.appending(next.name)
      }
    }

    private func depend(_ path: BytePath, on name: [UInt8], in watch: Int32) {
      names[watch, default: [:]][name, default: []].insert(path)
      places[path, default: []].append((watch, name))
    }

    private func forget(_ path: BytePath) {
      for (watch, name) in places.removeValue(forKey: path) ?? [] {
        names[watch]?[name]?.remove(path)
        if names[watch]?[name]?.isEmpty == true { names[watch]?[name] = nil }
        removeIfUnused(watch)
      }
    }

    // MARK: Events

    /// What has happened since this was last asked.
    func read() -> Notice {
      var notice = Notice()
      for event in inotify.read() {
        if event.has(IN_Q_OVERFLOW) {
          notice.isIncomplete = true
        } else if event.name.isEmpty {
          if event.has(IN_IGNORED, IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT) {
            folderIsGone(event, &notice)
          }
        } else {
          somethingIn(event, &notice)
        }
      }
      return notice
    }

    private func folderIsGone(_ event: Inotify.Event, _ notice: inout Notice) {
      notice.replaced.formUnion(folders[event.watch] ?? [])
      let dependants = (names[event.watch] ?? [:]).values.reduce(into: Set()) { $0.formUnion($1) }
      if event.has(IN_IGNORED) {
        for path in folders.removeValue(forKey: event.watch) ?? [] { watches[path] = nil }
        names[event.watch] = nil
      }
      look(at: dependants, isWritten: false, &notice)
    }

    private func somethingIn(_ event: Inotify.Event, _ notice: inout Notice) {
      let isWritten = event.has(IN_MODIFY)
      if let dependants = names[event.watch]?[event.name] {
        look(at: dependants, isWritten: isWritten, &notice)
      }
      guard let folders = folders[event.watch], !IgnoredNames.contains(event.name) else { return }
      for folder in folders {
        let path = folder.appending(event.name)
        notice.paths[path] = notice.paths[path] == true || isWritten
        if isWritten {
          notice.opened.insert(path)
          notice.closed.remove(path)
        } else if event.has(IN_CLOSE_WRITE, IN_DELETE, IN_MOVED_FROM) {
          notice.opened.remove(path)
          notice.closed.insert(path)
        }
      }
    }

    private func look(at paths: Set<BytePath>, isWritten: Bool, _ notice: inout Notice) {
      for path in paths {
        notice.paths[path] = notice.paths[path] == true || isWritten
        if roots.contains(path), !isWritten { anchor(path) }
      }
    }
  }
#endif
