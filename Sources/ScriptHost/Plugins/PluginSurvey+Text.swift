import Rendering

// The survey for people: a tree for each plugin that no other needs.
extension PluginSurvey {
  public var text: String {
    var lines: [String] = []
    for root in roots {
      if !lines.isEmpty { lines.append("") }
      var tree = PluginTree(root)
      tree.draw()
      lines += tree.lines
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Draws what a plugin needs. One that was drawn already is only named.
private struct PluginTree {
  private let root: PluginSurvey.Root
  private(set) var lines: [String] = []
  private var drawn: Set<String> = []

  /// A plugin that is to be drawn.
  private struct Branch {
    let name: String
    let range: VersionRange?
    let margin: String
    let isLast: Bool
  }

  init(_ root: PluginSurvey.Root) { self.root = root }

  mutating func draw() {
    var rest = [Branch(name: root.plugin.name, range: nil, margin: "", isLast: true)]
    while let branch = rest.popLast() {
      let isRoot = branch.range == nil
      let plugin = root.chosen[branch.name]
      let isNew = drawn.insert(branch.name).inserted
      let head = isRoot ? "" : branch.margin + (branch.isLast ? "└─ " : "├─ ")
      lines.append(TerminalText.line(head + title(branch, plugin, isNew)))
      guard isNew, let plugin else { continue }
      let margin = isRoot ? "" : branch.margin + (branch.isLast ? "   " : "│  ")
      let needed = (plugin.manifest?.dependencies ?? [:]).sorted { $0.key < $1.key }
      for permission in plugin.manifest?.permissions ?? [] {
        let state = root.isGranted(permission, to: plugin) ? "granted" : "not granted"
        lines.append(
          TerminalText.line("\(margin)\(needed.isEmpty ? "  " : "│ ") \(permission) (\(state))"))
      }
      for (index, (name, range)) in needed.enumerated().reversed() {
        rest.append(
          Branch(name: name, range: range, margin: margin, isLast: index == needed.count - 1))
      }
    }
  }

  private func title(_ branch: Branch, _ plugin: Plugin?, _ isNew: Bool) -> String {
    let wish = branch.range.map { "\(branch.name) \($0) → " } ?? "\(branch.name) "
    guard let plugin else { return wish + "missing" }
    let version = plugin.manifest.map { "\($0.version)" } ?? "(a file)"
    let fits = branch.range.map { range in
      plugin.manifest.map { range.contains($0.version) } ?? false
    }
    return wish + version + (fits == false ? " does not fit" : "")
      + (isNew ? " in \(plugin.folder.isEmpty ? "." : plugin.folder)" : ", see above")
      + (isNew && root.isDisabled(plugin) ? ", disabled" : "")
  }
}
