/// A line that a script printed.
public struct LogEntry: Hashable, Sendable {
  /// The text, without the newline.
  public var message: String
  /// When it was printed, in seconds since the application started.
  public var time: Double
  /// The plugin that printed it.
  public var plugin: String?

  public init(_ message: String, time: Double = 0, plugin: String? = nil) {
    self.message = message
    self.time = time
    self.plugin = plugin
  }
}
