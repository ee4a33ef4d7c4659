import Bindings
import LuaRuntime

// What plugins provide for others, by name.
extension Host {
  /// Fails where the value on top lacks what a plugin's manifest says it provides.
  func checkProvisions(of loaded: LoadedPlugin) throws(LuaError) {
    guard let manifest = loaded.plugin.manifest else { return }
    let stack = state.stack
    let value = stack.top
    for (kind, names) in manifest.provides.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for name in names {
        let isThere = stack.type(value) == .table && stack.rawGet(value, name) != .nil
        stack.top = value
        if isThere { continue }
        let found =
          stack.type(value) == .table
          ? "the table that it returns has " + shown(stack.stringKeys(value))
          : "it returns \(stack.isNil(value) ? "nothing" : stack.summary(value))"
        let problem = manifest.problem("", at: "provides.\(name)")
        sources[manifest.path] = SourceText(manifest.text)
        chunkOwners[manifest.path] = loaded.name
        throw LuaError(
          kind: .runtime,
          message: "plugin \"\(loaded.name)\" provides \"\(name)\" among its \(kind.rawValue), and "
            + "\(loaded.plugin.mainPath) does not give it: \(found)",
          source: manifest.path, line: problem.line)
      }
    }
  }

  private func shown(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.prefix(12).joined(separator: ", ")
  }

  /// Pushes what a plugin provides under a name, `kit.Card`, for the code of a file.
  func provide(_ name: String, to chunk: String, _ stack: LuaStack) throws {
    guard let user = plugins.first(where: { $0.name == chunkOwners[chunk] }) else {
      throw LuaFailure("ui.provided is for the code of plugins, and \(chunk) is none")
    }
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw LuaFailure("expected a plugin and a name, as \"kit.Card\", got \"\(name)\"")
    }
    let owner = String(parts[0])
    let provided = String(parts[1])
    guard let loaded = user.dependencies[owner] else {
      let near = Spelling.nearest(to: owner, among: user.dependencies.keys.sorted(), by: \.self)
      throw LuaFailure(
        "plugin \"\(user.name)\" does not depend on \"\(owner)\""
          + (near.map { "; did you mean \"\($0).\(provided)\"?" }
            ?? "; add it to \"dependencies\" in \(user.plugin.manifest?.path ?? "plugin.json")"))
    }
    let all = loaded.plugin.manifest?.provides.values.flatMap(\.self).sorted() ?? []
    guard all.contains(provided) else {
      let near = Spelling.nearest(to: provided, among: all, by: \.self)
      throw LuaFailure(
        "plugin \"\(owner)\" provides no \"\(provided)\"; "
          + (near.map { "did you mean \"\(owner).\($0)\"?" } ?? "it provides \(shown(all))"))
    }
    try pushForeignModule(owner, in: user.sandbox, stack)
    stack.rawGet(-1, provided)
    stack.remove(-2)
  }
}
