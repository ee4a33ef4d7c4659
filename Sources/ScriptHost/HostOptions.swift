public import LuaRuntime
public import ViewKit

/// How a host is set up.
public struct HostOptions {
  /// The screen in points, and pixels per point.
  public var screenSize = Metrics.screenSize
  public var screenScale = Metrics.screenScale
  /// When the application starts, in seconds since 1970; nil is the clock's own standard.
  public var start: Double?
  /// The seed of `math.random`.
  public var seed = 1
  public var localeIdentifier = "en_US_POSIX"
  public var timeZoneIdentifier = "UTC"
  /// What each entry into a script may use: 1 GiB and 10 s unless set.
  public var limits = LuaLimits(bytes: 1 << 30, seconds: 10)
  /// The folders in which plugins lie that others need; when there are none, the one that holds the
  /// folder of the plugin that is opened.
  public var pluginFolders: [String] = []
  /// What plugins may touch beyond their own code.
  public var grants: [PermissionGrant] = []
  /// Whether reports tell where a script made the view that fails.
  public var notesCreationSites = true
  /// Whether everything is collected at every call of the host: slow, for finding faults.
  public var collectsAtEveryCall = false
  /// Whether the host keeps what it needs for ``Host/reload(_:)``.
  public var keepsCode = false
  /// What the user defaults begin with.
  public var defaults: [String: PlainValue] = [:]
  /// Where the user defaults go, as ``DefaultsFile`` writes them; nil keeps them in memory.
  public var defaultsFile: String?
  /// What answers requests; nil is the network itself, as far as plugins may ask it: see
  /// ``grants``.
  public var network: (any NetworkAccess)?
  /// Takes each line that a script prints, as it does; also warnings.
  public var onLog: (String) -> Void = { _ in }

  public init() {}
}
