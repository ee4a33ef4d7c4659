/// Puts plugins in the order in which they are loaded: what others need comes first, then names
/// decide.
struct PluginOrder {
  private let plugins: [String: Plugin]
  private let root: Plugin

  init(_ plugins: [String: Plugin], root: Plugin) {
    self.plugins = plugins
    self.root = root
  }

  /// - Throws: a failure with the chain when plugins need each other.
  func sorted() throws(ManifestFailure) -> [Plugin] {
    var waitsFor = plugins.mapValues { Set(dependencies(of: $0)) }
    var dependants: [String: [String]] = [:]
    for (name, needed) in waitsFor {
      for other in needed { dependants[other, default: []].append(name) }
    }
    // The last is the next, so that taking one out is cheap.
    var ready = waitsFor.filter { $0.value.isEmpty }.keys.sorted(by: >)
    var order: [Plugin] = []
    while let name = ready.popLast() {
      waitsFor[name] = nil
      if let plugin = plugins[name] { order.append(plugin) }
      for dependant in dependants[name] ?? [] {
        waitsFor[dependant]?.remove(name)
        if waitsFor[dependant]?.isEmpty == true {
          ready.insert(dependant, at: ready.firstIndex { $0 < dependant } ?? ready.count)
        }
      }
    }
    if !waitsFor.isEmpty { throw cycle(among: waitsFor) }
    return order
  }

  private func dependencies(of plugin: Plugin) -> [String] {
    plugin.manifest?.dependencies.keys.sorted() ?? []
  }

  /// The way from the root to where it comes back to itself.
  private func cycle(among waiting: [String: Set<String>]) -> ManifestFailure {
    var chain = [root.name]
    var seen: Set<String> = chain.isEmpty ? [] : [root.name]
    while let last = chain.last, let next = waiting[last]?.min() {
      chain.append(next)
      guard seen.insert(next).inserted else { break }
    }
    let path = chain.joined(separator: " → ")
    let message =
      chain.count == 2 && chain.first == chain.last
      ? "the plugin names itself as a dependency: \(path)" : "the plugins need each other: \(path)"
    let closing = chain.dropLast().last ?? root.name
    let problem = plugins[closing]?.manifest?.problem(
      message, at: "dependencies.\(chain.last ?? "")")
    return ManifestFailure(problem.map { [$0] } ?? [])
  }
}
