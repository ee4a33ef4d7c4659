import ScriptHost
import Testing
import ViewKit

/// An app whose files are edited while it runs.
final class LiveApp {
  let folder: Folder
  let host: Host

  /// - Parameters:
  ///   - plugin: whether the folder is a plugin, whose manifest is among the files; else its main
  ///     file is opened alone.
  ///   - grants: what the plugin may touch.
  init(
    _ files: [String: String], asPlugin plugin: Bool = false, grants: [Permission] = []
  ) throws {
    folder = try Folder(files)
    var options = HostOptions()
    options.keepsCode = true
    options.limits.seconds = 2
    options.grants = grants.map { PermissionGrant($0) }
    host = try folder.open(plugin ? "" : "main.lua", options)
  }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Writes files and reloads them.
  @discardableResult
  func edit(_ files: [String: String]) throws -> ReloadReport {
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    return host.reload(files.keys.sorted().map(path))
  }

  /// The texts of all labels, and the titles of all buttons, in order.
  var labels: [String] {
    var texts: [String] = []
    func visit(_ view: View) {
      if let label = view as? Label, let text = label.text { texts.append(text) }
      view.subviews.forEach(visit)
    }
    host.application.windows.forEach(visit)
    return texts
  }

  func view(_ id: String) -> View? {
    func find(_ view: View) -> View? {
      if view.accessibilityIdentifier == id { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return host.application.windows.lazy.compactMap(find).first
  }

  /// Taps a control.
  func tap(_ id: String, times: Int = 1) throws {
    let control = try #require(view(id) as? Control)
    for _ in 0..<times { control.sendActions(for: .touchUpInside) }
    host.application.settle()
  }
}
