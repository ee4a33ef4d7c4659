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
  /// What has lost its state, and why.
  public var reset: [String] = []
  /// What went wrong.
  public var errors: [ErrorReport] = []

  /// All of it in one line.
  public var line: String {
    func list(_ word: String, _ names: [String]) -> String? {
      guard !names.isEmpty else { return nil }
      let shown = names.prefix(4).joined(separator: ", ")
      return names.count > 4 ? "\(word) \(shown) and \(names.count - 4) more" : "\(word) \(shown)"
    }
    let begin: String
    switch outcome {
    case .reloaded: begin = list("reloaded", patched) ?? "reloaded"
    case .failed: begin = "the last good code runs on"
    case .unaffected: begin = "nothing to reload"
    case .needsRestart: begin = "restart to see what has changed"
    }
    return
      ([
        begin, list("rebuilt", rebuilt), list("kept", kept), list("removed", removed),
        list("warning: reset", reset),
      ] as [String?]).compactMap { $0 }.joined(separator: "; ")
  }
}
