import PackagePlugin

/// Makes Swift of the Lua files in a target's folder `Lua`, so that a program needs no files beside
/// it. A file that changed is made anew.
@main
struct EmbedLuaPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let folder = target.directoryURL.appending(path: "Lua")
    let files = target.sourceFiles(withSuffix: "lua").map(\.url)
      .filter { $0.path().hasPrefix(folder.path()) }
      .sorted { $0.path() < $1.path() }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLua.swift")
    return [
      .buildCommand(
        displayName: "Embedding the Lua files of \(target.name)",
        executable: try context.tool(named: "EmbedLua").url,
        arguments: [output.path(), folder.path()] + files.map { $0.path() },
        inputFiles: files, outputFiles: [output])
    ]
  }
}
