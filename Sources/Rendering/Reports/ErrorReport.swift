/// An error that a rendering shows: what the host knows about it.
public struct ErrorReport: Hashable, Sendable {
  /// The sort of error, for example `syntax`, `runtime`, `limit` or `invalidUse`.
  public var kind: String
  /// What happened, without the position.
  public var message: String
  /// The script in which it happened.
  public var file: String?
  /// The line of the file, from 1.
  public var line: Int?
  /// The text of the line.
  public var excerpt: String?
  /// The column of the excerpt to point at, from 1, in characters.
  public var caret: Int?
  /// The calls that led there, innermost first, of the script and of the host.
  public var traceback: [String]
  /// The plugin that the script belongs to.
  public var plugin: String?
  /// The callback that failed, for example `Cities.tableView_cellForRowAt`.
  public var handler: String?
  /// The view in which it failed, as its path from the window: `Window > View > Label #name`.
  public var viewPath: String?
  /// Where a script made the object that failed: `main.lua:12`.
  public var createdAt: String?
  /// How often it happened in its turn.
  public var count: Int

  public init(
    kind: String, message: String, file: String? = nil, line: Int? = nil, excerpt: String? = nil,
    caret: Int? = nil, traceback: [String] = [], plugin: String? = nil, handler: String? = nil,
    viewPath: String? = nil, createdAt: String? = nil,
    count: Int = 1
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.excerpt = excerpt
    self.caret = caret
    self.traceback = traceback
    self.plugin = plugin
    self.handler = handler
    self.viewPath = viewPath
    self.createdAt = createdAt
    self.count = count
  }
}
