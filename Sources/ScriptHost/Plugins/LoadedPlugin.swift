public import Rendering

/// A plugin in a host: what it is, with globals and modules of its own, and how it fares.
public final class LoadedPlugin {
  /// What became of a plugin.
  public enum State: Equatable, Sendable {
    /// It was not started yet.
    case waiting
    /// Its main file was run; errors of its callbacks change nothing about that.
    case running
    /// It could not be started.
    case failed(ErrorReport)
    /// It was taken out, or was never let in.
    case disabled
  }

  public let plugin: Plugin
  public internal(set) var state = State.waiting
  var sandbox: Sandbox

  public var name: String { plugin.name }
  /// Nil for a single file, which has none.
  public var version: SemanticVersion? { plugin.manifest?.version }

  init(_ plugin: Plugin, _ sandbox: Sandbox) {
    self.plugin = plugin
    self.sandbox = sandbox
  }
}
