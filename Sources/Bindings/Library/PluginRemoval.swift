/// What was taken away with a plugin.
public struct PluginRemoval: Hashable, Sendable {
  public internal(set) var handlers = 0
  public internal(set) var timers = 0
  public internal(set) var observers = 0
  public internal(set) var tasks = 0
  /// Those that were under way.
  public internal(set) var requests = 0
  public internal(set) var delegates = 0
  /// What it has set through `appearance()`: views that come from now on do without.
  public internal(set) var looks = 0
  /// The classes of the controllers that left the screen.
  public internal(set) var controllers: [String] = []

  /// `2 handlers, 1 timer, the screen of Counter`; empty when there was nothing.
  public var summary: String {
    let counts = [
      (handlers, "handler"), (timers, "timer"), (observers, "observer"), (tasks, "task"),
      (requests, "request"),
      (delegates, "delegate"), (looks, "appearance setting"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 > 1 ? "s" : "")" }
    return (parts + controllers.map { "the screen of \($0)" }).joined(separator: ", ")
  }
}
