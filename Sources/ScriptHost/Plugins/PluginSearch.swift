import LuaRuntime
import Rendering

/// The search for one version of each plugin that all ranges allow.
///
/// Takes the highest version that fits what is known, and comes back to take the next when that
/// leads nowhere. What is reported is why the first choice failed.
struct PluginSearch {
  /// That a plugin wants another one.
  private struct Requirement {
    let owner: Plugin
    /// The requirement for which the owner was taken; nil for the root.
    let parent: Int?
    let name: String
    let range: VersionRange

    func problem(_ message: String) -> ManifestFailure.Problem? {
      owner.manifest?.problem(message, at: "dependencies.\(name)")
    }
  }

  private struct State {
    var chosen: [String: Plugin]
    var requirements: [Requirement] = []
    /// How many of these are met.
    var count = 0
    var places: [String: [Int]] = [:]

    /// Takes a version of a plugin, with what it needs itself.
    mutating func choose(_ plugin: Plugin, for parent: Int?) {
      chosen[plugin.name] = plugin
      let dependencies = plugin.manifest?.dependencies ?? [:]
      for (name, range) in dependencies.sorted(by: { $0.key < $1.key }) {
        places[name, default: []].append(requirements.count)
        requirements.append(
          Requirement(owner: plugin, parent: parent, name: name, range: range))
      }
    }

    /// The plugins from the root to the one that has a requirement: `app → kit`.
    func path(of requirement: Requirement) -> String {
      var names = [requirement.owner.name]
      var parent = requirement.parent
      while let index = parent {
        names.append(requirements[index].owner.name)
        parent = requirements[index].parent
      }
      return names.reversed().joined(separator: " → ")
    }
  }

  /// What was not taken where there was a choice.
  private struct Alternative {
    var state: State
    var rest: ArraySlice<Plugin>
    let parent: Int
  }

  private let root: Plugin
  private let catalog: PluginCatalog
  private var alternatives: [Alternative] = []
  private var steps = 0

  /// Hostile manifests could make the search go through all combinations.
  private static let mostSteps = 10_000

  init(_ root: Plugin, catalog: PluginCatalog) {
    self.root = root
    self.catalog = catalog
  }

  /// The plugins in the order in which they are to be loaded.
  mutating func run() throws(ManifestFailure) -> [Plugin] {
    var state = State(chosen: [:])
    state.choose(root, for: nil)
    var first: ManifestFailure?
    while true {
      do throws(ManifestFailure) {
        try complete(&state)
        return try PluginOrder(state.chosen, root: root).sorted()
      } catch {
        let failure = first ?? error
        first = failure
        guard let next = nextAlternative() else { throw failure }
        state = next
      }
    }
  }

  private mutating func nextAlternative() -> State? {
    steps += 1
    guard steps < Self.mostSteps, var alternative = alternatives.popLast(),
      let plugin = alternative.rest.popFirst()
    else { return nil }
    var state = alternative.state
    state.choose(plugin, for: alternative.parent)
    if !alternative.rest.isEmpty { alternatives.append(alternative) }
    return state
  }

  /// Meets all requirements, in the order in which they were found.
  private mutating func complete(_ state: inout State) throws(ManifestFailure) {
    while state.count < state.requirements.count {
      let index = state.count
      let requirement = state.requirements[index]
      state.count += 1
      let name = requirement.name
      let chosen = state.chosen[name]
      if let chosen, requirement.range.contains(version(chosen)) { continue }
      let all = state.places[name, default: []].map { state.requirements[$0] }
      if let chosen {
        throw conflict(
          all, among: chosen.folder == root.folder ? [root] : candidates(name), state)
      }
      let there = candidates(name)
      let fitting = there.filter { plugin in
        all.allSatisfy { $0.range.contains(version(plugin)) }
      }
      guard let best = fitting.first else {
        throw there.isEmpty ? missing(requirement, state) : conflict(all, among: there, state)
      }
      if fitting.count > 1 {
        alternatives.append(
          Alternative(state: state, rest: fitting.dropFirst(), parent: index))
      }
      state.choose(best, for: index)
    }
  }

  private func candidates(_ name: String) -> [Plugin] { catalog.plugins[name] ?? [] }

  private func version(_ plugin: Plugin) -> SemanticVersion {
    plugin.manifest?.version ?? SemanticVersion(0, 0, 0)
  }

  // MARK: Failures

  /// No version is in all ranges.
  private func conflict(
    _ requirements: [Requirement], among plugins: [Plugin], _ state: State
  ) -> ManifestFailure {
    let name = requirements.first?.name ?? ""
    let there = plugins.map { "\(version($0)) in \(shown($0.folder))" }.joined(separator: " and ")
    // Where one range alone allows nothing that is there, the others do not matter.
    if let alone = requirements.first(where: { requirement in
      !plugins.contains { requirement.range.contains(version($0)) }
    }) {
      return failure([
        alone.problem(
          "no \"\(name)\" is of version \(alone.range), which \(state.path(of: alone)) needs; "
            + "there is \(there)")
      ])
    }
    let wishes = requirements.map { "\($0.range) by \(state.path(of: $0))" }
      .joined(separator: ", ")
    var problems = requirements.map { $0.problem("\"\(name)\" is wanted here as \($0.range)") }
    if let last = requirements.last {
      problems.removeLast()
      problems.insert(
        last.problem(
          "no \"\(name)\" is of all the versions that are wanted: \(wishes); there is \(there)"),
        at: 0)
    }
    return failure(problems)
  }

  /// There is no plugin of the name.
  private func missing(_ requirement: Requirement, _ state: State) -> ManifestFailure {
    let name = requirement.name
    let path = state.path(of: requirement)
    if let broken = catalog.broken.first(where: { $0.name == name }) {
      let message = "\"\(name)\", which \(path) needs, cannot be used: "
      guard case .invalidManifest(let wrong) = broken.error else {
        return failure([requirement.problem(message + "\(broken.error)")])
      }
      let file = shown(Plugin.join(broken.folder, "plugin.json"))
      return failure(
        [requirement.problem(message + "\(file) is wrong")] + wrong.problems.map(Optional.some))
    }
    let near = PluginSearch.nearest(to: name, in: catalog)
    let message =
      "there is no plugin \"\(name)\", which \(path) needs" + PluginSearch.places(of: catalog)
      + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    return failure([requirement.problem(message)])
  }

  private func failure(_ problems: [ManifestFailure.Problem?]) -> ManifestFailure {
    ManifestFailure(problems.compactMap(\.self))
  }

  /// The name of a plugin that is there, for one that is not.
  private static func nearest(to name: String, in catalog: PluginCatalog) -> String? {
    Spelling.nearest(to: name, among: catalog.plugins.keys.sorted(), by: \.self)
  }

  /// `; looked in plugins`.
  private static func places(of catalog: PluginCatalog) -> String {
    let folders = catalog.folders.map { folder in
      let reason = catalog.unreadable.first { $0.folder == folder }?.reason
      return shown(folder) + (reason.map { " (which cannot be read: \($0))" } ?? "")
    }
    return "; looked in " + folders.joined(separator: " and ")
  }
}

/// A folder in a message; the working folder is one too.
private func shown(_ folder: String) -> String {
  folder.isEmpty ? "the working folder" : TerminalText.line(folder)
}
