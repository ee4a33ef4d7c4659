import Bindings
import LuaRuntime

/// A chunk that was run, with what a reload needs to join its successor to it.
final class LoadedChunk {
  let path: String
  let sandbox: Sandbox
  /// What it has made that no one holds: classes, timers, observers, coroutines.
  let run: CodeRun
  /// The registry reference of its record; see `reload.lua`.
  let record: Int32
  /// The text that was run.
  let text: SourceText
  /// The files that it has required.
  var required: Set<String> = []
  /// The files that it has read or looked for with `ui.files`.
  var reads: Set<String> = []
  /// Whether its local variables are known.
  let hasInventory: Bool

  init(
    _ path: String, _ text: SourceText, in sandbox: Sandbox, run: CodeRun, record: Int32,
    hasInventory: Bool
  ) {
    self.path = path
    self.text = text
    self.sandbox = sandbox
    self.run = run
    self.record = record
    self.hasInventory = hasInventory
  }
}
