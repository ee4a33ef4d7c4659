/// Which plugins a plugin runs with, one version of each, and in which order.
struct PluginResolution {
  /// Dependencies before those that need them, names in order; the plugin itself is the last.
  let order: [Plugin]

  /// - Parameter catalog: where dependencies are looked for; asked when there are some.
  /// - Throws: ``HostError/invalidManifest(_:)`` with the chain of plugins that leads to what is
  ///   missing, wanted in two versions, or needed by itself.
  init(_ root: Plugin, catalog: () -> PluginCatalog) throws(HostError) {
    guard let manifest = root.manifest, !manifest.dependencies.isEmpty else {
      order = [root]
      return
    }
    var search = PluginSearch(root, catalog: catalog())
    do throws(ManifestFailure) {
      order = try search.run()
    } catch {
      throw .invalidManifest(error)
    }
    // What was not chosen may be broken.
    let problems = order.compactMap(\.problemOfMain)
    if !problems.isEmpty { throw .invalidManifest(ManifestFailure(problems)) }
  }
}
