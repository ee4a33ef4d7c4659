/// Tells of files that change below some folders: bursts of changes come together.
///
/// ```swift
/// let watcher = try FileWatcher(roots: ["plugins/login"])
/// while case .changes(let changes) = watcher.wait() { print(changes) }
/// ```
///
/// Links are followed. What editors leave for moments is not told, nor a save that left a file as it
/// was, as far as size, time and number tell. A root may be a file, and need not exist. Where the
/// system gives no notice of changes, or no more of it, the files are looked at again and again.
///
/// Belongs to one thread; others end its waiting by ``WakeUp``.
public final class FileWatcher {
  /// How changes are noticed.
  public enum Method: Sendable {
    case notice, polling
  }

  /// Why waiting ended.
  public enum Wake: Equatable, Sendable {
    case changes([FileChange])
    /// These of the descriptors that were waited for can be read, or were closed.
    case readable([Int32])
    case timeUp
    /// ``FileWatcher/stop`` was signalled; it stays so.
    case stopped
  }

  /// Ends waiting.
  public let stop: WakeUp
  /// The folders and files that are watched, as absolute paths.
  public private(set) var roots: [BytePath]
  private let options: WatchOptions
  private let tree = FileTree()
  private var burst: Burst
  #if os(Linux)
    private var notices: FolderWatch?
  #endif
  private var nextLook = 0.0

  /// Begins to watch.
  ///
  /// - Parameter stop: what ends waiting, when that exists already.
  public init(
    roots: [String], options: WatchOptions = WatchOptions(), stop: WakeUp? = nil
  ) throws(FileFailure) {
    self.roots = roots.map { BytePath($0).absolute }
    self.options = options
    if let stop { self.stop = stop } else { self.stop = try WakeUp() }
    burst = Burst(options)
    beginNotices()
    for root in self.roots { tree.refresh(root) }
    _ = tree.takeChanges()
    nextLook = Waiting.now + options.pollingInterval
  }

  /// How changes are noticed now.
  public var method: Method {
    #if os(Linux)
      return notices == nil ? .polling : .notice
    #else
      return .polling
    #endif
  }

  /// The number of files that are watched.
  public var fileCount: Int { tree.count }

  /// Waits until a burst of changes is over, a descriptor can be read, or time is up.
  ///
  /// - Parameters:
  ///   - descriptors: what is waited for beside the files, such as standard input.
  ///   - seconds: nil for ever.
  public func wait(alongside descriptors: [Int32] = [], seconds: Double? = nil) -> Wake {
    let end = seconds.map { Waiting.now + $0 }
    while true {
      look()
      if burst.isOver(at: Waiting.now) {
        burst.begin()
        let changes = tree.takeChanges()
        if !changes.isEmpty { return .changes(changes) }
      }
      let now = Waiting.now
      let until = [end, burst.end, method == .polling ? nextLook : nil].compactMap { $0 }.min()
      let ready = Waiting.readable(
        [stop.descriptor] + noticeDescriptors + descriptors, seconds: until.map { $0 - now })
      if ready.contains(stop.descriptor) { return .stopped }
      let others = ready.filter(descriptors.contains)
      if !others.isEmpty { return .readable(others) }
      if let end, Waiting.now >= end { return .timeUp }
    }
  }

  /// Watches one more folder or file, unless one of the roots holds it already.
  public func add(root path: String) {
    let root = BytePath(path).absolute
    guard !roots.contains(where: root.isInside) else { return }
    roots.append(root)
    #if os(Linux)
      notices?.add(root: root)
    #endif
    know([path])
  }

  /// Takes some files as they are now: what has become of them until now is not told.
  public func know(_ paths: [String]) {
    look()
    for path in paths.map({ BytePath($0).absolute }) {
      tree.refresh(path)
      tree.forgetChanges(of: path)
    }
  }

  // MARK: Looking

  private func look() {
    #if os(Linux)
      if notices != nil { return readNotices() }
    #endif
    if Waiting.now >= nextLook { poll() }
  }

  /// Looks at all files.
  private func poll() {
    let start = Waiting.now
    let revision = tree.revision
    for root in roots { tree.rescan(root) }
    let now = Waiting.now
    if tree.revision != revision { burst.add(at: now) }
    // Of many files it costs at most a tenth of a processor.
    let pause = max(options.pollingInterval, (now - start) * 9)
    nextLook = now + (burst.end == nil ? pause : max(options.quietTime, now - start))
  }

  #if os(Linux)
    private var noticeDescriptors: [Int32] { notices.map { [$0.descriptor] } ?? [] }

    private func beginNotices() {
      guard !options.onlyPolls,
        let notices = FolderWatch(roots: roots, limit: options.mostFolders)
      else { return }
      self.notices = notices
      tree.willEnter = { [unowned notices] in notices.enter($0) }
      tree.didLeave = { [unowned notices] in notices.leave($0) }
      tree.didSeeLink = { [unowned notices] in notices.see(link: $0) }
      for root in roots { notices.anchor(root) }
      for root in roots { tree.refresh(root) }
      if notices.isExhausted { endNotices() }
    }

    private func endNotices() {
      tree.willEnter = { _ in }
      tree.didLeave = { _ in }
      tree.didSeeLink = { _ in }
      notices = nil
    }

    private func readNotices() {
      guard let notices else { return }
      let notice = notices.read()
      guard !notice.isEmpty else { return }
      burst.add(at: Waiting.now)
      burst.open.formUnion(notice.opened)
      burst.open.subtract(notice.closed)
      for path in notice.replaced { tree.replace(path) }
      for (path, isWritten) in notice.paths { tree.refresh(path, isWritten: isWritten) }
      if notice.isIncomplete {
        for root in roots { tree.rescan(root) }
      }
      if notices.isExhausted {
        endNotices()
        poll()
      }
    }
  #else
    private var noticeDescriptors: [Int32] { [] }
    private func beginNotices() {}
  #endif
}
