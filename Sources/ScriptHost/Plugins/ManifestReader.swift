import LuaRuntime

/// Checks the fields of a manifest, and collects all that is wrong with them.
struct ManifestReader {
  private(set) var manifest = Manifest()
  private(set) var problems: [JSONProblem] = []
  private(set) var warnings: [JSONProblem] = []

  mutating func read(_ node: JSONNode) {
    guard case .object(let members) = node.value else {
      fail(node, "expected an object, { \"name\": …, \"version\": … }, found \(node.kind)")
      return
    }
    for member in members {
      manifest.places[member.name] = member.node.offset
      read(member)
    }
    for field in ManifestField.all where field.isRequired && manifest.places[field.name] == nil {
      fail(node, "\"\(field.name)\" is missing")
    }
  }

  private mutating func read(_ member: JSONMember) {
    if let field = ManifestField.all.first(where: { $0.name == member.name }) {
      field.read(&self, member.node)
      return
    }
    let names = ManifestField.all.map(\.name)
    let near = Spelling.nearest(to: member.name, among: names, by: { $0 })
    let advice =
      near.map { "did you mean \"\($0)\"?" } ?? "there are \(names.joined(separator: ", "))"
    warnings.append(
      JSONProblem(
        message: "\(shown(member.name)) is no field of a manifest; \(advice)",
        offset: member.offset))
  }

  // MARK: Fields

  mutating func version(_ node: JSONNode) {
    guard let text = string(node, "version") else { return }
    if let version = SemanticVersion(text) {
      manifest.version = version
    } else {
      fail(
        node, "\"version\" must be three numbers, as 1.4.2 or 2.0.0-beta.1; found \(shown(text))")
    }
  }

  mutating func description(_ node: JSONNode) {
    manifest.description = string(node, "description")
  }

  mutating func provides(_ node: JSONNode) {
    guard case .object(let members) = node.value else {
      fail(
        node,
        "\"provides\" must be an object of lists, { \"views\": [ \"Card\" ] }; found \(node.kind)")
      return
    }
    for member in members {
      guard let kind = Provision(rawValue: member.name) else {
        let names = Provision.allCases.map(\.rawValue)
        let near = Spelling.nearest(to: member.name, among: names, by: \.self)
        problems.append(
          JSONProblem(
            message: "\(shown(member.name)) is nothing that a plugin provides; "
              + (near.map { "did you mean \"\($0)\"?" }
                ?? "there are \(names.joined(separator: ", "))"),
            offset: member.offset))
        continue
      }
      for (text, node) in strings(member.node, "provides") {
        manifest.provides[kind, default: []].append(text)
        manifest.places["provides.\(text)"] = node.offset
      }
    }
  }

  mutating func name(_ node: JSONNode) {
    guard let text = string(node, "name") else { return }
    if let problem = Self.problem(ofName: text) {
      fail(node, "\"name\" \(problem); found \(shown(text))")
    } else {
      manifest.name = text
    }
  }

  /// What is wrong with the name of a plugin. It is what `require` takes, in which dots stand for
  /// folders.
  static func problem(ofName name: String) -> String? {
    if name == "lunette" { return "must not be that of the host" }
    let isPlain = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || Manifest.isLetterOrDigit($0)
    }
    guard isPlain, name.first?.isLetter == true, name.utf8.count <= 64 else {
      return "must be at most 64 letters, digits, - and _, a letter first"
    }
    return nil
  }

  mutating func lunette(_ node: JSONNode) {
    guard let range = range(node, "\"lunette\"") else { return }
    manifest.lunette = range
    if !range.contains(Host.apiVersion) {
      fail(
        node,
        "the plugin asks for version \(range) of the script API; this lunette has "
          + "\(Host.apiVersion)")
    }
  }

  mutating func main(_ node: JSONNode) {
    guard let text = string(node, "main") else { return }
    if text.isEmpty || text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    {
      fail(node, "\"main\" must be the name of a file; found \(shown(text))")
    } else if !Plugin.staysInside(text) {
      fail(node, "\"main\" must lie in the plugin's folder; found \(shown(text))")
    } else {
      manifest.main = text
    }
  }

  mutating func dependencies(_ node: JSONNode) {
    guard case .object(let members) = node.value else {
      fail(
        node,
        "\"dependencies\" must be an object of names and version ranges, { \"other\": \"^1.2\" }; "
          + "found \(node.kind)")
      return
    }
    for member in members {
      if let problem = Self.problem(ofName: member.name) {
        problems.append(
          JSONProblem(
            message: "the name of a dependency \(problem); found \(shown(member.name))",
            offset: member.offset))
      } else if let range = range(member.node, "the version of \"\(member.name)\"") {
        manifest.dependencies[member.name] = range
        manifest.places["dependencies.\(member.name)"] = member.node.offset
      }
    }
  }

  mutating func permissions(_ node: JSONNode) {
    for (text, node) in strings(node, "permissions") {
      do throws(Permission.InvalidPermission) {
        manifest.permissions.append(try Permission(text))
      } catch {
        fail(node, "there is no permission \(shown(text)); \(error.reason)")
      }
    }
  }

  // MARK: Types

  private mutating func string(_ node: JSONNode, _ name: String) -> String? {
    if case .string(let text) = node.value { return text }
    fail(node, "\"\(name)\" must be a string; found \(node.kind)")
    return nil
  }

  private mutating func strings(
    _ node: JSONNode, _ name: String
  ) -> [(text: String, node: JSONNode)] {
    guard case .array(let elements) = node.value else {
      fail(node, "\"\(name)\" must be a list of strings, [ \"…\" ]; found \(node.kind)")
      return []
    }
    return elements.compactMap { element in
      if case .string(let text) = element.value, !text.isEmpty { return (text, element) }
      fail(element, "\"\(name)\" must be a list of strings; found \(element.kind) in it")
      return nil
    }
  }

  private mutating func range(_ node: JSONNode, _ what: String) -> VersionRange? {
    let found: String
    if case .string(let text) = node.value {
      if let range = VersionRange(text) { return range }
      found = shown(text)
    } else {
      found = node.kind
    }
    fail(
      node,
      "\(what) must be a range of versions, as ^1.2, ~1.2, >=1 <3, 1.x or 1.2.3; found \(found)")
    return nil
  }

  private mutating func fail(_ node: JSONNode, _ message: String) {
    problems.append(JSONProblem(message: message, offset: node.offset))
  }

  private func shown(_ text: String) -> String {
    text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
  }
}
