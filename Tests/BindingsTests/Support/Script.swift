import LuaRuntime
import Testing

/// Runs a script that checks itself, once as it is and once with a full collection at every host
/// call; it must leave nothing behind.
func script(
  _ text: String, name: String = "test.lua", _ location: SourceLocation = #_sourceLocation
) throws {
  for collectsAlways in [false, true] {
    let runner = try ScriptRunner(collectsAlways: collectsAlways)
    if let error = runner.failure(text, name: name) {
      let mode = collectsAlways ? " (with a collection at every call)" : ""
      Issue.record(
        "\(error)\(mode)\n\(error.traceback.joined(separator: "\n"))", sourceLocation: location)
      return
    }
    runner.checkLedger(location)
  }
}

/// The error with which a script fails, without any regard to what it leaves behind.
func failure(
  of text: String, _ location: SourceLocation = #_sourceLocation
) throws -> LuaError {
  let runner = try ScriptRunner()
  return try #require(runner.failure(text), "the script did not fail", sourceLocation: location)
}
