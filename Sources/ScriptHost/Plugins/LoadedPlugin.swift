public import Rendering
import ViewKit

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
    ///
    /// - Parameter cause: the plugin that it needs and that was taken out; nil when it was this one.
    case disabled(cause: String?)
  }

  public let plugin: Plugin
  public internal(set) var state = State.waiting
  var sandbox: Sandbox
  /// Whether its main file was begun.
  var wasRun = false
  /// Those that it needs, by name.
  let dependencies: [String: LoadedPlugin]
  let grants: [Permission]
  /// The windows that were made for what it returned.
  var windows: [Weak<Window>] = []

  public var name: String { plugin.name }
  /// Nil for a single file, which has none.
  public var version: SemanticVersion? { plugin.manifest?.version }

  /// Whether it is the one that was opened.
  var isMain: Bool { sandbox.isMain }

  init(
    _ plugin: Plugin, _ sandbox: Sandbox, dependencies: [String: LoadedPlugin],
    grants: [Permission]
  ) {
    self.plugin = plugin
    self.sandbox = sandbox
    self.dependencies = dependencies
    self.grants = grants
    adopt(sandbox)
  }

  /// Takes globals, which may be those that an earlier plugin had.
  func adopt(_ sandbox: Sandbox) {
    self.sandbox = sandbox
    sandbox.plugin = plugin
    sandbox.grants = grants
    sandbox.dependencies = dependencies
    sandbox.foreignModules = []
  }
}
