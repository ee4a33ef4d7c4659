/// How files are watched.
public struct WatchOptions: Sendable {
  /// So long must nothing change before a burst of changes is told, in seconds.
  public var quietTime = 0.008
  /// So long it lasts at most, though more comes; also how long a file may be half written.
  public var longestBurst = 0.25
  /// The time between two looks where changes are not noticed otherwise.
  public var pollingInterval = 0.3
  /// Whether files are looked at again and again, though the system could tell of changes: some
  /// network and container file systems tell of none.
  public var onlyPolls = false
  /// So many folders the system may be asked to watch; beyond, all are looked at.
  var mostFolders = Int.max

  public init() {}
}
