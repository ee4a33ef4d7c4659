public import Rendering

/// What a reload has done.
public struct ReloadReport: Sendable {
  public enum Outcome: String, Sendable {
    /// The new code runs.
    case reloaded
    /// The old code runs on: the new one failed, and what it had changed was undone.
    case failed
    /// No file of the plugin's code was among those that have changed.
    case unaffected
    /// What has changed takes effect with a restart only.
    case needsRestart
  }

  public var outcome = Outcome.unaffected
  /// The files whose code was joined to the state that was there.
  public var patched: [String] = []
  /// The controllers whose views were loaded anew.
  public var rebuilt: [String] = []
  /// State that stayed though its code begins with another value: `file: name`.
  public var kept: [String] = []
  /// Functions and values that the new code has no more.
  public var removed: [String] = []
  /// What has changed and runs at the start alone, so that only a restart shows it.
  public var needsRestart: [String] = []
  /// What has lost its state, and why.
  public var reset: [String] = []
  /// What went wrong.
  public var errors: [ErrorReport] = []

  public init() {}

  /// All of it in one line.
  public var line: String {
    switch outcome {
    case .reloaded: line(beginning: ReloadReport.list("reloaded", patched) ?? "reloaded")
    case .failed: line(beginning: "the last good code runs on")
    case .unaffected: line(beginning: "nothing to reload")
    case .needsRestart: line(beginning: "restart to see what has changed")
    }
  }

  /// What was rebuilt, kept, removed and reset, and what waits for a restart, behind words of the
  /// caller's.
  public func line(beginning: String) -> String {
    let lists = [
      ("rebuilt", rebuilt), ("kept", kept), ("removed", removed),
      ("restart to see", needsRestart), ("warning: reset", reset),
    ]
    return ([beginning] + lists.compactMap(ReloadReport.list)).joined(separator: "; ")
  }

  private static func list(_ word: String, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(word) \(shown) and \(names.count - 4) more" : "\(word) \(shown)"
  }
}
