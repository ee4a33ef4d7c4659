import LuaRuntime

/// What a person says of the plugins in a folder, in its `lunette.json`: what they may touch, where
/// others lie, which are not to run.
struct ProjectFile {
  static let name = "lunette.json"

  private(set) var grants: [PermissionGrant] = []
  /// Folders that hold plugins; nil when it says nothing of them.
  private(set) var folders: [String]?
  private(set) var disabled: Set<String> = []
  private var problems: [JSONProblem] = []

  /// Reads the file in a folder; what stands for nothing when there is none.
  init(in folder: String, onRead: (String) -> Void = { _ in }) throws(HostError) {
    let path = Plugin.join(folder, ProjectFile.name)
    onRead(path)
    guard SourceFile.isThere(path) else { return }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try SourceFile.read(path)
    } catch {
      throw .unreadable(path, error.reason)
    }
    do throws(JSONProblem) {
      read(try JSONReader.read(bytes), folder)
    } catch {
      problems = [error]
    }
    if !problems.isEmpty {
      throw .invalidManifest(ManifestFailure(problems, in: bytes, path: path))
    }
  }

  private mutating func read(_ node: JSONNode, _ folder: String) {
    for member in members(node, "the file") {
      switch member.name {
      case "allow":
        for plugin in members(member.node, "\"allow\"") {
          if let problem = ManifestReader.problem(ofName: plugin.name) {
            fail(plugin.offset, "the name of a plugin \(problem); found \"\(plugin.name)\"")
          }
          for (text, node) in strings(plugin.node, "what a plugin is allowed") {
            do throws(Permission.InvalidPermission) {
              grants.append(PermissionGrant(try Permission(text), to: plugin.name))
            } catch {
              fail(node.offset, "there is no permission \"\(text)\"; \(error.reason)")
            }
          }
        }
      case "plugins":
        folders = strings(member.node, "\"plugins\"").map { path, _ in
          path.hasPrefix("/") ? path : Plugin.join(folder, path)
        }
      case "disabled": disabled = Set(strings(member.node, "\"disabled\"").map(\.text))
      default:
        let names = ["allow", "plugins", "disabled"]
        let near = Spelling.nearest(to: member.name, among: names, by: \.self)
        fail(
          member.offset,
          "\"\(member.name)\" is no field of \(ProjectFile.name); "
            + (near.map { "did you mean \"\($0)\"?" }
              ?? "there are \(names.joined(separator: ", "))"))
      }
    }
  }

  private mutating func members(_ node: JSONNode, _ what: String) -> [JSONMember] {
    if case .object(let members) = node.value { return members }
    fail(node.offset, "\(what) must be an object; found \(node.kind)")
    return []
  }

  private mutating func strings(
    _ node: JSONNode, _ what: String
  ) -> [(text: String, node: JSONNode)] {
    guard case .array(let elements) = node.value else {
      fail(node.offset, "\(what) must be a list of strings; found \(node.kind)")
      return []
    }
    return elements.compactMap { element in
      if case .string(let text) = element.value, !text.isEmpty { return (text, element) }
      fail(element.offset, "\(what) must be a list of strings; found \(element.kind) in it")
      return nil
    }
  }

  private mutating func fail(_ offset: Int, _ message: String) {
    problems.append(JSONProblem(message: message, offset: offset))
  }
}
