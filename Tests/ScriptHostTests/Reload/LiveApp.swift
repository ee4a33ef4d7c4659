import ScriptHost
import Testing
import ViewKit

/// An app whose files are edited while it runs.
final class LiveApp {
  let folder: Folder
  let host: Host

  init(_ files: [String: String]) throws {
    folder = try Folder(files)
    var options = HostOptions()
    options.keepsCode = true
    options.limits.seconds = 2
    host = try folder.open("main.lua", options)
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
