/// The plugins in some places, what each needs and asks for, and what is wrong with them: known
/// from their manifests alone.
public struct PluginSurvey {
  /// A plugin that others do not need, with those that it needs.
  struct Root {
    let plugin: Plugin
    let project: ProjectFile?
    /// The plugins that are taken, by name: as far as that is clear.
    let chosen: [String: Plugin]
    let grants: [PermissionGrant]

    func isGranted(_ permission: Permission, to plugin: Plugin) -> Bool {
      grants.contains { grant in
        (grant.plugin ?? self.plugin.name) == plugin.name && grant.permission.covers(permission)
      }
    }

    func isDisabled(_ plugin: Plugin) -> Bool {
      project?.disabled.contains(plugin.name) == true
    }
  }

  private(set) var roots: [Root] = []
  /// What is wrong, each ready to print.
  public private(set) var problems: [String] = []
  /// What is odd and does no harm.
  public private(set) var warnings: [String] = []
  /// What is wrong in manifests, with places.
  private(set) var manifestProblems: [ManifestFailure.Problem] = []
  private let options: HostOptions
  private var warned: Set<String> = []

  /// Looks at plugins.
  ///
  /// - Parameters:
  ///   - paths: folders of plugins, or folders that hold some.
  ///   - options: where further plugins lie, and what is granted.
  public init(_ paths: [String], options: HostOptions) {
    self.options = options
    for path in paths {
      do throws(HostError) {
        if SourceFile.exists(path) || SourceFile.isThere(Plugin.join(path, "plugin.json")) {
          add(try Plugin(at: path))
        } else {
          try addAll(in: path)
        }
      } catch {
        note(error)
      }
    }
  }

  private mutating func addAll(in path: String) throws(HostError) {
    do throws(FileFailure) {
      guard try SourceFile.kind(of: path.isEmpty ? "." : path) == .folder else { return }
    } catch {
      throw HostError(error, reading: path)
    }
    var folder = path == "." ? "" : path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let catalog = PluginCatalog(folders: [folder])
    for broken in catalog.broken { note(broken.error) }
    let all = catalog.plugins.sorted { $0.key < $1.key }.flatMap(\.value)
    if all.isEmpty, catalog.broken.isEmpty { throw .missingManifest(path) }
    noteTwins(catalog)
    let needed = Set(all.flatMap { $0.manifest?.dependencies.keys.map(\.self) ?? [] })
    let tops = all.filter { !needed.contains($0.name) }
    for plugin in tops { add(plugin) }
    // Those in a circle are needed by each other.
    var drawn = Set(roots.flatMap { $0.chosen.values.map(\.folder) })
    for plugin in all
    where !drawn.contains(plugin.folder)
      && !tops.contains(where: {
        $0.folder == plugin.folder
      }) && catalog.plugins[plugin.name]?.first?.folder == plugin.folder
    {
      add(plugin)
      drawn.formUnion(roots.last?.chosen.values.map(\.folder) ?? [])
    }
  }

  /// Two folders with one name and one version: the first is taken, which nobody may have meant.
  private mutating func noteTwins(_ catalog: PluginCatalog) {
    for (name, plugins) in catalog.plugins.sorted(by: { $0.key < $1.key }) {
      for (first, second) in zip(plugins, plugins.dropFirst()) {
        guard let manifest = second.manifest, first.manifest?.version == manifest.version else {
          continue
        }
        note(
          .invalidManifest(
            ManifestFailure([
              manifest.problem(
                "there is another \"\(name)\" \(manifest.version), in \(first.folder), which is taken",
                at: "name")
            ])))
      }
    }
  }

  private mutating func add(_ plugin: Plugin) {
    let around = plugin.surroundingFolder
    var project: ProjectFile?
    do throws(HostError) {
      if plugin.manifest != nil { project = try ProjectFile(in: around) }
    } catch {
      note(error)
    }
    let given = options.pluginFolders
    let catalog = PluginCatalog(folders: given.isEmpty ? project?.folders ?? [around] : given)
    var chosen: [String: Plugin] = [:]
    do throws(HostError) {
      for other in try PluginResolution(plugin, catalog: { catalog }).order {
        chosen[other.name] = other
      }
    } catch {
      note(error)
      chosen = guess(from: plugin, catalog)
    }
    if let problem = plugin.problemOfMain { note(.invalidManifest(ManifestFailure([problem]))) }
    for other in chosen.values.sorted(by: { $0.name < $1.name }) {
      for warning in other.manifest?.warnings ?? [] where warned.insert(warning).inserted {
        warnings.append(warning)
      }
    }
    roots.append(
      Root(
        plugin: plugin, project: project, chosen: chosen,
        grants: options.grants + (project?.grants ?? [])))
  }

  /// The highest version of each, where not all can be met.
  private func guess(from root: Plugin, _ catalog: PluginCatalog) -> [String: Plugin] {
    var chosen = [root.name: root]
    var rest = [root]
    while let plugin = rest.popLast() {
      for name in plugin.manifest?.dependencies.keys.sorted() ?? [] where chosen[name] == nil {
        guard let other = catalog.plugins[name]?.first else { continue }
        chosen[name] = other
        rest.append(other)
      }
    }
    return chosen
  }

  private mutating func note(_ error: HostError) {
    let text = "\(error)"
    if problems.contains(text) { return }
    problems.append(text)
    if case .invalidManifest(let failure) = error { manifestProblems += failure.problems }
  }
}
