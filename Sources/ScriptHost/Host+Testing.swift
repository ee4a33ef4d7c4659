public import LuaRuntime
public import Rendering

// What a runner of tests needs: the parts of `open`, and reports of errors that it caught itself.
extension Host {
  /// Makes a plugin the one whose modules `require` finds and whose name reports have, without
  /// running it. What it needs is run when it is first required.
  public func adopt(_ path: String) throws(HostError) {
    _ = makePlugins(try resolve(path), in: sandbox)
  }

  /// Pushes the globals that scripts began with.
  public func pushEnvironment() { state.stack.push(reference: firstSandbox.environment) }

  /// Pushes the table of the modules that were loaded with them.
  public func pushModules() { state.stack.push(reference: firstSandbox.modules) }

  /// Compiles a file and pushes its function, whose environment is the value on top; pops that.
  public func loadFile(_ text: [UInt8], name: String) throws(LuaError) {
    try load(text, name: name)
    let stack = state.stack
    stack.insert(-2)
    stack.setUpvalue(-2, 1)
  }

  /// The report of an error, with the line that it happened in.
  public func errorReport(of error: LuaError) -> ErrorReport {
    if let name = error.source, error.line != nil, sources[name] == nil,
      let bytes = try? SourceFile.read(name)
    {
      sources[name] = SourceText(bytes)
    }
    return errorReport(of: error, in: nil)
  }
}
